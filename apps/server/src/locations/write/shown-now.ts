import type { LocationResource, ServiceResource } from '@rinda/contract/set-up/objects'
import type { CompanyScope } from '../../access/scope.ts'
import type { SettingRows } from '../../availability/setting-store.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { FiguresBySetting, LineFiguresSource } from '../line-figures.ts'
import { renderLocation, renderService } from '../resource.ts'

/** Moment and place in which something is shown: the company, and what its state is worked out by. */
export type At = {
  db: Database
  scope: CompanyScope
  settings: Settings
  lineFigures: LineFiguresSource
  now: Date
}

/** A location as it stands in a transaction, and its services: how they would be shown at this moment. */
export type PlaceNow = {
  location: LocationResource
  /** A service, with the ids of those who serve. */
  service(serviceId: number): ServiceNow | undefined
  /** The same with rows that were written since. */
  after(change: (rows: SettingRows) => SettingRows): PlaceNow
}
type ServiceNow = { resource: ServiceResource; specialists: readonly number[] }

/** Reads a location as it stands at this moment, within a transaction too. */
export async function placeNow(at: At, locationId: number): Promise<PlaceNow | undefined> {
  const rows = await at.settings.readRows(at.db, at.scope, locationId)
  return rows && placeOf(at, rows, await at.lineFigures.within(at.db, locationId))
}

function placeOf(
  { settings, now }: Pick<At, 'settings' | 'now'>,
  rows: SettingRows,
  figuresBy: FiguresBySetting,
): PlaceNow {
  const setting = settings.assemble(rows)
  const figures = figuresBy(setting, now)
  const minute = Math.floor(now.getTime() / 60_000)
  return {
    location: renderLocation(setting, minute, true, figures),
    service(serviceId) {
      const service = setting.services.get(serviceId)
      if (!service) return undefined
      return {
        resource: renderService(setting, service, minute, figures),
        specialists: service.specialistIds,
      }
    },
    after: (change) => placeOf({ settings, now }, change(rows), figuresBy),
  }
}

/** A location as it would be shown at this moment, within a transaction too. */
export async function locationNow(at: At, locationId: number): Promise<LocationResource | undefined> {
  return (await placeNow(at, locationId))?.location
}

/** The same of a service, with the ids of those who serve. */
export async function serviceNow(
  at: At,
  { locationId, serviceId }: { locationId: number; serviceId: number },
): Promise<ServiceNow | undefined> {
  return (await placeNow(at, locationId))?.service(serviceId)
}
