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
 * Judges a check-in: on the local day of the appointment, not too early, with the right to be called at its time up to the end of the
 * grace; who comes later waits as a walk-in, as long as walk-ins are taken.
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

/** The minutes from which and until which somebody may check in for an appointment, on the local day of it. */
export function checkInBounds(
  startsAt: EpochMinutes,
  {
    zone,
    rules,
    isByStaff,
  }: Pick<At, 'zone' | 'isByStaff'> & { rules: Pick<At['rules'], 'checkInBeforeMinutes'> },
): { from: EpochMinutes; till: EpochMinutes } {
  const day = dayBounds(localDateOf(startsAt, zone), zone)
  const from = isByStaff ? day.from : Math.max(day.from, startsAt - rules.checkInBeforeMinutes)
  return { from, till: day.till }
}

/** Tells whether whoever comes now is too late for the right to be called at the time of an appointment: it is the line's then. */
export function isLate(
  startsAt: EpochMinutes,
  now: EpochMinutes,
  { graceMinutes }: Pick<QueueRules, 'graceMinutes'>,
): boolean {
  return now > startsAt + graceMinutes
}
