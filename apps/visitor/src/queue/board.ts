import type { CalledTicket, VisitBoard } from '@rinda/client/queue/visit-board'
import type { TicketResource } from '@rinda/contract/queue/ticket'

/** Call as a display shows it; `hasLeft` says that the visit has ended, and the call is shown a little longer. */
export type BoardCall = CalledTicket & { readonly hasLeft: boolean }

/** Line as a display knows it by now. */
export type Board = {
  /** The newest call first. */
  readonly called: readonly BoardCall[]
  readonly next: VisitBoard['next']
  readonly waiting: number
}

export const emptyBoard: Board = { called: [], next: [], waiting: 0 }

/** Time in ms for which a call is shown at least, though its visit ended sooner. */
const shownMs = 60_000

/** The board as it was read. Of what was known before only those stay who have just left. */
export function withReading(before: Board, { called, next, waiting }: Omit<VisitBoard, 'at'>): Board {
  const here = new Set(called.map(({ id }) => id))
  const left = before.called.filter(({ id, hasLeft }) => hasLeft && !here.has(id))
  return { called: inOrder([...called.map((one) => ({ ...one, hasLeft: false })), ...left]), next, waiting }
}

/** The board after a ticket was changed. A newcomer stands last until the line is read again. */
export function withTicket(before: Board, { id, attributes }: TicketResource): Board {
  const { status, label, counter, called_at, held } = attributes
  const wasNext = before.next.some((one) => one.id === id)
  const known = before.called.find((one) => one.id === id)
  const others = before.called.filter((one) => one !== known)
  const next = before.next.filter((one) => one.id !== id)
  const waiting = before.waiting - (wasNext ? 1 : 0)
  if (status === 'CALLED' && called_at !== null) {
    const call = { id, label, counter, calledAt: Date.parse(called_at), hasLeft: false }
    return { called: inOrder([...others, call]), next, waiting }
  }
  if (status === 'WAITING' && !held) {
    const line = wasNext ? before.next : [...next, { id, label }]
    return { called: others, next: line, waiting: waiting + 1 }
  }
  const hasEnded = status === 'DONE' || status === 'FAILED' || status === 'CANCELED'
  const left = known && hasEnded ? [{ ...known, hasLeft: true }] : []
  return { called: inOrder([...others, ...left]), next, waiting }
}

/**
 * The board without the calls that nobody needs any more at a moment (ms since 1970, by the server's clock): their visits have ended, and another
 * one was called to the counter, or a minute has passed since the call.
 */
export function withoutOld(before: Board, now: number): Board {
  const isNeeded = ({ counter, calledAt, hasLeft }: BoardCall) =>
    !hasLeft ||
    (now - calledAt < shownMs &&
      !before.called.some((other) => other.counter === counter && other.calledAt > calledAt))
  const called = before.called.filter(isNeeded)
  return called.length === before.called.length ? before : { ...before, called }
}

function inOrder(called: readonly BoardCall[]): BoardCall[] {
  return called.toSorted((one, other) => other.calledAt - one.calledAt || Number(other.id) - Number(one.id))
}
