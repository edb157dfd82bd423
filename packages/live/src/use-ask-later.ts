import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readAgain } from './read-again.ts'

/** Has some queries asked again a moment later, however often it is called until then. */
export type AskLater = (filters: QueryFilters) => void

/** Time in ms that changes are gathered for, and over which screens that heard the same one spread their questions. */
const usualWait = { restMs: 350, spreadMs: 650 }

/**
 * Makes an `AskLater`. What is on a screen is read again, the rest is marked as old. A question that is still on its way is not asked anew
 * before its answer is there: a slow server would only become slower.
 */
export function createAskLater(
  queries: QueryClient,
  { restMs, spreadMs } = usualWait,
): { ask: AskLater; stop: () => void } {
  /** The queries that are to be asked, by their hash. */
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    timer ??= setTimeout(askNow, restMs + Math.random() * spreadMs)
  }

  function askNow() {
    timer = undefined
    const ready = new Set<string>()
    for (const query of queries
      .getQueryCache()
      .findAll({ predicate: ({ queryHash }) => due.has(queryHash) })) {
      if (query.state.fetchStatus !== 'fetching') ready.add(query.queryHash)
    }
    const isLate = (hash: string) => !ready.has(hash) && queries.getQueryCache().get(hash) !== undefined
    for (const hash of due) if (!isLate(hash)) due.delete(hash)
    if (due.size > 0) wait()
    if (ready.size > 0) void readAgain(queries, { predicate: ({ queryHash }) => ready.has(queryHash) })
  }

  return {
    ask(filters) {
      for (const { queryHash } of queries.getQueryCache().findAll(filters)) due.add(queryHash)
      if (due.size > 0) wait()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      due.clear()
    },
  }
}

/** A way to have queries asked again a moment after something changed. */
export function useAskLater(): AskLater {
  const queries = useQueryClient()
  const later = useMemo(() => createAskLater(queries), [queries])
  useEffect(() => later.stop, [later])
  return later.ask
}
