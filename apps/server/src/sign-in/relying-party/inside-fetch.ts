import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CustomFetch } from 'openid-client'

const header = 'x-inside'

/** Way from the portal to its built-in issuer, without the network. */
export type Inside = {
  fetch: CustomFetch
  /** Gives the origin at which a request of ours was meant; undefined for a request from outside. */
  originOf(request: Pick<FastifyRequest, 'headers'>): string | undefined
}

/**
 * Makes what asks this very process: so it does not matter whether the machine can reach its own public address, or which port it
 * listens on. No connection tells by which address the process was reached: the request itself says for which origin it asks, under a secret
 * that nobody outside can know.
 */
export function createInside(app: FastifyInstance): Inside {
  const secret = randomUUID()
  return {
    async fetch(url, { method, headers, body }) {
      const { pathname, search, host, origin } = new URL(url)
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...headers, host, [header]: `${secret} ${origin}` },
        ...(body ? { payload: String(body) } : {}),
      })
      const type = String(answer.headers['content-type'] ?? 'application/json')
      return new Response(answer.body || null, {
        status: answer.statusCode,
        headers: { 'content-type': type },
      })
    },
    originOf({ headers }) {
      const [shown, origin] = String(headers[header] ?? '').split(' ')
      return shown === secret ? origin : undefined
    },
  }
}
