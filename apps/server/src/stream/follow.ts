import { systemCaller } from '../access/caller.ts'
import { type CompanyScope, narrow, type Scope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import {
  type Behind,
  findBehind,
  listBehind,
  listNext,
  listPlaces,
  lockPlace,
  movePlace,
} from './follower-store.ts'
import type { Streams } from './streams.ts'

/**
 * Takes the next events of a company, in their order. What it writes in this transaction is written once; whatever else it does may be
 * done again after a failure. Gives true where it wrote something that is waited for.
 */
export type Take = (tx: Database, scope: CompanyScope, events: readonly StreamEvent[]) => Promise<boolean>

/** Subscriber that misses no event, however often the process is stopped: its place in each company's stream stands in the database. */
export type Follower = {
  /** Its name in the database: the same follower in all processes, whichever of them takes an event. */
  name: string
  /** Time in ms that it rests once it has taken something: what comes meanwhile is taken together. */
  restMs: number
  /** Tells whether there may be something to do for an event, which it is given in any case; undefined: for all of them. What is of no concern is taken later, with others. */
  concerns?(event: StreamEvent): boolean
  /**
   * Gives what takes events, with the programs that it needs: before the transaction begins, in which nothing else is to be waited for. The embedded
   * database has one connection.
   */
  load(): Promise<Take>
  /** Hears when what it wrote stands in the database. */
  onWritten?(): void
}

const mostAtOnce = 500
const retryMs = 1_000
/** Time in ms after which what is of no concern is taken, with all that came meanwhile. */
const leftMs = 1_000
/** Time in ms after which it is looked whether another process has taken what it committed. */
const leftToOthersMs = 2_000

/**
 * Has a follower take what is published, and first what it missed. In a company where it has never been it begins with the first event. What another process
 * committed is left to that one, unless it does not take it. A hole in a stream is passed over: the streams have logged it. Gives back how to stop, once what is being
 * taken is taken.
 */
export function follow(
  db: Database,
  streams: Pick<Streams, 'subscribe' | 'onHole' | 'isFromHere'>,
  follower: Follower,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  const { name, restMs } = follower
  /** The companies in which there is something to take, and up to which number. */
  const behind = new Map<number, number>()
  /** Companies in which others may have taken everything when it is looked. */
  const left = new Map<number, number>()
  let isStopped = false
  let isBusy = false
  /** True once it has been looked up what was missed. */
  let hasLooked = false
  let isLeftDue = false
  let working = Promise.resolve()
  let resting: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined

  function note(companyId: number, seq: number): void {
    raise(behind, companyId, seq)
    if (!isBusy) work()
  }

  function leave(companyId: number, seq: number, ms: number): void {
    raise(left, companyId, seq)
    leaving ??= setTimeout(() => {
      leaving = undefined
      isLeftDue = true
      if (!isBusy) work()
    }, ms)
  }

  function work(): void {
    isBusy = true
    working = takeAll()
  }

  async function takeAll(): Promise<void> {
    const looks = [await tried(lookUpMissed), await tried(lookAtLeft)]
    let hasFailed = looks.includes(false)
    if (behind.size === 0 && !isLeftDue && !hasFailed) {
      isBusy = false
      return
    }
    for (const [companyId, end] of behind) {
      if (isStopped) return
      if (!(await tried(() => takeUpTo(companyId, end)))) hasFailed = true
    }
    if (isStopped) return
    resting = setTimeout(
      () => {
        if (hasFailed || behind.size > 0 || isLeftDue) work()
        else isBusy = false
      },
      hasFailed ? Math.max(restMs, retryMs) : restMs,
    )
  }

  async function tried(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      onFault(error)
      return false
    }
  }

  async function lookUpMissed(): Promise<void> {
    if (hasLooked) return
    for (const { companyId, seq } of await listBehind(db, name)) raise(behind, companyId, seq)
    hasLooked = true
  }

  async function lookAtLeft(): Promise<void> {
    if (!isLeftDue) return
    const places = await listPlaces(db, name, [...left.keys()])
    isLeftDue = false
    for (const [companyId, seq] of left) if (seq > (places.get(companyId) ?? 0)) raise(behind, companyId, seq)
    left.clear()
  }

  async function takeUpTo(companyId: number, end: number): Promise<void> {
    const scope = narrow(systemCaller.scope, companyId)
    while (await takeNext(db, scope, follower)) if (isStopped) return
    if (behind.get(companyId) === end) behind.delete(companyId)
  }

  work()
  const stops = [
    streams.subscribe((event) => {
      const { companyId, seq } = event
      if (!streams.isFromHere(event)) leave(companyId, seq, leftToOthersMs)
      else if (follower.concerns?.(event) ?? true) note(companyId, seq)
      else leave(companyId, seq, leftMs)
    }),
    streams.onHole(({ companyId, till }) => note(companyId, till)),
  ]
  return {
    async stop() {
      isStopped = true
      for (const stop of stops) stop()
      clearTimeout(resting)
      clearTimeout(leaving)
      await working
    },
  }
}

function raise(numbers: Map<number, number>, companyId: number, seq: number): void {
  numbers.set(companyId, Math.max(seq, numbers.get(companyId) ?? 0))
}

/** Has a follower take, now and here, what a company has published and it has not taken yet. */
export async function takeMissed(db: Database, scope: CompanyScope, follower: Follower): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await takeNext(db, scope, follower)
}

/** Finds how far each of some followers is behind what companies have published. */
export async function findAllBehind(
  db: Database,
  scope: Scope,
  followers: readonly Pick<Follower, 'name'>[],
): Promise<Behind[]> {
  return await Promise.all(followers.map(({ name }) => findBehind(db, scope, name)))
}

/** Keeps a follower from taking anything of a company until a transaction ends: what it takes afterwards is taken by what was written in it. */
export async function holdBack(tx: Database, scope: CompanyScope, name: string): Promise<void> {
  await lockPlace(tx, scope, name)
}

/** Takes what comes next; true: there may be more of it. */
async function takeNext(
  db: Database,
  scope: CompanyScope,
  { name, load, onWritten }: Follower,
): Promise<boolean> {
  const take = await load()
  const { hasMore, hasWritten } = await db.transaction().execute(async (tx) => {
    const place = await lockPlace(tx, scope, name)
    // A statement of its own: whoever held the place before may have written something that this one is to see.
    const { events, end } = await listNext(tx, scope, place, mostAtOnce)
    const hasMore = events.length === mostAtOnce
    const last = events.at(-1)?.seq ?? place
    const next = hasMore ? last : Math.max(last, end)
    const hasWritten = events.length > 0 && (await take(tx, scope, events))
    if (next > place) await movePlace(tx, scope, name, next)
    return { hasMore, hasWritten }
  })
  if (hasWritten) onWritten?.()
  return hasMore
}
