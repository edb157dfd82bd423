export type BookingsSearch = { location?: number; date?: string }

export function parseBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  return { ...(typeof search.location === 'number' ? { location: search.location } : {}) }
}
