import type { HttpResult } from '@rinda/client/http/create-http'
import type { Location } from '@rinda/client/set-up/locations'
import { readAgain } from '@rinda/live/read-again'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keepStates, knownStates, withReadStates } from './location-states.ts'
import { type OwnLocations, withSomeRead } from './own-locations.ts'

type Options = {
  readonly queries: QueryClient
  /** Key of the person's own locations. */
  readonly queryKey: readonly string[]
  readonly read: (ids: readonly number[]) => Promise<HttpResult<Location[]>>
  /** Time in ms that changes are gathered for, and over which screens that heard the same one spread their questions. */
  readonly wait?: { readonly restMs: number; readonly spreadMs: number }
}

/** Number of locations above which all of them are read. */
const mostAtOnce = 20

/**
 * Reads again those of the person's own locations that changed, a moment later and one reading at a time. It begins only while the whole list is not
 * on its way, and what it brings is asked for anew where the list was begun meanwhile: no older answer takes the place of a newer one.
 */
export function readChangedLocations({
  queries,
  queryKey,
  read,
  wait = { restMs: 350, spreadMs: 650 },
}: Options) {
  const due = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isStopped = false

  function plan() {
    if (isStopped || isReading || due.size === 0) return
    timer ??= setTimeout(() => void readDue(), wait.restMs + Math.random() * wait.spreadMs)
  }

  async function readDue() {
    timer = undefined
    const list = queries.getQueryCache().find<OwnLocations>({ queryKey, exact: true })
    if (list && list.state.fetchStatus !== 'idle') return plan()
    const ids = [...due]
    due.clear()
    const before = list?.state.data
    const isKnown = before && !list.state.isInvalidated && list.state.status === 'success'
    if (!isKnown || ids.length > mostAtOnce) return readAll()
    isReading = true
    const statesBefore = knownStates(queries)
    const isOvertaken = watchBegin(list)
    const result = await read(ids)
    isReading = false
    const wasOvertaken = isOvertaken()
    if (isStopped) return
    const own = list.state.data
    if (wasOvertaken || !own || list.state.isInvalidated) for (const id of ids) due.add(id)
    else if (!result.ok || isWithout(result.value, ids, own)) readAll()
    else {
      const known = knownStates(queries)
      keepStates(queries, new Map([...known, ...withReadStates(known, statesBefore, result.value)]))
      const after = withSomeRead(own, result.value, before)
      queries.setQueryData<OwnLocations>(queryKey, after, { updatedAt: list.state.dataUpdatedAt })
    }
    plan()
  }

  function readAll() {
    void readAgain(queries, { queryKey, exact: true })
  }

  /** Gives what tells, and ends the watch, whether the list was begun anew, or forgotten, since. */
  function watchBegin(list: Query<OwnLocations>): () => boolean {
    let isBegun = false
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== list.queryHash) return
      if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'fetch'))
        isBegun = true
    })
    return () => {
      stop()
      return isBegun
    }
  }

  return {
    ask(ids: Iterable<number>) {
      for (const id of ids) due.add(id)
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Tells whether a location that is shown was asked for and is not the person's any more. */
function isWithout(read: readonly Location[], ids: readonly number[], { locations }: OwnLocations): boolean {
  return locations.some(({ id }) => ids.includes(id) && !read.some((one) => one.id === id))
}
