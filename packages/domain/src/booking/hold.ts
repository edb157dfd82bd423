import type { BookingStatus } from './status.ts'

/** Tells whether a booking is a hold: time that is kept for a form that is still being filled in. */
export function isHold({ status }: { status: BookingStatus }): boolean {
  return status === 'locked' || status === 'verified'
}

/** Tells whether this person made the hold: the first line of its log names who did. */
export function isHeldBy(log: readonly { by: string }[], person: string): boolean {
  return log[0]?.by === person
}
