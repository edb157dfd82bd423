import type { AttentionItem, Overlapped } from '@rinda/contract/booking/attention'
import type { AttentionCounts, AttentionMark } from '@rinda/contract/booking/day-state'
import { attentionEnds } from '@rinda/domain/booking/attention'
import { localDateOf, utcDateTime } from '@rinda/domain/time/zone'
import { renderBooking } from '../bookings/resource.ts'
import type { Finding, FoundBooking } from './findings.ts'
import type { AttentionList, ShownFinding } from './list.ts'
import type { StandingLine } from './store.ts'

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

/** A finding as a screen marks it, without the booking. */
export function renderMark(finding: Finding): AttentionMark {
  return { qtid: finding.booking.qtid, reasons: [...finding.reasons], until: endOf(finding) }
}

/** Gives the column of a day sheet in which a booking stands. */
function columnOf({ specialistId, serviceId }: FoundBooking): StandingLine {
  return specialistId === null ? { kind: 'service', id: serviceId } : { kind: 'specialist', id: specialistId }
}

export function renderCounts(counted: NonNullable<AttentionList['counted']>): AttentionCounts {
  const groups = Map.groupBy(counted.own, ({ booking }) => {
    const { kind, id } = columnOf(booking)
    return `${booking.locationId} ${localDateOf(booking.startsAt, counted.zone)} ${kind} ${id}`
  })
  const data = [...groups].map(([name, findings]) => {
    const [location_id = '', date = '', kind, id = ''] = name.split(' ')
    return { location_id, date, kind: kind as StandingLine['kind'], id, until: findings.map(endOf) }
  })
  const { companyId, from, till } = counted
  return { company_id: String(companyId), from, till, data }
}

function endOf(finding: Finding): string {
  return new Date(attentionEnds(finding) * 60_000).toISOString()
}
