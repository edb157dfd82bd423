import type { TicketStatus } from './ticket-status.ts'

export const ticketActs = [
  'request',
  'admit',
  'fail',
  'call',
  'recall',
  'no_show',
  'finish',
  'go_on',
  'transfer',
  'hold',
  'resume',
  'take_over',
  'serve',
  'step_back',
  'return',
  'give_back',
  'cancel',
] as const
export type TicketAct = (typeof ticketActs)[number]

/** The life of a ticket, all of it. Whatever is not written here is refused. */
const table: Readonly<Record<TicketAct, { from: readonly TicketStatus[]; to: TicketStatus }>> = {
  request: { from: ['NONE'], to: 'REQUESTED' },
  admit: { from: ['NONE', 'REQUESTED'], to: 'WAITING' },
  fail: { from: ['NONE', 'REQUESTED'], to: 'FAILED' },
  call: { from: ['WAITING'], to: 'CALLED' },
  recall: { from: ['CALLED'], to: 'CALLED' },
  no_show: { from: ['CALLED'], to: 'FAILED' },
  finish: { from: ['CALLED'], to: 'DONE' },
  // The next service of the same visit, at the same counter.
  go_on: { from: ['CALLED'], to: 'CALLED' },
  transfer: { from: ['WAITING', 'CALLED'], to: 'WAITING' },
  // Set aside in the middle of a visit, or before it: nobody is called for it until it is taken up again.
  hold: { from: ['WAITING', 'CALLED'], to: 'WAITING' },
  resume: { from: ['WAITING'], to: 'CALLED' },
  // A visit whose counter was left in the middle of it goes on at another one.
  take_over: { from: ['CALLED'], to: 'CALLED' },
  // Served at once, without having waited.
  serve: { from: ['NONE'], to: 'CALLED' },
  step_back: { from: ['WAITING'], to: 'WAITING' },
  return: { from: ['CALLED'], to: 'WAITING' },
  // Whoever waits for one counter alone waits for any again, as that one closed.
  give_back: { from: ['WAITING'], to: 'WAITING' },
  cancel: { from: ['REQUESTED', 'WAITING', 'CALLED'], to: 'CANCELED' },
}

/** The status after an act, or null when a ticket with that status does not allow it (`wrong_state`). */
export function ticketTransition(act: TicketAct, from: TicketStatus): TicketStatus | null {
  const { from: allowed, to } = table[act]
  return allowed.includes(from) ? to : null
}

/** The statuses in which an act is allowed, and the one that it leads to. */
export function transitionOf(act: TicketAct): { from: readonly TicketStatus[]; to: TicketStatus } {
  return table[act]
}
