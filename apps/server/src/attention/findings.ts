import {
  type Attention,
  type BookingPlace,
  needingAttention,
  type StandingBooking,
} from '@rinda/domain/booking/attention'
import type { Interval } from '@rinda/domain/time/zone'
import { systemCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import { listStanding, listStandingAt, listWhole, type StandingRow } from './store.ts'

export type AttentionContext = { db: Database; settings: Settings }

export type FoundBooking = StandingBooking & { locationId: number; isByVisitor: boolean }
export type Finding = Attention<FoundBooking>

/** The longest visit: what begins so much earlier or later can overlap what begins here. */
const longestMinutes = 1440

/** All bookings of a company that need attention and begin in a stretch of time, whoever may see them, in order of their start. */
export async function findFindings(
  { db, settings }: AttentionContext,
  scope: CompanyScope,
  starts: Interval,
  now: Date,
): Promise<Finding[]> {
  const around = {
    from: new Date((starts.from - longestMinutes) * 60_000),
    till: new Date((starts.till + longestMinutes) * 60_000),
  }
  const bookings = (await listStanding(db, scope, around, now)).map(standingOf)
  const locationIds = [...new Set(bookings.map((booking) => booking.locationId))]
  const places = new Map<number, LocationSetting>()
  for (const id of locationIds) {
    const setting = await settings.find(systemCaller, id)
    if (setting) places.set(id, setting)
  }
  const known = bookings.filter((booking) => places.has(booking.locationId))
  const placeOf = (booking: FoundBooking) => placeIn(places.get(booking.locationId), booking)
  return needingAttention(known, placeOf, Math.floor(now.getTime() / 60_000)).filter(
    ({ booking }) => booking.startsAt >= starts.from && booking.startsAt < starts.till,
  )
}

/** All coming bookings of some locations that still stand, as the rules of attention look at them. */
export async function bookingsStandingAt(
  db: Database,
  scope: CompanyScope,
  locationIds: readonly number[],
  now: Date,
): Promise<FoundBooking[]> {
  return (await listStandingAt(db, scope, locationIds, now)).map(standingOf)
}

/** The whole rows of some bookings, by id. */
export const wholeBookings = listWhole

/** A booking as the rules of attention look at it. */
function standingOf(row: StandingRow): FoundBooking {
  return {
    id: row.booking_id,
    locationId: row.location_id,
    serviceId: row.service_id,
    specialistId: row.specialist_id,
    startsAt: Math.floor(row.starts_at.getTime() / 60_000),
    endsAt: Math.ceil(row.ends_at.getTime() / 60_000),
    isBlock: row.kind === 'block',
    isPending: row.approval === 'pending',
    isServed: row.served_at !== null,
    isByVisitor: row.client_type !== 'portal',
  }
}

const closed: Pick<BookingPlace, 'hours' | 'bookingTimes'> = {
  hours: { zone: 'UTC', week: {}, specials: [] },
  bookingTimes: [],
}

/** The place of a booking as it is now; a specialist who serves that service no longer is as one who works no longer. */
export function placeIn(setting: LocationSetting | undefined, booking: FoundBooking): BookingPlace {
  const service = setting?.services.get(booking.serviceId)
  if (!setting || !service) {
    return { ...closed, isLocationActive: false, isServiceActive: false, isSpecialistActive: false }
  }
  const { specialistId } = booking
  const { location, specialists, work } = setting
  return {
    hours: setting.hours,
    bookingTimes: service.row.config.booking_times ?? [],
    isLocationActive: location.is_active && location.is_bms_active,
    isServiceActive: service.row.is_active,
    isSpecialistActive:
      specialistId === null ||
      (service.specialistIds.includes(specialistId) && specialists.get(specialistId)?.is_active === true),
    work: specialistId === null ? undefined : work.get(specialistId),
  }
}
