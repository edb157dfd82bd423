import type { Ticket } from '@rinda/client/queue/tickets'

/** State of a ticket as its holder sees it. */
export type TicketFace = 'waiting' | 'next' | 'held' | 'called' | 'done' | 'canceled' | 'noShow' | 'over'

/** Gives what a ticket's holder has to know of it. */
export function faceOf({ status, failedCode, isHeld, isCalledNext }: Ticket): TicketFace {
  if (status === 'CALLED') return 'called'
  if (status === 'DONE') return 'done'
  if (status === 'CANCELED' || status === 'CANCEL') return 'canceled'
  if (status === 'FAILED') return failedCode === 'no_show' ? 'noShow' : 'over'
  if (isHeld) return 'held'
  return isCalledNext ? 'next' : 'waiting'
}

/** Tells whether its holder may still do something with it. */
export function isInLine(face: TicketFace): boolean {
  return face === 'waiting' || face === 'next' || face === 'held'
}

/** Tells whether its holder had better stay: the first of a service may still have others before them. */
export function isNear({ turn, timeToWaitLow }: Pick<Ticket, 'turn' | 'timeToWaitLow'>): boolean {
  return turn === 'NEXT' ? (timeToWaitLow ?? 0) < 15 : (timeToWaitLow ?? 0) < 5
}
