import type { Caller } from '../access/caller.ts'
import { maySeeLocation, systemCaller } from '../access/caller.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { assembleSetting, type LocationSetting } from './setting.ts'
import { findSettingRows, type SettingRows } from './setting-store.ts'

export type Settings = {
  /** The setting of a location that this caller may reach; undefined otherwise. */
  find(caller: Caller, locationId: number): Promise<LocationSetting | undefined>
  /** The setting as it stands in the database at this moment, or in a transaction so far: what a change of it starts from. */
  readNow(db: Database, scope: Scope | CompanyScope, locationId: number): Promise<LocationSetting | undefined>
  /** A location as it stands, and as it would be with other rows: what a change would do, before it is made. */
  imagine(
    db: Database,
    scope: Scope | CompanyScope,
    locationId: number,
    change: (rows: SettingRows) => SettingRows,
  ): Promise<SettingChange | undefined>
  /** To be called when something about a location changed. */
  forget(locationId: number): void
}

export type SettingChange = { before: LocationSetting; after: LocationSetting }

/** How long another node's change to a location may stay unseen here. */
const freshForMs = 1000

/** The settings of locations, kept in memory for a moment: every act asks them, and they seldom change. */
export function createSettings(db: Database, clock: () => Date, isProduction: boolean): Settings {
  const kept = new Map<number, { setting: Promise<LocationSetting | undefined>; readAt: number }>()

  async function readNow(from: Database, scope: Scope | CompanyScope, locationId: number) {
    const rows = await findSettingRows(from, scope, locationId)
    return rows && assembleSetting(rows, isProduction)
  }

  function read(locationId: number): Promise<LocationSetting | undefined> {
    const now = clock().getTime()
    const known = kept.get(locationId)
    if (known && now - known.readAt < freshForMs) return known.setting
    const setting = readNow(db, systemCaller.scope, locationId)
    kept.set(locationId, { setting, readAt: now })
    setting.then(
      (found) => found ?? kept.delete(locationId),
      () => kept.delete(locationId),
    )
    return setting
  }

  return {
    async find(caller, locationId) {
      const setting = await read(locationId)
      return setting && maySeeLocation(caller, setting) ? setting : undefined
    },
    readNow,
    async imagine(from, scope, locationId, change) {
      const rows = await findSettingRows(from, scope, locationId)
      return (
        rows && {
          before: assembleSetting(rows, isProduction),
          after: assembleSetting(change(rows), isProduction),
        }
      )
    },
    forget: (locationId) => void kept.delete(locationId),
  }
}
