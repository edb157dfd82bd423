import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { TicketAct } from '@rinda/domain/queue/transitions'
import type { Change } from '../changes/record-store.ts'
import type { Written } from '../changes/work.ts'
import { ticketResource } from './resource.ts'
import type { TicketRow } from './store.ts'

/** Names of acts in the audit: those of the table, and what is changed without one. */
export type AuditedAct = TicketAct | 'add_services' | 'move_appointment' | 'follow_system'

/** Columns that are nobody's to read: what proves a ticket, and where a phone is reached. */
const unaudited: ReadonlySet<string> = new Set(['token', 'push_ids', 'session', 'remote_key', 'remote_place'])

export type TicketChange = Change & { event: { resource: TicketResource } }

/** A change of a ticket as it is audited and published. Columns that did not change are left out of the audit. */
export function ticketChange(act: AuditedAct, before: TicketRow | null, after: TicketRow): TicketChange {
  const keys = Object.keys(after) as (keyof TicketRow)[]
  const changed = keys.filter((key) => !unaudited.has(key) && !(before && isSame(before[key], after[key])))
  const pick = (row: TicketRow) => Object.fromEntries(changed.map((key) => [key, row[key]]))
  return {
    action: `ticket.${act}`,
    objectKind: 'ticket',
    objectId: String(after.ticket_id),
    before: before && pick(before),
    after: pick(after),
    event: { type: 'ticket', locationId: after.location_id, resource: ticketResource(after) },
  }
}

/** Makes the outcome of a verb that changed one ticket, and on the way perhaps something else. */
export function doneWithTicket(
  change: TicketChange,
  onTheWay: readonly Change[] = [],
): Result<Written<TicketResource>> {
  const { resource } = change.event
  return done({ changes: [...onTheWay, change], answer: { type: 'ticket', resource } })
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
