import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSame } from '../access/is-same.ts'
import { answers } from '../database/answers.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Signal } from '../stream/signal.ts'
import { sendRefusal } from './answer/api-reply.ts'
import { publishedVersion } from './app-files.ts'

type OperationsContext = Pick<OpenDatabase, 'db' | 'health'> & {
  signal: Pick<Signal, 'isJoined'>
  isLeaving(): boolean
  /** Figures of this node, brought up to date, in the text format of Prometheus. */
  figures: { contentType: string; read(): Promise<string> }
  version: string
  /** Tells whether an address may read the figures. */
  mayReadMetrics: (address: string) => boolean
  metricsToken: string | undefined
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
  { db, health, signal, isLeaving, figures, version, mayReadMetrics, metricsToken }: OperationsContext,
): void {
  const hidden = { schema: { hide: true } }
  const mayRead = ({ ip, headers }: FastifyRequest) =>
    mayReadMetrics(ip) ||
    (metricsToken !== undefined && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))

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
    if (!mayRead(request)) return sendRefusal(request, reply, refuse('forbidden'))
    return reply.type(figures.contentType).send(await figures.read())
  })
  const published = { version: publishedVersion(version) }
  app.get('/config.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(published),
  )
}
