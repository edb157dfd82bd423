import type { Resource } from '@rinda/contract/json-api'
import type { Caller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import { companyZone } from '../locations/company.ts'
import { renderSpecialists } from '../locations/list.ts'
import { renderLocation, renderService } from '../locations/resource.ts'
import type { BookingRow } from './store.ts'

export const includableWithBookings = ['location', 'service', 'specialist'] as const
type Includable = (typeof includableWithBookings)[number]

/** The locations, services and specialists that bookings name, as far as they are asked for. */
export async function includedWith(
  settingsKept: Settings,
  caller: Caller,
  rows: readonly BookingRow[],
  include: ReadonlySet<Includable>,
  now: Date,
): Promise<Resource[]> {
  const ids = [...new Set(rows.map((row) => row.location_id))]
  const settings = await Promise.all(ids.map((id) => settingsKept.find(caller, id)))
  const minute = Math.floor(now.getTime() / 60_000)
  return settings
    .filter((setting) => setting !== undefined)
    .flatMap((setting) => relatedTo(setting, rows, include, minute))
}

function relatedTo(
  setting: LocationSetting,
  rows: readonly BookingRow[],
  include: ReadonlySet<Includable>,
  minute: number,
): Resource[] {
  const own = rows.filter((row) => row.location_id === setting.locationId)
  const serviceIds = new Set(own.map((row) => row.service_id))
  const specialistIds = new Set(own.map((row) => String(row.specialist_id)))
  const services = [...setting.services.values()].filter((service) => serviceIds.has(service.row.service_id))
  return [
    ...(include.has('location') ? [renderLocation(setting, minute, true)] : []),
    ...(include.has('service') ? services.map((service) => renderService(setting, service, minute)) : []),
    ...(include.has('specialist')
      ? renderSpecialists([setting]).filter(({ id }) => specialistIds.has(id))
      : []),
  ]
}

/** The zone in which a caller's days are meant: the location's, else their company's. */
export async function zoneFor(
  context: { db: Database; settings: Settings },
  caller: Caller,
  locationId: number | undefined,
): Promise<string> {
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  if (setting) return setting.zone
  return await companyZone(context.db, caller.kind === 'portal' ? caller.user.companyId : 1)
}
