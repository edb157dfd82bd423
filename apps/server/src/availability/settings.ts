import type { Caller } from '../access/caller.ts'
import { maySeeLocation, systemCaller } from '../access/caller.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { createReadCache } from '../database/read-cache.ts'
import { assembleSetting, type LocationSetting } from './setting.ts'
import { findLocationOfService, findSettingRows, listSettingRows, type SettingRows } from './setting-store.ts'

export type Settings = {
  /** The setting of a location that this caller may reach; undefined otherwise. */
  find(caller: Caller, locationId: number): Promise<LocationSetting | undefined>
  /** The settings of those of some locations that this caller may reach, in their order. */
  findAll(caller: Caller, locationIds: readonly number[]): Promise<LocationSetting[]>
  /** The location of a service, of whichever company; undefined where there is no such service. */
  locationOf(serviceId: number): Promise<number | undefined>
  /** The setting as it stands in the database at this moment, or in a transaction so far: what a change of it starts from. */
  readNow(db: Database, scope: Scope | CompanyScope, locationId: number): Promise<LocationSetting | undefined>
  /** The rows behind it, as they stand: what somebody imagines otherwise. */
  readRows(db: Database, scope: Scope | CompanyScope, locationId: number): Promise<SettingRows | undefined>
  /** The setting that follows from such rows. */
  assemble(rows: SettingRows): LocationSetting
  /** A location as it stands, and as it would be with other rows: what a change would do, before it is made. */
  imagine(
    db: Database,
    scope: Scope | CompanyScope,
    locationId: number,
    change: (rows: SettingRows) => SettingRows,
  ): Promise<SettingChange | undefined>
}

/** The settings as they are kept in memory. */
export type KeptSettings = Settings & {
  /** To be called when something about a location, its services or their specialists was changed. */
  drop(locationId: number): void
  /** To be called when a company was changed. */
  dropAll(): void
}

export type SettingChange = { before: LocationSetting; after: LocationSetting }

/** Keeps the settings of locations in memory: every act asks them, and they seldom change. */
export function createSettings(db: Database, clock: () => Date, isProduction: boolean): KeptSettings {
  async function readNow(from: Database, scope: Scope | CompanyScope, locationId: number) {
    const rows = await findSettingRows(from, scope, locationId)
    return rows && assembleSetting(rows, isProduction)
  }

  async function readAll(locationIds: readonly number[]) {
    const rows = await listSettingRows(db, systemCaller.scope, locationIds)
    return new Map(rows.map((one) => [one.location.location_id, assembleSetting(one, isProduction)]))
  }

  const cache = createReadCache((locationId: number) => readNow(db, systemCaller.scope, locationId), clock)

  const locations = createReadCache(
    (serviceId: number) => findLocationOfService(db, systemCaller.scope, serviceId),
    clock,
  )

  return {
    locationOf: locations.get,
    async find(caller, locationId) {
      const setting = await cache.get(locationId)
      return setting && maySeeLocation(caller, setting) ? setting : undefined
    },
    async findAll(caller, locationIds) {
      const settings = await Promise.all(cache.getAll(locationIds, readAll))
      return settings.filter(
        (setting) => setting !== undefined && maySeeLocation(caller, setting),
      ) as LocationSetting[]
    },
    readNow,
    readRows: findSettingRows,
    assemble: (rows) => assembleSetting(rows, isProduction),
    async imagine(from, scope, locationId, change) {
      const rows = await findSettingRows(from, scope, locationId)
      return (
        rows && {
          before: assembleSetting(rows, isProduction),
          after: assembleSetting(change(rows), isProduction),
        }
      )
    },
    drop(locationId) {
      cache.drop(locationId)
      locations.dropAll()
    },
    dropAll() {
      cache.dropAll()
      locations.dropAll()
    },
  }
}
