import type { BookingHistoryEntry } from '@rinda/client/bookings/booking-log'
import type { BookingLogLine } from '@rinda/contract/booking/booking'

export type ToldChange = Pick<BookingHistoryEntry, 'id' | 'at' | 'act' | 'actor' | 'ip' | 'changes'>

/** Puts together what the audit trail has of a booking and what its own log alone holds, newest first. */
export function wholeHistory(
  audited: readonly BookingHistoryEntry[],
  log: readonly BookingLogLine[],
): ToldChange[] {
  const known = new Set(audited.map(({ at, act }) => `${at} ${act}`))
  const alone = log
    .filter(({ at, act }) => !known.has(`${at} ${act}`))
    .map(({ at, act, by }, index) => ({ id: `log ${index}`, at, act, actor: by, ip: '', changes: [] }))
    .reverse()
  return [...audited, ...alone].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
