import { type ShortBooking, withShort } from '@rinda/client/bookings/short-bookings'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Issue } from '../../bookings/queries/issues-query.ts'

/**
 * Gives what is left to resolve after the changes that arrived since the list was asked for: a booking that
 * was decided about, cancelled or served is gone at once. What a move made better or worse follows from the
 * server a moment later.
 */
export function unsettled(
  issues: readonly Issue[],
  lastSeen: (qtid: string) => ShortBooking | undefined,
): Issue[] {
  return issues.flatMap((issue) => {
    const seen = lastSeen(issue.booking.qtid)
    if (!seen || seen.updatedAt <= issue.booking.updatedAt) return [issue]
    if (!keepsTime(seen) || seen.servedAt !== null) return []
    const reasons = issue.reasons.filter(
      (reason) => reason !== 'approval_pending' || seen.approval === 'pending',
    )
    return reasons.length > 0 ? [{ ...issue, booking: withShort(issue.booking, seen), reasons }] : []
  })
}

/** The issues of each day, in order. */
export function byDay(issues: readonly Issue[]): [date: string, issues: Issue[]][] {
  return [...Map.groupBy(issues, (issue) => issue.date)].sort(([one], [other]) => one.localeCompare(other))
}
