import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { portalOrigin } from '../../http/origin.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import type { Inside } from '../relying-party/inside-fetch.ts'
import { issuerPath, issuerSessionCookieName } from './issuer-names.ts'
import type { Providers } from './providers.ts'

/** Serves the built-in issuer's own endpoints under /oidc: the library answers on the raw request. */
export async function mountIssuer(
  app: FastifyInstance,
  { providers, config, inside }: { providers: Providers; config: PeopleConfig; inside: Inside },
): Promise<void> {
  // The library reads the bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${issuerPath}/*`,
    handler: async (request, reply) => {
      const origin = inside.originOf(request) ?? portalOrigin(request, config)
      const provider = await providers(origin)
      reply.hijack()
      await provider.callback()(asSeenFrom(request.raw, origin), reply.raw)
    },
  })
}

/**
 * The request as the issuer should see it: mounted below /oidc; at the origin that people use, whatever a proxy said;
 * and without the issuer's session. It signs in and does not remember: who signs out of the portal on a shared
 * computer must not be signed in again by a click, and two tabs may sign in as two people.
 */
function asSeenFrom(raw: IncomingMessage, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin)
  const url = raw.url ?? '/'
  raw.headers.host = host
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  if (raw.headers.cookie) {
    const kept = raw.headers.cookie
      .split(/;\s*/)
      .filter((cookie) => !cookie.startsWith(issuerSessionCookieName))
    raw.headers.cookie = kept.join('; ')
  }
  return Object.assign(raw, { originalUrl: url, url: url.slice(issuerPath.length) })
}
