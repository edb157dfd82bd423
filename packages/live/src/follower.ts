import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { machineNow } from './clock/machine-now.ts'
import { readAgain } from './read-again.ts'

/** Data with one change put on it; the same object where the change is none of its own. */
export type Patch<Data, Change> = (data: Data, change: Change) => Data

/** Puts on an answer what changed while it was on its way. `seq` is how far the stream was in it, where that is known. */
export type OnTop<Data> = (answer: Data, seq?: number) => Data

/** A kind of query that follows a stream. */
export type Followed<Data> = {
  /** Reads what such a query keeps: `ask` brings the answer, and puts on top of it what changed meanwhile. */
  readonly read: (ask: (onTop: OnTop<Data>) => Promise<Data>) => Promise<Data>
}

export type Follower<Change> = {
  /** Keeps all queries under a key true by a patch, also those that are there already. May be called again with the same. */
  readonly follow: <Data>(queryKey: QueryKey, patch: Patch<Data, Change>) => Followed<Data>
  /** Puts a change in its place in every query that follows. One that is older than what is known of its row changes nothing. */
  readonly apply: (change: Change) => void
  /**
   * Shows what is on its way to the server as if it were done. What is given back ends that: with the change that came of it, or without
   * one, where nothing did; then the row is again as it was `before`, unless others have changed it meanwhile.
   */
  readonly show: (change: Change, before: Change) => (outcome?: Change) => void
  /** The newest change of a row, by its name; also of one that has left every query. */
  readonly latest: (name: string) => Change | undefined
  /** Forgets what came: to be called where a part of the stream was lost, as everything is then read again. */
  readonly forget: () => void
}

export type FollowerOptions<Change> = {
  readonly queries: QueryClient
  /** Names the row that changed. */
  readonly nameOf: (change: Change) => string
  /** Says whether a change is of a later state of its row than another one. */
  readonly isNewer: (one: Change, other: Change) => boolean
  /** Called with each change that was put in its place. */
  readonly onChange?: (change: Change) => void
}

type Known<Change> = {
  readonly change: Change
  /** Count of all changes when it came. */
  readonly at: number
  /** Knowledge of the row before; present while the change is only shown. */
  readonly under?: { readonly known: Known<Change> | undefined }
}

/** Count of rows whose newest change is kept. Those that changed while something is read are kept in any case. */
const mostKept = 200

/**
 * Makes a follower, which keeps queries true by the messages of a stream. A change has the number `seq` of its message, or none where it is the reply to
 * one's own act. In whatever order answers, messages and replies come, the queries end with what the server has, as long as messages come
 * in the stream's order, and everything is read again where it had a hole.
 */
export function createFollower<Change extends { readonly seq?: number | undefined }>(
  options: FollowerOptions<Change>,
): Follower<Change> {
  const { queries, nameOf, isNewer, onChange } = options
  const followed = new Map<string, { queryKey: QueryKey; patch: Patch<unknown, Change> }>()
  /** The newest change of each row, the one that came last at the end. */
  const known = new Map<string, Known<Change>>()
  /** Readings under way, each with the count of changes when it began. */
  const readings = new Set<{ readonly began: number }>()
  let count = 0
  let answered = 0
  let forgotten = 0

  function remember(change: Change, under?: Known<Change>['under']) {
    const name = nameOf(change)
    known.delete(name)
    count += 1
    known.set(name, { change, at: count, ...(under ? { under } : {}) })
    const needed = Math.min(...[...readings].map(({ began }) => began))
    for (const [oldest, { at, under: shown }] of known) {
      if (known.size <= mostKept || at > needed) return
      if (!shown) known.delete(oldest)
    }
  }

  function put(change: Change) {
    notifyManager.batch(() => {
      for (const { queryKey, patch } of followed.values()) {
        for (const query of queries.getQueryCache().findAll({ queryKey })) {
          const { data } = query.state
          const next = data === undefined ? data : patch(data, change)
          // All else stays as it is: what has to be read again, or could not be, is not made true by one change.
          if (next !== data) query.setState({ data: next, dataUpdatedAt: machineNow() })
        }
      }
    })
    onChange?.(change)
  }

  function apply(change: Change) {
    const before = known.get(nameOf(change))
    if (before && isNewer(before.change, change)) return
    // A message may come twice: the second time it says nothing against what is shown.
    if (before?.under && !isNewer(change, before.change)) return
    remember(change)
    put(change)
  }

  function show(change: Change, before: Change) {
    const name = nameOf(change)
    const was = { answered, forgotten }
    remember(change, { known: known.get(name) })
    put(change)
    return (outcome?: Change) => {
      const last = known.get(name)
      const isShown = last?.change === change
      if (isShown) {
        known.delete(name)
        if (last.under?.known) known.set(name, last.under.known)
      }
      if (outcome) apply(outcome)
      else if (isShown) put(before)
      // What was read meanwhile, or lost, may know more of the row than the act did.
      const isUnsure = was.forgotten !== forgotten || (!outcome && was.answered !== answered)
      if (isUnsure) for (const { queryKey } of followed.values()) void readAgain(queries, { queryKey })
    }
  }

  function follow<Data>(queryKey: QueryKey, patch: Patch<Data, Change>): Followed<Data> {
    followed.set(hashKey(queryKey), { queryKey, patch: patch as Patch<unknown, Change> })
    return {
      async read(ask) {
        const reading = { began: count }
        readings.add(reading)
        const isMissing = ({ change, at, under }: Known<Change>, seq: number | undefined) =>
          under !== undefined ||
          (seq === undefined || change.seq === undefined ? at > reading.began : change.seq > seq)
        try {
          return await ask((answer, seq) =>
            [...known.values()]
              .filter((one) => isMissing(one, seq))
              .reduce((data, { change }) => patch(data, change), answer),
          )
        } finally {
          answered += 1
          readings.delete(reading)
        }
      },
    }
  }

  return {
    follow,
    apply,
    show,
    latest: (name) => known.get(name)?.change,
    forget() {
      forgotten += 1
      for (const [name, { under }] of known) if (!under) known.delete(name)
    },
  }
}
