/** Choice that the address of the queue holds: all counters instead of one's own, and the location: of which, or at which one's own is first looked for. */
export type QueueSearch = { readonly view?: 'all'; readonly location?: number }

export function parseQueueSearch(search: Readonly<Record<string, unknown>>): QueueSearch {
  const location = Number(search.location)
  return {
    ...(search.view === 'all' ? { view: 'all' } : {}),
    ...(Number.isSafeInteger(location) && location > 0 ? { location } : {}),
  }
}
