import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Announcer } from '../realtime/announcer.ts'
import { publishedVersion } from './portal-files.ts'

/** What an operator looks at: liveness, readiness, metrics, and the version that portals compare themselves with. */
export function operationsRoutes(
  app: FastifyInstance,
  { db, announcer, version }: { db: Database; announcer: Announcer; version: string },
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
  app.addHook('onClose', async () => registry.clear())

  app.get('/health/live', hidden, async () => ({ status: 'ok' }))
  app.get('/health/ready', hidden, async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready' })
    }
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  const published = { version: publishedVersion(version) }
  app.get('/config.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(published),
  )
}
