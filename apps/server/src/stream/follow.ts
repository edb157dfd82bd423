import { systemCaller } from '../access/caller.ts'
import { type CompanyScope, narrow, type Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { Follower } from './follower.ts'
import { type Behind, findBehind, listBehind, listPlaces, lockRewritten } from './follower-store.ts'
import { keepEvents } from './kept-events.ts'
import type { Streams } from './streams.ts'
import { takeNext } from './take-next.ts'

/** Events that a follower keeps until it takes them. Of a burst of more the rest is read. */
const mostKept = 2_000
const retryMs = 1_000
/** Time in ms after which what is of no concern is taken, with all that came meanwhile. */
const leftMs = 1_000
/** Time in ms after which it is looked whether another process has taken what it committed. */
const leftToOthersMs = 2_000

/**
 * Has a follower take what is published, and first what it missed. In a company where it has never been it begins with the first event. What was published
 * here it takes as it was given to all; the rest it reads. What another process committed is left to that one, unless it does not take it. A hole in a stream is
 * passed over: the streams have logged it. Gives back how to stop, once what is being taken is taken.
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
  const kept = keepEvents(mostKept)
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
      // Whatever it was, the database knows better.
      kept.clear()
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
    for (const [companyId, seq] of left) {
      const place = places.get(companyId) ?? 0
      kept.forget(companyId, place)
      if (seq > place) raise(behind, companyId, seq)
    }
    left.clear()
  }

  async function takeUpTo(companyId: number, end: number): Promise<void> {
    const scope = narrow(systemCaller.scope, companyId)
    let taken = await takeNext(db, scope, follower, { kept, end })
    while (taken.hasMore && !isStopped) taken = await takeNext(db, scope, follower, { kept, end })
    // What was published meanwhile may be taken too.
    if (!taken.hasMore && (behind.get(companyId) ?? 0) <= Math.max(end, taken.place)) behind.delete(companyId)
  }

  work()
  const stops = [
    streams.subscribe((event) => {
      const { companyId, seq } = event
      kept.add(event)
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

/** Finds how far each of some followers is behind what companies have published. */
export async function findAllBehind(
  db: Database,
  scope: Scope,
  followers: readonly Pick<Follower, 'name'>[],
): Promise<Behind[]> {
  return await Promise.all(followers.map(({ name }) => findBehind(db, scope, name)))
}

/** Keeps a follower from taking anything of a company until a transaction ends: what it takes afterwards is taken by what was written in it, events among it. */
export async function holdBack(tx: Database, scope: CompanyScope, name: string): Promise<void> {
  await lockRewritten(tx, scope, name)
}
