import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as openid from 'openid-client'
import type { Database } from '../../database/database.ts'
import { getInstallationSecret } from '../installation-secrets.ts'
import { pageLanguage } from '../page-language.ts'
import type { PeopleConfig } from '../people-config.ts'
import { isSecureOrigin, portalOrigin, standardOrigin } from '../portal-origin.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { startSession } from '../sessions/start-session.ts'
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts'
import { fetchIdentity } from './identity.ts'
import { admitPortalUser } from './portal-user.ts'
import { problemPath, type SignInProblem } from './problems.ts'
import { safeRedirectPath } from './redirect-path.ts'
import type { RelyingParty } from './relying-party.ts'
import { beginTransaction, resumeTransaction } from './transaction.ts'

type Edge = { db: Database; config: PeopleConfig; clock: () => Date; relyingParty: RelyingParty }
type SignInQuery = { redirect?: unknown; lang?: unknown; host?: unknown }

/** The way to the issuer and back. Whatever goes wrong on it ends at the login page, which says what. */
export async function signInRoutes(app: FastifyInstance, edge: Edge): Promise<void> {
  const { db, config, clock, relyingParty } = edge

  app.get('/auth/sign-in', async (request, reply) => {
    const query = request.query as SignInQuery
    const redirect = safeRedirectPath(query.redirect)
    const origin = signInOrigin(request, config)
    // The round trip's cookie must be set on the host that the issuer sends back to. Once is enough: a proxy may hide the host.
    if (request.headers.host !== new URL(origin).host && query.host !== 'public') {
      return reply.redirect(
        `${origin}/auth/sign-in?${new URLSearchParams({ redirect, host: 'public' })}`,
        303,
      )
    }
    const issuer = await relyingParty(origin).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the issuer cannot be reached')
      return null
    })
    if (!issuer) return refuse(reply, 'unavailable')
    const now = clock()
    const secret = keepBrowserSecret(request, reply, { isSecure: isSecureOrigin(origin), now })
    const transaction = beginTransaction(await transactionKey(db, now), secret, redirect, now)
    const address = openid.buildAuthorizationUrl(issuer, {
      redirect_uri: `${origin}/auth/callback`,
      scope: 'openid email profile',
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
      ui_locales: pageLanguage(query.lang, request.headers['accept-language']),
    })
    return reply.header('cache-control', 'no-store').redirect(address.href, 303)
  })

  app.get('/auth/callback', async (request, reply) => {
    const origin = signInOrigin(request, config)
    const callback = new URL(request.url, origin)
    const state = callback.searchParams.get('state')
    const secret = readBrowserSecret(request)
    const key = await transactionKey(db, clock())
    const transaction = state && secret ? resumeTransaction(key, secret, state, clock()) : null
    if (!transaction) return refuse(reply, 'expired')
    const issuer = await relyingParty(origin).catch(() => null)
    if (!issuer) return refuse(reply, 'unavailable')
    const identity = await fetchIdentity(issuer, callback, transaction)
    if ('problem' in identity) return refuse(reply, identity.problem)
    const person = await admitPortalUser(db, identity, clock())
    if ('problem' in person) return refuse(reply, person.problem)
    const session = await startSession(db, person, clock(), config.oidc ? identity.idToken : null)
    setSessionCookie(reply, session, isSecureOrigin(origin))
    return reply.header('cache-control', 'no-store').redirect(transaction.redirect, 303)
  })
}

/** An external issuer sends back to the one address that was registered with it; the built-in one to where the person is. */
function signInOrigin(request: FastifyRequest, config: PeopleConfig): string {
  return config.oidc ? standardOrigin(request.server, config) : portalOrigin(request, config)
}

function transactionKey(db: Database, now: Date): Promise<string> {
  return getInstallationSecret(db, 'sign-in-transactions', now)
}

function refuse(reply: FastifyReply, problem: SignInProblem) {
  return reply.header('cache-control', 'no-store').redirect(problemPath(problem), 303)
}
