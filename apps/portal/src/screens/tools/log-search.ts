import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import { clientChoices, type LogFilters } from '../../features/booking-log/log-filters.ts'
import { numberIn } from './monitor-search.ts'

/** Reads the filters of the log of bookings from an address. What makes no sense is left out. */
export function parseLogSearch(search: Record<string, unknown>): LogFilters {
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return {
    ...numberIn(search, 'company'),
    ...numberIn(search, 'location'),
    ...numberIn(search, 'service'),
    ...numberIn(search, 'specialist'),
    ...among(search, 'status', bookingStatuses),
    ...among(search, 'approval', approvals),
    ...among(search, 'client', clientChoices),
    ...among(search, 'sort', ['time'] as const),
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {}),
  }
}

function among<Name extends string, Value extends string>(
  search: Record<string, unknown>,
  name: Name,
  values: readonly Value[],
): { [Each in Name]?: Value } {
  const value = values.find((one) => one === search[name])
  return value === undefined ? {} : ({ [name]: value } as { [Each in Name]: Value })
}
