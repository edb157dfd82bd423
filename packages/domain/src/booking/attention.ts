/** Bookings that need somebody's attention, and the reasons. */
import { servedIntervals } from '../availability/offer.ts'
import { type WorkingTime, whyOff } from '../availability/working-time.ts'
import type { BookingTime, LocationHours } from '../hours/opening-hours.ts'
import { type EpochMinutes, type LocalDate, localDateOf } from '../time/zone.ts'
import { overlapsOf } from './overlaps.ts'

export const attentionReasons = [
  'approval_pending',
  'overlap',
  'blocked',
  'outside_hours',
  'specialist_off',
  'specialist_away',
  'location_inactive',
  'service_inactive',
  'specialist_inactive',
  'outside_period',
] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** A booking that stands (scheduled or confirmed, not declined), as far as it matters here. */
export type StandingBooking = {
  readonly id: number
  readonly serviceId: number
  readonly specialistId: number | null
  readonly startsAt: EpochMinutes
  readonly endsAt: EpochMinutes
  readonly isBlock: boolean
  readonly isPending: boolean
  readonly isServed: boolean
}

/** State of the location, service and specialist of a booking now. */
export type BookingPlace = {
  readonly hours: LocationHours
  readonly bookingTimes: readonly BookingTime[]
  readonly isLocationActive: boolean
  readonly isServiceActive: boolean
  readonly isSpecialistActive: boolean
  /** Of its specialist, where they have hours or absences of their own. */
  readonly work?: WorkingTime | undefined
  /**
   * The days on which the service can be booked. Said where a change of them is looked at: what stands there was booked in its time, and
   * needs no attention for it.
   */
  readonly days?: { readonly from: LocalDate; readonly till: LocalDate } | null | undefined
}

export type Attention<Booking extends StandingBooking> = {
  readonly booking: Booking
  /** In the order of `attentionReasons`; never empty. */
  readonly reasons: readonly AttentionReason[]
  /** Bookings that it overlaps, blocks among them, in order of their start. */
  readonly overlaps: readonly Booking[]
}

/**
 * The bookings that need attention, in the order given: those that overlap another of the same specialist (or of the same service,
 * where it has none) without being identical to it in start and end, those over a block, those outside the opening hours or booking
 * times as they are now, those at which their specialist does not work or is absent, those whose location, service or specialist is no
 * longer active, and those that wait for approval.
 *
 * Only what is still to come, or goes on, can be resolved: a booking that has ended or is served needs nothing, but while it has not
 * ended it may be what another one overlaps. Blocks are nobody's visit and need nothing themselves.
 */
export function needingAttention<Booking extends StandingBooking>(
  bookings: readonly Booking[],
  placeOf: (booking: Booking) => BookingPlace,
  now: EpochMinutes,
): Attention<Booking>[] {
  const current = bookings.filter((booking) => booking.endsAt > now)
  const overlaps = overlapsOf(current)
  return current.flatMap((booking) => {
    if (booking.isBlock || booking.isServed) return []
    const others = overlaps.get(booking) ?? []
    const holds = reasonsOf(booking, others, placeOf(booking))
    const reasons = attentionReasons.filter((reason) => holds[reason])
    return reasons.length > 0 ? [{ booking, reasons, overlaps: others }] : []
  })
}

/** Finds until when a booking needs attention if nothing changes: an overlap ends with what is overlapped, all else with the visit. */
export function attentionEnds<Booking extends StandingBooking>({
  booking,
  reasons,
  overlaps,
}: Attention<Booking>): EpochMinutes {
  const isOverlapped = (reason: AttentionReason) => reason === 'overlap' || reason === 'blocked'
  if (!reasons.every(isOverlapped)) return booking.endsAt
  return Math.max(...overlaps.map((other) => Math.min(other.endsAt, booking.endsAt)))
}

function reasonsOf(
  booking: StandingBooking,
  others: readonly StandingBooking[],
  place: BookingPlace,
): Record<AttentionReason, boolean> {
  return {
    approval_pending: booking.isPending,
    overlap: others.some((other) => !other.isBlock),
    blocked: others.some((other) => other.isBlock),
    ...placeReasonsOf(booking, place),
  }
}

/** The reasons that lie in the place alone, and so change when the place does. */
export type PlaceReason = Exclude<AttentionReason, 'approval_pending' | 'overlap' | 'blocked'>

function placeReasonsOf(booking: StandingBooking, place: BookingPlace): Record<PlaceReason, boolean> {
  const visit = { from: booking.startsAt, till: booking.endsAt }
  const off = place.work ? whyOff(place.work, visit, place.hours.zone) : null
  return {
    outside_hours: !isWithinHours(booking, place),
    specialist_off: off === 'off',
    specialist_away: off === 'away',
    location_inactive: !place.isLocationActive,
    service_inactive: !place.isServiceActive,
    specialist_inactive: !place.isSpecialistActive,
    outside_period: !isOnDays(booking, place),
  }
}

/** Booking with the reasons for attention that a change of its place would add. */
export type Impact<Booking extends StandingBooking> = {
  readonly booking: Booking
  /** In the order of `attentionReasons`; never empty. */
  readonly reasons: readonly PlaceReason[]
}

/**
 * The bookings that a change of their places would leave outside: each with the reasons that it has after the change and not before, in
 * the order given. What a booking already suffers from is no part of it, and neither is what no place can cause, such as an overlap.
 */
export function impactOnBookings<Booking extends StandingBooking>(
  bookings: readonly Booking[],
  change: { before: (booking: Booking) => BookingPlace; after: (booking: Booking) => BookingPlace },
  now: EpochMinutes,
): Impact<Booking>[] {
  return bookings.flatMap((booking) => {
    if (booking.isBlock || booking.isServed || booking.endsAt <= now) return []
    const after = placeReasonsOf(booking, change.after(booking))
    if (!Object.values(after).includes(true)) return []
    const before = placeReasonsOf(booking, change.before(booking))
    const reasons = attentionReasons.filter(
      (reason): reason is PlaceReason => isAmong(reason, after) && after[reason] && !before[reason],
    )
    return reasons.length > 0 ? [{ booking, reasons }] : []
  })
}

function isAmong<Key extends string>(name: string, holds: Record<Key, boolean>): name is Key {
  return Object.hasOwn(holds, name)
}

function isOnDays({ startsAt }: StandingBooking, { days, hours }: BookingPlace): boolean {
  if (!days) return true
  const date = localDateOf(startsAt, hours.zone)
  return days.from <= date && date <= days.till
}

/** Tells whether the whole of a visit lies in one stretch of its local day in which it can take place. */
function isWithinHours({ startsAt, endsAt }: StandingBooking, place: BookingPlace): boolean {
  const date = localDateOf(startsAt, place.hours.zone)
  return servedIntervals(place, date).some(({ from, till }) => from <= startsAt && endsAt <= till)
}
