/** Choice that the address of the queue holds: all counters instead of one's own, and of which location. */
export type QueueSearch = { readonly view?: 'all'; readonly location?: number }

export function parseQueueSearch(search: Readonly<Record<string, unknown>>): QueueSearch {
  const location = Number(search.location)
  const isAll = search.view === 'all'
  return {
    ...(isAll ? { view: 'all' } : {}),
    ...(isAll && Number.isSafeInteger(location) && location > 0 ? { location } : {}),
  }
}
