import { type FailedCode, failedCodes, isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { InLineAsTold } from '../../database/tables/queue-tables.ts'
import type { TicketPatch, TicketRow } from '../store.ts'
import type { RemoteTicket } from './answers.ts'

type Before = Pick<
  TicketRow,
  | ('waiting_since' | 'place' | 'called_at' | 'first_called_at' | 'ended_at')
  | ('status' | 'service_id' | 'counter' | 'part_since')
>

/** Columns of a ticket that another system decides, as it says. What it does not say stays as it was. */
export function followedColumns(ticket: RemoteTicket, before: Before, serviceId: number, now: Date) {
  const { id, attributes } = ticket
  const { status, waiting_since, created_at } = attributes
  const isCalled = status === 'CALLED'
  const since = waiting_since ?? created_at ?? before.waiting_since
  return {
    remote_id: id,
    remote_label: attributes.label,
    number: attributes.number,
    layout: attributes.layout ?? '',
    average_time: attributes.average_time ?? 0,
    status,
    failed_code: status === 'FAILED' ? failedCodeOf(attributes.failed_code) : null,
    waiting_since: since,
    place: attributes.place ?? since.getTime(),
    is_held: status === 'WAITING' && attributes.held === true,
    service_id: serviceId,
    counter: counterOf(ticket),
    counter_is_number: typeof attributes.counter === 'number',
    called_at: isCalled ? (attributes.called_at ?? before.called_at ?? now) : attributes.called_at,
    first_called_at: firstCall(ticket, before),
    part_since: partSince(ticket, before, serviceId, now),
    ended_at: isUnderWay(status) ? null : (attributes.ended_at ?? before.ended_at ?? now),
  } satisfies TicketPatch
}

/** Name of a counter. Where somebody is called to nowhere in particular it is empty, and not absent. */
function counterOf({ attributes: { status, counter } }: RemoteTicket): string | null {
  return status === 'CALLED' || counter != null ? String(counter ?? '') : null
}

function firstCall({ attributes }: RemoteTicket, before: Before): Date | null {
  return attributes.first_called_at ?? before.first_called_at ?? attributes.called_at
}

/** Start of the part of a visit at hand, as it is said, else as it is seen from here; null where it began with its call. */
function partSince(ticket: RemoteTicket, before: Before, serviceId: number, now: Date): Date | null {
  const { status, called_at, serving_since } = ticket.attributes
  if (status !== 'CALLED') return before.part_since
  const first = firstCall(ticket, before)?.getTime()
  if (serving_since) return serving_since.getTime() === first ? null : serving_since
  if (first === undefined || before.first_called_at?.getTime() !== first) return null
  if (before.status !== 'CALLED') return called_at ?? now
  const isSamePart = before.service_id === serviceId && before.counter === counterOf(ticket)
  return isSamePart ? before.part_since : now
}

function failedCodeOf(code: string | null | undefined): FailedCode {
  return failedCodes.find((known) => known === code) ?? 'unavailable'
}

/** Place of a ticket as another system says. */
export function toldPlace({ attributes }: RemoteTicket): InLineAsTold {
  const { turn, called_next, tickets_to_wait, time_to_wait, time_to_wait_low, time_to_wait_high } = attributes
  return {
    turn: turn ?? (tickets_to_wait === 0 ? 'NEXT' : 'COMING'),
    // Of a system that does not say it nothing is promised.
    calledNext: called_next ?? false,
    ticketsToWait: tickets_to_wait,
    timeToWait: time_to_wait,
    low: time_to_wait_low,
    high: time_to_wait_high,
  }
}

/** Columns of a ticket that are not yet as they should be. */
export function changedOf(before: TicketRow, wanted: TicketPatch): TicketPatch {
  const names = Object.keys(wanted) as (keyof TicketPatch)[]
  const differs = (name: keyof TicketPatch) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name])
  return Object.fromEntries(names.filter(differs).map((name) => [name, wanted[name]]))
}
