import type { BoxGroup } from '../../../features/week-overview/box-groups.ts'
import type { Box, Overview } from '../../../features/week-overview/overview-model.ts'

/** A box that stands for several, as it was when it was opened. */
export type ShownGroup = { readonly date: string; readonly boxes: BoxGroup }

/** The bookings of a box as they are now; those that are gone meanwhile are not listed. */
export function groupNow({ rows }: Overview, { date, boxes }: ShownGroup) {
  const stood = new Set(boxes.map(({ booking }) => booking.qtid))
  const own = rows.flatMap(({ cells }) => cells.flat()).filter(({ booking }) => stood.has(booking.qtid))
  const during = {
    from: boxes[0].booking.startsAt,
    till: Math.max(...boxes.map(({ booking }) => booking.endsAt)),
  }
  return { date, during, parts: own.map(({ booking, state }) => ({ booking, state: listed[state] })) }
}

const listed = {
  booked: 'coming',
  past: 'past',
  pending: 'pending',
  attended: 'attended',
  blocked: 'blocked',
  late: 'attention',
} as const satisfies Record<Box['state'], string>
