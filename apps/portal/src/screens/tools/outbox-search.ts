import { messageStates, type OutboxFilters } from '../../features/outbox/outbox-filters.ts'
import { numberIn } from './monitor-search.ts'

/** Reads the choice of messages from an address. What makes no sense is left out. */
export function parseOutboxSearch(search: Record<string, unknown>): OutboxFilters {
  const state = messageStates.find((one) => one === search.state)
  return { ...numberIn(search, 'company'), ...numberIn(search, 'booking'), ...(state ? { state } : {}) }
}
