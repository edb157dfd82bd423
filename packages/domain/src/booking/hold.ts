import type { BookingStatus } from './status.ts'

/** Whether time is kept for a form that is still being filled in. */
export function isHold({ status }: { status: BookingStatus }): boolean {
  return status === 'locked' || status === 'verified'
}

/** Whether this person made the hold: the first line of its log says who did. */
export function isHeldBy(log: readonly { by: string }[], person: string): boolean {
  return log[0]?.by === person
}
