import { type FailedCode, failedCodes, isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { InLineAsTold } from '../../database/tables/queue-tables.ts'
import type { TicketPatch, TicketRow } from '../store.ts'
import type { RemoteTicket } from './answers.ts'

type Before = Pick<TicketRow, 'waiting_since' | 'place' | 'called_at' | 'first_called_at' | 'ended_at'>

/** Columns of a ticket that another system decides, as it says. What it does not say stays as it was. */
export function followedColumns({ id, attributes }: RemoteTicket, before: Before, now: Date) {
  const { status, counter, waiting_since, created_at } = attributes
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
    // Where somebody is called to nowhere in particular the name is empty, and not absent.
    counter: isCalled || counter != null ? String(counter ?? '') : null,
    counter_is_number: typeof counter === 'number',
    called_at: isCalled ? (attributes.called_at ?? before.called_at ?? now) : attributes.called_at,
    first_called_at: attributes.first_called_at ?? before.first_called_at ?? attributes.called_at,
    ended_at: isUnderWay(status) ? null : (attributes.ended_at ?? before.ended_at ?? now),
  } satisfies TicketPatch
}

function failedCodeOf(code: string | null | undefined): FailedCode {
  return failedCodes.find((known) => known === code) ?? 'unavailable'
}

/** Place of a ticket as another system says. */
export function toldPlace({ attributes }: RemoteTicket): InLineAsTold {
  const { turn, tickets_to_wait, time_to_wait, time_to_wait_low, time_to_wait_high } = attributes
  return {
    turn: turn ?? (tickets_to_wait === 0 ? 'NEXT' : 'COMING'),
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
