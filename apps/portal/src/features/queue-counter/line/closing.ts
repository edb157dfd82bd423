import type { Ticket } from '@rinda/client/queue/tickets'

/** Minutes that work is still open for, and how many of those who wait will not be served by then. */
export type Closing = { readonly minutesLeft: number; readonly tooLate: readonly number[] }

/**
 * Works out who of a line cannot be served before the location closes: each is begun when a counter comes free, and takes what is usual.
 * `order` is that of the calls; `counters` is how many serve it, at least this one.
 */
export function beforeClosing(order: readonly Ticket[], minutesLeft: number, counters: number): Closing {
  const free = Array.from({ length: Math.max(1, counters) }, () => 0)
  const tooLate: number[] = []
  for (const ticket of order) {
    const first = free.indexOf(Math.min(...free))
    const end = (free[first] ?? 0) + ticket.averageTime
    free[first] = end
    if (end > minutesLeft) tooLate.push(ticket.id)
  }
  return { minutesLeft, tooLate }
}
