import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'

/**
 * A fetch that asks this very process. The portal talks to its built-in issuer without the network: so it does not
 * matter whether the machine can reach its own public address, or which port it listens on.
 */
export function insideFetch(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search, host } = new URL(url)
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body ? { payload: String(body) } : {}),
    })
    const type = String(answer.headers['content-type'] ?? 'application/json')
    return new Response(answer.body || null, { status: answer.statusCode, headers: { 'content-type': type } })
  }
}
