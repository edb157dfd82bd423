import { entityFrom } from '@rinda/client/http/entity'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { CounterAttributes, CounterName, CounterResource } from '@rinda/contract/queue/ticket'
import type { EntityOf } from '@rinda/contract/wire/entity-of'

/** A counter of a location. */
export type Counter = EntityOf<CounterAttributes>

export function counterFrom(resource: CounterResource): Counter {
  return entityFrom<Counter>(resource)
}

/** Tells whether two names are those of one counter: `3` and `'3'` are. */
export function isSameCounter(one: CounterName | null, other: CounterName | null): boolean {
  return one !== null && other !== null && String(one) === String(other)
}

/** Tells whether a ticket waits to be called: one that is set aside does not. */
export function isWaiting(ticket: Ticket): boolean {
  return ticket.status === 'WAITING' && !ticket.isHeld
}

/** Tells whether a ticket is at a counter now. */
export function isAt(ticket: Ticket, counter: CounterName): boolean {
  return ticket.status === 'CALLED' && isSameCounter(ticket.counter, counter)
}

/** Gives the moment (ISO 8601) since which a ticket is served for its present service at its counter; null while it is at none. */
export function servedSince({ status, servingSince, firstCalledAt, calledAt }: Ticket): string | null {
  return status === 'CALLED' ? (servingSince ?? firstCalledAt ?? calledAt) : null
}

/** Gives the service that the visit goes on with once the present one is finished, where a counter with these services takes it at once. */
export function goesOnWith({ nextServiceIds }: Ticket, serviceIds: readonly number[]): number | null {
  const [next] = nextServiceIds
  return next !== undefined && serviceIds.includes(next) ? next : null
}

/** Whole minutes that somebody has waited until now, in ms since 1970. */
export function minutesWaited(ticket: Ticket, nowMs: number): number {
  const since = Date.parse(ticket.waitingSince ?? ticket.createdAt)
  return Math.max(0, Math.floor((nowMs - since) / 60_000))
}
