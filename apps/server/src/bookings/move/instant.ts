import { fromUtcDateTime, utcDateTime } from '@rinda/domain/time/zone'
import type { BookingRow } from '../store.ts'

/** A moment as the wire names it, or a part of it. */
export type MomentPatch = { date?: string | undefined; time?: string | undefined }

/**
 * Gives the new start of a booking (epoch minutes): the date alone may be named, or the time alone, and the
 * other stays.
 */
export function startAfter(
  { starts_at }: Pick<BookingRow, 'starts_at'>,
  { date, time }: MomentPatch,
): number {
  const held = utcDateTime(starts_at.getTime() / 60_000)
  return fromUtcDateTime(date ?? held.date, time ?? held.time)
}
