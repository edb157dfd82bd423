import type { LinesForward } from './lines-forward.ts'
import {
  type CallingCounter,
  type LineKey,
  lineKeyOf,
  lineKeysOf,
  type WaitingTicket,
} from './waiting-ticket.ts'

/**
 * Finds the tickets that are called next, whichever of these counters calls: each counter that takes such a ticket would call it before all
 * others, as things are at this moment. One that no counter takes is not among them.
 */
export function findCalledNext(
  lines: LinesForward,
  counters: readonly CallingCounter[],
  now: number,
): Set<WaitingTicket> {
  const byLine = new Map<LineKey, Set<WaitingTicket>>()
  for (const counter of counters) {
    const next = lines.choose(counter, lines.firstsAt(counter, now))?.ticket
    if (!next) continue
    for (const key of lineKeysOf(counter)) byLine.set(key, (byLine.get(key) ?? new Set()).add(next))
  }
  const called = new Set<WaitingTicket>()
  for (const [key, [next, another]] of byLine)
    if (next && !another && lineKeyOf(next) === key) called.add(next)
  return called
}
