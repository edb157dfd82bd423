import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { answers } from '../database/answers.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Signal } from '../stream/signal.ts'
import type { Streams } from '../stream/streams.ts'
import { sendRefusal } from './api-reply.ts'
import { publishedVersion } from './app-files.ts'

/** Figures that the database keeps for all nodes. */
type Figures = {
  events: readonly { type: string; total: number }[]
  behind: readonly { follower: string; events: number }[]
}
type OperationsContext = Pick<OpenDatabase, 'db' | 'health'> & {
  streams: Pick<Streams, 'onHole'>
  signal: Pick<Signal, 'isJoined'>
  isLeaving(): boolean
  figures(): Promise<Figures>
  version: string
  /** Tells whether an address may read the metrics. */
  mayReadMetrics: (address: string) => boolean
}
/** Longer than this nobody who asks for readiness waits for an answer. */
const patienceMs = 3_000
const retryAfterSeconds = 5

/**
 * Adds the routes for an operator: liveness, readiness, metrics, and the version that portals compare
 * themselves with.
 */
export function operationsRoutes(
  app: FastifyInstance,
  { db, health, streams, signal, isLeaving, figures, version, mayReadMetrics }: OperationsContext,
): void {
  const hidden = { schema: { hide: true } }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'rinda_' })
  const events = new Counter({
    name: 'rinda_events_total',
    help: 'Changes of all companies on all nodes, by type',
    labelNames: ['type'],
    registers: [registry],
  })
  const behind = new Gauge({
    name: 'rinda_follower_behind_events',
    help: 'Changes that a follower of the streams has still to take; none is swept before',
    labelNames: ['follower'],
    registers: [registry],
  })
  async function readFigures(): Promise<void> {
    const now = await figures()
    events.reset()
    for (const { type, total } of now.events) events.inc({ type }, total)
    for (const { follower, events } of now.behind) behind.set({ follower }, events)
  }
  const holes = new Counter({
    name: 'rinda_stream_holes_total',
    help: 'Holes that were found in the streams of changes; clients read anew after each',
    registers: [registry],
  })
  streams.onHole(() => holes.inc())
  if (signal.isJoined() !== undefined)
    new Gauge({
      name: 'rinda_redis_up',
      help: '1: this node reaches the others by Redis; 0: it reads every few seconds what they did',
      registers: [registry],
      collect() {
        this.set(signal.isJoined() ? 1 : 0)
      },
    })
  app.addHook('onClose', async () => registry.clear())

  app.get('/health/live', hidden, async () => ({ status: 'ok' }))
  app.get('/health/ready', hidden, async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'leaving' })
    const isReady = !health.isAway() && (await Promise.race([answers(db), wait(patienceMs, false)]))
    const joined = signal.isJoined()
    // Without Redis a node serves its clients all the same: where all of them lose it, none is to be taken out.
    if (isReady)
      return { status: 'ready', ...(joined === undefined ? {} : { redis: joined ? 'ready' : 'away' }) }
    return reply.code(503).header('retry-after', retryAfterSeconds).send({ status: 'not ready' })
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request.ip)) return sendRefusal(request, reply, refuse('forbidden'))
    // While the database is away the last ones stand.
    if (!health.isAway()) await readFigures().catch(() => {})
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const published = { version: publishedVersion(version) }
  app.get('/config.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(published),
  )
}
