import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import {
  type Caller,
  type CompanyKey,
  internalCaller,
  keyCaller,
  portalCaller,
  relayedHeader,
  visitorCaller,
} from '../access/caller.ts'
import { isSame } from '../access/is-same.ts'
import type { Config } from '../config.ts'
import { isByHttps, isSameOrigin, portalOrigin } from '../http/origin.ts'
import { readSessionCookie } from './session-cookie.ts'
import { findSessionByCookie, type SessionSource } from './sessions/find-session.ts'

export type CallerContext = SessionSource & {
  clock: () => Date
  /** Finds the company's key that a text is. */
  recogniseKey: (text: string) => Promise<Result<CompanyKey>>
  config: Pick<Config, 'internalCaller' | 'publicUrl' | 'host' | 'port' | 'oidc'> & { isDemo: boolean }
}

/**
 * Finds the caller of a request: a program of the operator, one with a company's key, somebody signed in, or anybody. A wrong key
 * is refused.
 */
export async function callerOf(context: CallerContext, request: FastifyRequest): Promise<Result<Caller>> {
  const ip = request.ip
  const key = request.headers['x-api-key']
  const secret = request.headers['x-api-secret']
  if (key !== undefined || secret !== undefined) {
    const known = context.config.internalCaller
    const isKnown = known && isShown(key, known.key) && isShown(secret, known.secret)
    const isRelayed = request.headers[relayedHeader] !== undefined
    return isKnown ? done(internalCaller({ session: '', ip, isRelayed })) : refuse('not_signed_in')
  }
  const companyKey = /^bearer(?: +(.*))?$/i.exec(request.headers.authorization ?? '')
  if (companyKey) {
    const known = await context.recogniseKey(companyKey[1] ?? '')
    const isRelayed = request.headers[relayedHeader] !== undefined
    return known.ok ? done(keyCaller(known.value, { session: '', ip, isRelayed })) : known
  }
  const cookie = readSessionCookie(request.headers.cookie, isByHttps(context.config))
  const signedIn = cookie === null ? null : await findSessionByCookie(context, cookie, context.clock())
  if (!signedIn) return done(visitorCaller(tokenOf(request), { session: '', ip }))
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && !isSameOrigin(request, portalOrigin(request, context.config)))
    return refuse('foreign_origin')
  return done(portalCaller(signedIn, { session: `http ${signedIn.sessionKey.slice(0, 16)}`, ip }))
}

/** Places in which a payload may have a token, as each of its forms has it. */
type SentToken = {
  booking?: { token?: unknown }
  data?: { attributes?: { token?: unknown } }
  token?: unknown
}

/** A visitor's token, of a booking, of a ticket or of a kiosk: in a header, in the query, or in the payload. */
function tokenOf(request: FastifyRequest): string | null {
  const { headers } = request
  const inHeader = headers['x-booking-token'] ?? headers['x-ticket-token'] ?? headers['x-kiosk-token']
  if (typeof inHeader === 'string') return inHeader
  const { token } = request.query as { token?: unknown }
  if (typeof token === 'string') return token
  const body = request.body as SentToken | null | undefined
  const inBody = body?.booking?.token ?? body?.data?.attributes?.token ?? body?.token
  return typeof inBody === 'string' ? inBody : null
}

function isShown(given: string | string[] | undefined, wanted: string): boolean {
  return typeof given === 'string' && isSame(given, wanted)
}
