import type { Booking } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Issue } from '../../bookings/attention-queries.ts'

/**
 * What is left to resolve after the changes that were heard since the list was asked for: who was decided about, cancelled or served
 * is gone at once. What a move made better or worse the server says a moment later.
 */
export function unsettled(
  issues: readonly Issue[],
  lastSeen: (qtid: string) => Booking | undefined,
): Issue[] {
  return issues.flatMap((issue) => {
    const seen = lastSeen(issue.booking.qtid)
    if (!seen || seen.updatedAt <= issue.booking.updatedAt) return [issue]
    if (!keepsTime(seen) || seen.servedAt !== null) return []
    const reasons = issue.reasons.filter(
      (reason) => reason !== 'approval_pending' || seen.approval === 'pending',
    )
    return reasons.length > 0 ? [{ ...issue, booking: seen, reasons }] : []
  })
}

/** The issues of each day, in order. */
export function byDay(issues: readonly Issue[]): [date: string, issues: Issue[]][] {
  return [...Map.groupBy(issues, (issue) => issue.date)].sort(([one], [other]) => one.localeCompare(other))
}
