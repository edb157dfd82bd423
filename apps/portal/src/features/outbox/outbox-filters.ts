import type { MessageState } from '@rinda/contract/booking/outbox'

/** States by which messages are narrowed, those that need somebody first. */
export const messageStates = ['dead', 'waiting', 'sent', 'kept'] as const satisfies readonly MessageState[]

/** Choice of messages, as the address holds it. */
export type OutboxFilters = { company?: number; booking?: number; state?: MessageState }
