import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as openid from 'openid-client'
import type { Publish } from '../../changes/committed.ts'
import type { Database } from '../../database/database.ts'
import { pageLanguage } from '../../edge/page-language.ts'
import { isByHttps, portalOrigin, standardOrigin } from '../../http/origin.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { getInstallationSecret } from '../installation-secrets.ts'
import { readSessionCookie, setSessionCookie } from '../session-cookie.ts'
import { endSession } from '../sessions/end-session.ts'
import { findSessionByCookie, type SessionSource } from '../sessions/find-session.ts'
import { startSession } from '../sessions/start-session.ts'
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts'
import { fetchIdentity } from './identity.ts'
import { admitPortalUser } from './portal-user.ts'
import { problemPath, type SignInRefusal } from './problems.ts'
import { safeRedirectPath } from './redirect-path.ts'
import type { RelyingParty } from './relying-party.ts'
import { beginTransaction, resumeTransaction } from './transaction.ts'

type Edge = SessionSource & {
  publish: Publish
  config: PeopleConfig
  clock: () => Date
  relyingParty: RelyingParty
}
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
    const issuer = await findIssuer(relyingParty, origin)
    if ('problem' in issuer) return refuse(request, reply, issuer, redirect)
    const now = clock()
    const secret = keepBrowserSecret(request, reply, { isSecure: isByHttps(config), now })
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
    const secret = readBrowserSecret(request, isByHttps(config))
    const key = await transactionKey(db, clock())
    const transaction = state && secret ? resumeTransaction(key, secret, state, clock()) : null
    if (!transaction) {
      return refuse(request, reply, { problem: 'expired', reason: 'the state is not one of this browser' })
    }
    const { redirect } = transaction
    const issuer = await findIssuer(relyingParty, origin)
    if ('problem' in issuer) return refuse(request, reply, issuer, redirect)
    const identity = await fetchIdentity(issuer, callback, transaction)
    if ('problem' in identity) return refuse(request, reply, identity, redirect)
    const person = await admitPortalUser(db, identity, clock())
    if ('problem' in person) return refuse(request, reply, person, redirect)
    await endEarlierSession(edge, request)
    const session = await startSession(db, person, clock(), config.oidc ? identity.idToken : null)
    setSessionCookie(reply, session, isByHttps(config))
    return reply.header('cache-control', 'no-store').redirect(redirect, 303)
  })
}

/** An external issuer sends back to the one address that was registered with it; the built-in one to where the person is. */
function signInOrigin(request: FastifyRequest, config: PeopleConfig): string {
  return config.oidc ? standardOrigin(request.server, config) : portalOrigin(request, config)
}

function transactionKey(db: Database, now: Date): Promise<string> {
  return getInstallationSecret(db, 'sign-in-transactions', now)
}

/** A browser has one session: who signs in anew, perhaps as somebody else, leaves none open behind the new cookie. */
async function endEarlierSession(edge: Edge, request: FastifyRequest): Promise<void> {
  const now = edge.clock()
  const cookie = readSessionCookie(request.headers.cookie, isByHttps(edge.config))
  const earlier = cookie ? await findSessionByCookie(edge, cookie, now) : null
  if (earlier) await endSession(edge, earlier, now)
}

async function findIssuer(
  relyingParty: RelyingParty,
  origin: string,
): Promise<openid.Configuration | SignInRefusal> {
  try {
    return await relyingParty(origin)
  } catch (error) {
    return {
      problem: 'failed',
      reason: `the issuer cannot be reached: ${error} ${Object(error).cause ?? ''}`,
    }
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: SignInRefusal, redirect?: string) {
  request.log.warn(refusal, 'a sign-in did not succeed')
  return reply.header('cache-control', 'no-store').redirect(problemPath(refusal.problem, redirect), 303)
}
