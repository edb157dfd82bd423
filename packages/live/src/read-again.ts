import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/** For a query that is read over HTTP and then follows the stream: what changed before the line was there is read once more. */
export const followsStream = { meta: { isFollowing: true } }

/** The queries that say so by `followsStream`. */
export const following: QueryFilters = { predicate: ({ meta }) => meta?.isFollowing === true }

/**
 * Reads again what is shown, and marks the rest as old. What is on its way for the first time, or for nobody who looks, may have been read
 * before something changed, and `invalidateQueries` alone does not begin it anew.
 */
export async function readAgain(queries: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const isLeftAlone = (query: Query) => query.state.data === undefined || !query.isActive()
  const predicate = (query: Query) => isLeftAlone(query) && (filters.predicate?.(query) ?? true)
  await queries.cancelQueries({ ...filters, predicate })
  await queries.invalidateQueries(filters)
}
