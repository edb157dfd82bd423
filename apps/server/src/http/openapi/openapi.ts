import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DescribedRoute } from './openapi-document.ts'

/** Headers of a connection, not of an answer. */
const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/**
 * The OpenAPI document of the interface at `/openapi.json`, and a page to read it at `/docs`. To be registered before the routes. Both are made
 * when they are first asked for: most servers never are.
 */
export function describeInterface(app: FastifyInstance, version: string): void {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  let made: Promise<FastifyInstance> | undefined
  const described = () => {
    made ??= describe(routes, version)
    return made
  }
  app.addHook('onClose', async () => {
    await (await made)?.close()
  })

  const schema = { hide: true }
  app.get('/openapi.json', { schema }, async (_request, reply) => reply.send((await described()).swagger()))
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, headers } = request
    const page = await (await described()).inject({ method: 'GET', url, headers: conditions(headers) })
    if (page.statusCode === 404) return reply.callNotFound()
    for (const [name, value] of Object.entries(page.headers)) {
      if (!ofConnection.includes(name)) reply.header(name, value)
    }
    return reply.code(page.statusCode).send(page.payload === '' ? undefined : page.rawPayload)
  }
  app.get('/docs', { schema }, showPage)
  app.get('/docs/*', { schema }, showPage)
}

/** The headers by which a browser asks whether it has the newest already. */
function conditions({ host, ...headers }: FastifyRequest['headers']): Record<string, string> {
  const { 'if-none-match': tag, 'if-modified-since': since } = headers
  return {
    ...(host ? { host } : {}),
    ...(tag ? { 'if-none-match': tag } : {}),
    ...(since ? { 'if-modified-since': since } : {}),
  }
}

async function describe(routes: readonly DescribedRoute[], version: string): Promise<FastifyInstance> {
  const { describeRoutes } = await import('./openapi-document.ts')
  const shown = routes.filter(({ schema }) => !(schema as { hide?: boolean } | undefined)?.hide)
  return await describeRoutes(shown, version)
}
