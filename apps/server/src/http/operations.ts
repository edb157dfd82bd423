import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { answers } from '../database/answers.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Announcer } from '../stream/announcer.ts'
import { sendRefusal } from './api-reply.ts'
import { publishedVersion } from './portal-files.ts'

type OperationsContext = Pick<OpenDatabase, 'db' | 'health'> & {
  announcer: Announcer
  version: string
  /** Whether the metrics are for this address. */
  mayReadMetrics: (address: string) => boolean
}
/** Longer than this nobody who asks for readiness waits for an answer. */
const patienceMs = 3_000
const retryAfterSeconds = 5

/** What an operator looks at: liveness, readiness, metrics, and the version that portals compare themselves with. */
export function operationsRoutes(
  app: FastifyInstance,
  { db, health, announcer, version, mayReadMetrics }: OperationsContext,
): void {
  const hidden = { schema: { hide: true } }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'rinda_' })
  const events = new Counter({
    name: 'rinda_events_total',
    help: 'Changes that were told to those who listen, by type',
    labelNames: ['type'],
    registers: [registry],
  })
  announcer.subscribe((event) => events.inc({ type: event.type }))
  const holes = new Counter({
    name: 'rinda_stream_holes_total',
    help: 'Holes that were found in the streams of changes; clients read anew after each',
    registers: [registry],
  })
  announcer.onHole(() => holes.inc())
  app.addHook('onClose', async () => registry.clear())

  app.get('/health/live', hidden, async () => ({ status: 'ok' }))
  app.get('/health/ready', hidden, async (_request, reply) => {
    const isReady = !health.isAway() && (await Promise.race([answers(db), wait(patienceMs, false)]))
    if (isReady) return { status: 'ready' }
    return reply.code(503).header('retry-after', retryAfterSeconds).send({ status: 'not ready' })
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request.ip)) return sendRefusal(request, reply, refuse('forbidden'))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const published = { version: publishedVersion(version) }
  app.get('/config.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(published),
  )
}
