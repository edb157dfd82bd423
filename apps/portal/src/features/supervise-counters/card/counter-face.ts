import type { Ticket } from '@rinda/client/queue/tickets'
import { type Counter, isAt } from '../../../queue/ticket.ts'

/** State of a counter as it is said: a visit that takes long is a state of its own. */
export type CounterFace = 'serving' | 'long' | 'free' | 'paused' | 'closed'

/** A visit takes long from one and a half of what is usual. */
const longFrom = 1.5

/** Seconds from which a visit takes long; without end where nothing is known to be usual. `usual` is in minutes. */
export function longAfterSeconds(usual: number): number {
  return usual > 0 ? usual * longFrom * 60 : Number.POSITIVE_INFINITY
}

/** The ticket that stands at a counter; should there be two, the one that was called last. */
export function ticketAt(counter: Counter, tickets: readonly Ticket[]): Ticket | null {
  const there = tickets.filter((ticket) => isAt(ticket, counter.counter))
  return there.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other))).at(-1) ?? null
}

const momentOf = ({ calledAt }: Ticket) => calledAt ?? ''

/** State of a counter with whoever stands at it, whose visit has lasted so many seconds. */
export function faceOf(
  { isOpen, isPaused }: Pick<Counter, 'isOpen' | 'isPaused'>,
  visit: { readonly seconds: number; readonly usual: number } | null,
): CounterFace {
  if (!isOpen) return 'closed'
  if (isPaused) return 'paused'
  if (!visit) return 'free'
  return visit.seconds > longAfterSeconds(visit.usual) ? 'long' : 'serving'
}

/** Moment since which a counter is free: its state began, or its last visit ended, whichever is later. */
export function freeSince(
  { stateSince }: Pick<Counter, 'stateSince'>,
  lastEndedAt: string | null,
): string | null {
  const moments = [stateSince, lastEndedAt].filter((moment) => moment !== null)
  return moments.toSorted().at(-1) ?? null
}

/** Services that a counter takes, out of those of its location: all of them where it names none. */
export function takenServices(
  { serviceIds }: Pick<Counter, 'serviceIds'>,
  all: readonly number[],
): readonly number[] {
  return serviceIds.length > 0 ? serviceIds : all
}

/** Short name of a counter, for its tile: its number, or the first letters of its name. */
export function tileOf(counter: Counter['counter']): string {
  const name = String(counter)
  return name.length <= 3 ? name : name.slice(0, 1).toLocaleUpperCase()
}

/** Name for a counter that is added: the next number. */
export function nextNumber(counters: readonly Pick<Counter, 'counter'>[]): number {
  const numbers = counters
    .map(({ counter }) => Number(counter))
    .filter((number) => Number.isSafeInteger(number))
  return Math.max(0, ...numbers) + 1
}
