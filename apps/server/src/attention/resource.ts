import type { AttentionItem, Overlapped } from '@rinda/contract/booking/attention'
import { utcDateTime } from '@rinda/domain/time/zone'
import { renderBooking } from '../bookings/resource.ts'
import type { ShownFinding } from './list.ts'

/** The only way of a booking that needs attention to the wire. */
export function renderAttention({ finding, row, date, overlaps }: ShownFinding): AttentionItem {
  return {
    qtid: row.qtid,
    location_id: String(row.location_id),
    date,
    reasons: [...finding.reasons],
    overlaps: overlaps.map(renderOverlap),
    booking: renderBooking(row),
  }
}

function renderOverlap({ overlap, row }: ShownFinding['overlaps'][number]): Overlapped {
  return {
    qtid: row?.qtid ?? null,
    ...utcDateTime(overlap.startsAt),
    duration: overlap.endsAt - overlap.startsAt,
    name: row && !overlap.isBlock ? `${row.first_name} ${row.last_name}`.trim() : '',
    is_blocked: overlap.isBlock,
  }
}
