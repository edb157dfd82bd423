import type { FastifyInstance } from 'fastify'
import * as openid from 'openid-client'
import type { Publish } from '../../changes/committed.ts'
import { isByHttps, isSameOrigin, portalOrigin, standardOrigin } from '../../http/origin.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { clearedSessionCookie, readSessionCookie } from '../session-cookie.ts'
import { endSession } from '../sessions/end-session.ts'
import { findSessionByCookie, type SessionSource } from '../sessions/find-session.ts'
import type { RelyingParty } from './relying-party.ts'

type Edge = SessionSource & {
  publish: Publish
  config: PeopleConfig
  clock: () => Date
  relyingParty: RelyingParty
}

/**
 * Signing out by a form: ends the portal's session, and then the external issuer's where it offers that, so that the
 * next person at a shared computer is asked who they are. The built-in issuer keeps no session.
 */
export async function signOutRoutes(app: FastifyInstance, edge: Edge): Promise<void> {
  const { config, clock, relyingParty } = edge

  app.post('/auth/sign-out', async (request, reply) => {
    const origin = portalOrigin(request, config)
    if (!isSameOrigin(request, origin)) return reply.code(403).type('text/plain').send('forbidden')
    const cookie = readSessionCookie(request.headers.cookie, isByHttps(config))
    const session = cookie ? await findSessionByCookie(edge, cookie, clock()) : null
    const { idToken } = session ? await endSession(edge, session, clock()) : { idToken: null }
    reply.header('set-cookie', clearedSessionCookie(isByHttps(config)))
    const next = idToken ? await issuerSignOut(relyingParty, standardOrigin(app, config), idToken) : '/login'
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  })
}

/**
 * Gives the address where the issuer signs people out and sends them back to the login page; the login page
 * itself if it cannot.
 */
async function issuerSignOut(relyingParty: RelyingParty, origin: string, idToken: string): Promise<string> {
  const issuer = await relyingParty(origin).catch(() => null)
  if (!issuer?.serverMetadata().end_session_endpoint) return '/login'
  const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${origin}/login` }
  return openid.buildEndSessionUrl(issuer, parameters).href
}
