import type { DueState } from '../jobs/due.ts'
import { isLate } from '../jobs/due.ts'
import type { Behind } from '../stream/follower-store.ts'
import type { Metrics } from './metrics.ts'

/** Figures that the database keeps for all nodes; of the messages to visitors that wait, and when the first of those was written. */
export type SharedFigures = {
  events: readonly { type: string; total: number }[]
  behind: readonly Behind[]
  outbox: { waiting: number; dead: number; since: Date | null }
}

/** Sources that are read when somebody asks for the figures. */
export type FigureSources = {
  clock: () => Date
  /** Reads what the database keeps; it rejects where that is away. */
  readShared: () => Promise<SharedFigures>
  sockets: () => readonly { namespace: string; sockets: number }[]
  due: () => readonly DueState[]
  /** Connections to the database; undefined where it is embedded. */
  pool?: (() => { all: number; idle: number; waiting: number }) | undefined
  /** Tells whether Redis is there; undefined: there is none. */
  isJoined: () => boolean | undefined
}

/** Gives all figures as Prometheus reads them, those that stand for a moment too. Where the database is away the last ones of it stay. */
export function standingFigures(metrics: Metrics, sources: FigureSources) {
  const behind = metrics.gauge('rinda_follower_behind_events', followerHelp, ['follower'])
  const lag = metrics.gauge(
    'rinda_follower_lag_seconds',
    'Age of the first change that a follower has not taken',
    ['follower'],
  )
  const outbox = metrics.gauge(
    'rinda_outbox_messages',
    'Messages to visitors: those that wait, and those that were given up',
    ['state'],
  )
  const oldest = metrics.gauge('rinda_outbox_oldest_seconds', 'Age of the first message that waits')
  const sockets = metrics.gauge('rinda_sockets', 'Open sockets of this node', ['namespace'])
  const due = metrics.gauge('rinda_due_jobs', 'Kinds of due work on this node, by how they are', ['state'])
  const pool =
    sources.pool &&
    metrics.gauge('rinda_database_connections', 'Connections to PostgreSQL, and who waits for one', ['state'])
  const redis = sources.isJoined() === undefined ? undefined : metrics.gauge('rinda_redis_up', redisHelp)
  const up = metrics.gauge('rinda_database_up', '1: the database answers what these figures ask')

  async function readShared(now: Date): Promise<void> {
    const shared = await sources.readShared()
    metrics.setEvents(shared.events)
    for (const { follower, events, since } of shared.behind) {
      behind.set({ follower }, events)
      lag.set({ follower }, secondsSince(since, now))
    }
    outbox.set({ state: 'waiting' }, shared.outbox.waiting)
    outbox.set({ state: 'dead' }, shared.outbox.dead)
    oldest.set(secondsSince(shared.outbox.since, now))
  }

  async function bringUpToDate(): Promise<void> {
    const now = sources.clock()
    for (const one of sources.sockets()) sockets.set({ namespace: one.namespace }, one.sockets)
    const jobs = sources.due()
    due.set({ state: 'known' }, jobs.length)
    due.set({ state: 'late' }, jobs.filter((job) => isLate(job, now)).length)
    due.set({ state: 'failing' }, jobs.filter(({ failsSince }) => failsSince !== null).length)
    for (const [state, count] of Object.entries(sources.pool?.() ?? {})) pool?.set({ state }, count)
    redis?.set(sources.isJoined() ? 1 : 0)
    const isThere = await readShared(now).then(
      () => true,
      () => false,
    )
    up.set(isThere ? 1 : 0)
  }

  return {
    contentType: metrics.registry.contentType,
    async read() {
      await bringUpToDate()
      return await metrics.registry.metrics()
    },
  }
}

const followerHelp = 'Changes that a follower of the streams has still to take; none is swept before'
const redisHelp = '1: this node reaches the others by Redis; 0: it reads every few seconds what they did'

function secondsSince(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max((now.getTime() - since.getTime()) / 1000, 0)
}
