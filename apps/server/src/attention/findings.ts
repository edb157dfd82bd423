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
import {
  listStanding,
  listStandingAt,
  listStandingOf,
  listWhole,
  type StandingLine,
  type StandingRow,
} from './store.ts'

export type AttentionContext = { db: Database; settings: Settings }

export type FoundBooking = StandingBooking & { qtid: string; locationId: number; isByVisitor: boolean }
export type Finding = Attention<FoundBooking>

/** The longest visit: what begins so much earlier or later can overlap what begins here. */
const longestMinutes = 1440

/** All bookings of a company that need attention and begin in a stretch of time, whoever may see them, in order of their start. */
export async function findFindings(
  context: AttentionContext,
  scope: CompanyScope,
  starts: Interval,
  now: Date,
): Promise<Finding[]> {
  return await judge(context, await listStanding(context.db, scope, around(starts), now), starts, now)
}

export const lineOf = ({
  serviceId,
  specialistId,
}: Pick<FoundBooking, 'serviceId' | 'specialistId'>): StandingLine =>
  specialistId === null ? { kind: 'service', id: serviceId } : { kind: 'specialist', id: specialistId }

/** Finds the same of some specialists, and of some services where nobody is named. */
export async function findFindingsOf(
  context: AttentionContext,
  scope: CompanyScope,
  lines: readonly StandingLine[],
  starts: Interval,
  now: Date,
): Promise<Finding[]> {
  const rows = await listStandingOf(context.db, scope, lines, around(starts), now)
  return await judge(context, rows, starts, now)
}

const around = (starts: Interval) => ({
  from: new Date((starts.from - longestMinutes) * 60_000),
  till: new Date((starts.till + longestMinutes) * 60_000),
})

async function judge(
  { settings }: AttentionContext,
  rows: readonly StandingRow[],
  starts: Interval,
  now: Date,
): Promise<Finding[]> {
  const bookings = rows.map(standingOf)
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
    qtid: row.qtid,
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
