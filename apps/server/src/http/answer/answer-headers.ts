import type { FastifyInstance } from 'fastify'
import { isByHttps } from '../origin.ts'
import type { PeopleConfig } from '../portal-config.ts'

const year = 31_536_000

/**
 * Sets the headers of every answer: it is of the type that it says, it is kept nowhere unless it says so, it says what time it is by the clock of all
 * nodes, it is the last one of its connection where the server stops, and, where people come by https, they come by nothing else. The first and the
 * last are set also where somebody else answers on the raw request.
 */
export function setAnswerHeaders(
  app: FastifyInstance,
  { publicUrl, clock }: Pick<PeopleConfig, 'publicUrl'> & { clock: () => Date },
): void {
  const always = new Map([['x-content-type-options', 'nosniff']])
  if (isByHttps({ publicUrl })) always.set('strict-transport-security', `max-age=${year}`)
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeaders(always)
  })
  app.addHook('onSend', async (_request, reply) => {
    // Pages go by it: this machine's own may be another than that of the database, which all nodes go by.
    reply.header('date', clock().toUTCString())
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    // Whoever kept their connection would keep a server that stops.
    if (!app.server.listening) reply.header('connection', 'close')
  })
  // An answer that was begun before has said nothing of it.
  app.addHook('onResponse', async () => {
    if (!app.server.listening) setImmediate(() => app.server.closeIdleConnections())
  })
}
