import {
  clientStatuses,
  clientTypes,
  type MonitorFilters,
  ticketStates,
} from '../../features/monitor-queue/filter-choices.ts'

/** Choice that the address of a monitor holds: the company that the platform's admin watches, and the filters. */
export type MonitorSearch = MonitorFilters & { company?: number }

export function parseMonitorSearch(search: Record<string, unknown>): MonitorSearch {
  const state = ticketStates.find((one) => one === search.state)
  const type = clientTypes.find((one) => one === search.type)
  const status = clientStatuses.find((one) => one === search.status)
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return {
    ...numberIn(search, 'company'),
    ...numberIn(search, 'location'),
    ...numberIn(search, 'service'),
    ...(state ? { state } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {}),
  }
}

/** Reads a positive whole number of that name; nothing where there is none. */
export function numberIn<Name extends string>(
  search: Record<string, unknown>,
  name: Name,
): { [Each in Name]?: number } {
  const value = Number(search[name])
  return Number.isInteger(value) && value > 0 ? ({ [name]: value } as { [Each in Name]: number }) : {}
}
