import type { BookingAttributes } from '@rinda/contract/booking/booking'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { type Caller, maySeeSystems } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { LineFigures, LineFiguresSource } from '../../locations/line-figures.ts'
import { renderSpecialists, shownServices } from '../../locations/list.ts'
import { renderLocation, renderService } from '../../locations/resource.ts'

export const includableWithBookings = ['location', 'service', 'specialist'] as const
export type Includable = (typeof includableWithBookings)[number]

/** Place of a booking, and its specialist. */
export type Placed = Pick<BookingAttributes, 'location_id' | 'service_id' | 'specialist_id'>

type IncludedContext = { settings: Settings; lineFigures: Pick<LineFiguresSource, 'ofAll'> }

/** The locations, services and specialists that bookings name, as far as they are asked for, and as this caller sees them. */
export async function includedWith(
  { settings: settingsKept, lineFigures }: IncludedContext,
  caller: Caller,
  rows: readonly Placed[],
  include: ReadonlySet<Includable>,
  now: Date,
): Promise<ResourceObject[]> {
  const ids = [...new Set(rows.map((row) => row.location_id))]
  const found = await Promise.all(ids.map((id) => settingsKept.find(caller, id)))
  const minute = Math.floor(now.getTime() / 60_000)
  const settings = found
    .filter((setting) => setting !== undefined)
    .filter(({ location }) => location.is_visible || caller.kind !== 'visitor')
  const hasLine = include.has('location') || include.has('service')
  const figures = hasLine ? await lineFigures.ofAll(settings, now) : new Map<number, LineFigures>()
  return settings.flatMap((setting) =>
    relatedTo(setting, caller, rows, { include, minute, figures: figures.get(setting.locationId) }),
  )
}

type Shown = { include: ReadonlySet<Includable>; minute: number; figures: LineFigures | undefined }

function relatedTo(
  setting: LocationSetting,
  caller: Caller,
  rows: readonly Placed[],
  { include, minute, figures }: Shown,
): ResourceObject[] {
  const own = rows.filter((row) => row.location_id === setting.locationId)
  const serviceIds = new Set(own.map((row) => row.service_id))
  const specialistIds = new Set(own.map((row) => String(row.specialist_id)))
  const shown = shownServices(setting, caller)
  const services = shown.filter(({ row }) => serviceIds.has(row.service_id))
  // Of what a specialist serves besides nothing is told that is not shown.
  const staffed = {
    specialists: setting.specialists,
    services: new Map(shown.map((service) => [service.row.service_id, service])),
  }
  return [
    ...(include.has('location') ? [renderLocation(setting, minute, maySeeSystems(caller), figures)] : []),
    ...(include.has('service')
      ? services.map((service) => renderService(setting, service, minute, figures))
      : []),
    ...(include.has('specialist')
      ? renderSpecialists([staffed]).filter(({ id }) => specialistIds.has(id))
      : []),
  ]
}
