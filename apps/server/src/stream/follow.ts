import { systemCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import { listEvents, type StreamEvent, streamEnd } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { listBehind, lockPlace, movePlace } from './follower-store.ts'
import type { Streams } from './streams.ts'

/**
 * Takes the next events of a company, in their order. What it writes in this transaction is written once; whatever else it does may be
 * done again after a failure.
 */
export type Take = (tx: Database, scope: CompanyScope, events: readonly StreamEvent[]) => Promise<void>

/** Subscriber that misses no event, however often the process is stopped: its place in each company's stream stands in the database. */
export type Follower = {
  /** Its name in the database: the same follower in all processes, whichever of them takes an event. */
  name: string
  /** Time in ms that it rests once it has taken something: what comes meanwhile is taken together. */
  restMs: number
  /**
   * Gives what takes events, with the programs that it needs: before the transaction begins, in which nothing else is to be waited for. The embedded
   * database has one connection.
   */
  load(): Promise<Take>
  /** Is told when what it wrote stands in the database. */
  onTaken?(): void
}

const mostAtOnce = 500
const retryMs = 1_000

/**
 * Has a follower take what is published, and first what it missed. In a company where it has never been it begins with the first event. A
 * hole in a stream is passed over: the streams have logged it. Gives back how to stop, once what is being taken is taken.
 */
export function follow(
  db: Database,
  streams: Pick<Streams, 'subscribe' | 'onHole'>,
  follower: Follower,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  const { name, restMs } = follower
  /** The companies in which there is something to take, and up to which number. */
  const behind = new Map<number, number>()
  let isStopped = false
  let isBusy = false
  /** True once it has been looked up what was missed. */
  let hasLooked = false
  let working = Promise.resolve()
  let resting: NodeJS.Timeout | undefined

  function note(companyId: number, seq: number): void {
    behind.set(companyId, Math.max(seq, behind.get(companyId) ?? 0))
    if (!isBusy) work()
  }

  function work(): void {
    isBusy = true
    working = takeAll()
  }

  async function takeAll(): Promise<void> {
    let hasFailed = !(await tried(lookUpMissed))
    if (behind.size === 0 && !hasFailed) {
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
        if (hasFailed || behind.size > 0) work()
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
    for (const { companyId, seq } of await listBehind(db, name)) note(companyId, seq)
    hasLooked = true
  }

  async function takeUpTo(companyId: number, end: number): Promise<void> {
    const scope = narrow(systemCaller.scope, companyId)
    while (await takeNext(db, scope, follower)) if (isStopped) return
    if (behind.get(companyId) === end) behind.delete(companyId)
  }

  work()
  const stops = [
    streams.subscribe(({ companyId, seq }) => note(companyId, seq)),
    streams.onHole(({ companyId, till }) => note(companyId, till)),
  ]
  return {
    async stop() {
      isStopped = true
      for (const stop of stops) stop()
      clearTimeout(resting)
      await working
    },
  }
}

/** Has a follower take, now and here, what a company has published and it has not taken yet. */
export async function takeMissed(db: Database, scope: CompanyScope, follower: Follower): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await takeNext(db, scope, follower)
}

/** Keeps a follower from taking anything of a company until a transaction ends: what it takes afterwards is taken by what was written in it. */
export async function holdBack(tx: Database, scope: CompanyScope, name: string): Promise<void> {
  await lockPlace(tx, scope, name)
}

/** Takes what comes next; true: there may be more of it. */
async function takeNext(
  db: Database,
  scope: CompanyScope,
  { name, load, onTaken }: Follower,
): Promise<boolean> {
  const take = await load()
  const { hasMore, hasTaken } = await db.transaction().execute(async (tx) => {
    const place = await lockPlace(tx, scope, name)
    const end = await streamEnd(tx, scope.companyId)
    const events = await listEvents(tx, scope.companyId, place, mostAtOnce)
    const hasMore = events.length === mostAtOnce
    const last = events.at(-1)?.seq ?? place
    const next = hasMore ? last : Math.max(last, end)
    if (events.length > 0) await take(tx, scope, events)
    if (next > place) await movePlace(tx, scope, name, next)
    return { hasMore, hasTaken: events.length > 0 }
  })
  if (hasTaken) onTaken?.()
  return hasMore
}
