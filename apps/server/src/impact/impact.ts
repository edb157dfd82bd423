import { bookableRange } from '@rinda/domain/availability/bookable-range'
import { impactOnBookings, type PlaceReason } from '@rinda/domain/booking/attention'
import { rangeRuleOf } from '@rinda/domain/company/profile'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { type Caller, maySeeLocation, maySeeService, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { bookingsStandingAt, type FoundBooking, placeIn, wholeBookings } from '../attention/findings.ts'
import { periodOf } from '../availability/offer-rules.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { SettingChange } from '../availability/settings.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'

/** The most bookings that are listed; all are counted. */
const mostListed = 100

/**
 * Change that somebody is about to make in one company: each location that it touches, as it stands and as it
 * would be.
 */
export type ImpactChange = { companyId: number; places: readonly SettingChange[] }

/** A booking that would be left outside, with the company's calendar day on which it begins, and how many there are in all. */
export type ImpactList = {
  found: { row: BookingRow; date: LocalDate; reasons: readonly PlaceReason[] }[]
  total: number
}

/**
 * The coming bookings that a change would leave outside, however far ahead: the first hundred of those that the caller may see, with the
 * reasons that the change adds, and how many there are in all. Nothing is written. Blocks are nobody's visit and are not counted.
 */
export async function impactOf(
  { db }: { db: Database },
  caller: Caller,
  { companyId, places }: ImpactChange,
  now: Date,
): Promise<ImpactList> {
  const scope = narrow(caller.scope, companyId)
  const changes = new Map(places.map((place) => [place.after.locationId, place]))
  const standing = await bookingsStandingAt(db, scope, [...changes.keys()], now)
  const placeOf = (side: keyof SettingChange) => (booking: FoundBooking) => {
    const setting = changes.get(booking.locationId)?.[side]
    return { ...placeIn(setting, booking), days: setting && daysOf(setting, caller, booking, now) }
  }
  const change = { before: placeOf('before'), after: placeOf('after') }
  const impacts = impactOnBookings(standing, change, Math.floor(now.getTime() / 60_000))
  const shown = impacts
    .filter(
      ({ booking: { locationId, serviceId } }) =>
        maySeeLocation(caller, { companyId, locationId }) && maySeeService(caller, serviceId),
    )
    .slice(0, mostListed)
  const rows = await wholeBookings(
    db,
    scope,
    shown.map(({ booking }) => booking.id),
  )
  const found = shown.flatMap(({ booking, reasons }) => {
    const row = rows.get(booking.id)
    const zone = changes.get(booking.locationId)?.after.zone
    return row && zone !== undefined ? [{ row, reasons, date: localDateOf(booking.startsAt, zone) }] : []
  })
  return { found, total: impacts.length }
}

/**
 * The days on which who made a booking could book it, as far as they end: how many days ahead one books at least says nothing of what is
 * booked already.
 */
function daysOf(
  setting: LocationSetting,
  caller: Caller,
  { serviceId, isByVisitor }: FoundBooking,
  now: Date,
) {
  const service = setting.services.get(serviceId)
  if (!service) return null
  const period = { ...periodOf(service, isByVisitor ? 'visitor' : 'staff'), periodMinDays: null }
  const rule = rangeRuleOf(profileOf(caller, setting.company), serviceId)
  const ends = rule && { ...rule, fromDays: 0 }
  return bookableRange(ends, period, localDateOf(Math.floor(now.getTime() / 60_000), setting.zone))
}
