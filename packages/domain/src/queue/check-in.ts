import { judged } from '../booking/approval.ts'
import type { Approval, BookingStatus } from '../booking/status.ts'
import type { QueueRules } from '../company/profile.ts'
import { dayBounds, type EpochMinutes, localDateOf } from '../time/zone.ts'

/** A booking as whoever checks it in finds it. */
export type CheckInBooking = {
  status: BookingStatus
  approval: Approval
  startsAt: EpochMinutes
  isBlocked: boolean
  servedAt: unknown
}
type At = {
  now: EpochMinutes
  zone: string
  rules: Pick<QueueRules, 'graceMinutes' | 'checkInBeforeMinutes'>
  /** Staff see who stands before them: for them it is never too early on the day of the appointment. */
  isByStaff: boolean
  /** Tells whether the line goes on over midnight; where it does not, it ends with the day. */
  isKeptOvernight: boolean
  /** Tells whether a walk-in could join the line at this moment. */
  takesWalkIns: boolean
}

export type CheckInRefusal =
  | { why: 'check_in_unknown' | 'check_in_canceled' | 'check_in_unapproved' | 'check_in_closed' }
  | { why: 'booking_served' }
  /** `from` is when it works, `was` when the appointment was. */
  | { why: 'check_in_early'; from: EpochMinutes }
  | { why: 'check_in_past'; was: EpochMinutes }

/**
 * Judges a check-in: within its bounds, with the right to be called at its time up to the end of the grace; who comes later waits as a walk-in, as long as walk-ins are taken.
 */
export function judgeCheckIn(booking: CheckInBooking, at: At): CheckInRefusal | { hasRight: boolean } {
  return whyNotStanding(booking) ?? judgeTime(booking.startsAt, at)
}

function whyNotStanding(booking: CheckInBooking): CheckInRefusal | null {
  const { status, approval } = booking
  if (booking.isBlocked) return { why: 'check_in_unknown' }
  if (status === 'canceled' || status === 'rescheduled' || approval === 'declined')
    return { why: 'check_in_canceled' }
  if (!judged.includes(status)) return { why: 'check_in_unknown' }
  if (approval === 'pending') return { why: 'check_in_unapproved' }
  return booking.servedAt === null ? null : { why: 'booking_served' }
}

function judgeTime(startsAt: EpochMinutes, at: At): CheckInRefusal | { hasRight: boolean } {
  const { now, rules } = at
  const { from, till } = checkInBounds(startsAt, at)
  if (now >= till) return { why: 'check_in_past', was: startsAt }
  if (now < from) return { why: 'check_in_early', from }
  if (!isLate(startsAt, now, rules)) return { hasRight: true }
  return at.takesWalkIns ? { hasRight: false } : { why: 'check_in_closed' }
}

/**
 * The minutes from which and before which somebody may check in for an appointment: on its local day, and where the line goes on over midnight
 * also on the evening before it and up to the end of its grace.
 */
export function checkInBounds(
  startsAt: EpochMinutes,
  { zone, rules, isByStaff, isKeptOvernight }: Pick<At, 'zone' | 'rules' | 'isByStaff' | 'isKeptOvernight'>,
): { from: EpochMinutes; till: EpochMinutes } {
  const day = dayBounds(localDateOf(startsAt, zone), zone)
  const first = startsAt - rules.checkInBeforeMinutes
  const earliest = isKeptOvernight ? Math.min(day.from, first) : day.from
  // In the minute in which the grace ends, one still comes in time.
  const graceEnd = startsAt + rules.graceMinutes + 1
  return {
    from: isByStaff ? earliest : Math.max(earliest, first),
    till: isKeptOvernight ? Math.max(day.till, graceEnd) : day.till,
  }
}

/** Tells whether whoever comes now is too late for the right to be called at the time of an appointment: it is the line's then. */
export function isLate(
  startsAt: EpochMinutes,
  now: EpochMinutes,
  { graceMinutes }: Pick<QueueRules, 'graceMinutes'>,
): boolean {
  return now > startsAt + graceMinutes
}
