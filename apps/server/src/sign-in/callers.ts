import { createHash, timingSafeEqual } from 'node:crypto'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import { type Caller, internalCaller, portalCaller, visitorCaller } from '../access/caller.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { isByHttps, portalOrigin } from '../http/portal-origin.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { readSessionCookie } from './session-cookie.ts'
import { findSessionByCookie } from './sessions/find-session.ts'

export type CallerContext = {
  db: Database
  clock: () => Date
  config: Pick<Config, 'internalCaller' | 'publicUrl' | 'host' | 'port' | 'oidc'> & { isDemo: boolean }
}

/** Who makes this call: a program of the operator, somebody signed in, or anybody. A key that is wrong is nobody's. */
export async function callerOf(context: CallerContext, request: FastifyRequest): Promise<Result<Caller>> {
  const ip = request.ip
  const key = request.headers['x-api-key']
  const secret = request.headers['x-api-secret']
  if (key !== undefined || secret !== undefined) {
    const known = context.config.internalCaller
    const isKnown = known && isSame(key, known.key) && isSame(secret, known.secret)
    return isKnown ? done(internalCaller({ session: '', ip })) : refuse('not_signed_in')
  }
  const cookie = readSessionCookie(request.headers.cookie, isByHttps(context.config))
  const signedIn = cookie === null ? null : await findSessionByCookie(context.db, cookie, context.clock())
  if (!signedIn) return done(visitorCaller(tokenOf(request), { session: '', ip }))
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && !isSameOrigin(request, portalOrigin(request, context.config)))
    return refuse('foreign_origin')
  return done(portalCaller(signedIn, { session: `http ${signedIn.sessionKey.slice(0, 16)}`, ip }))
}

type Kind = 'portal' | 'internal'
type CallerOfKind<Kinds extends Kind> = Extract<Caller, { kind: Kinds }>

/** The caller, when it is of one of these kinds; nobody is asked to sign in, and anybody else is forbidden. */
export async function callerAmong<Kinds extends Kind>(
  context: CallerContext,
  request: FastifyRequest,
  kinds: readonly Kinds[],
): Promise<Result<CallerOfKind<Kinds>>> {
  const caller = await callerOf(context, request)
  if (!caller.ok) return caller
  if (isAmong(caller.value, kinds)) return done(caller.value)
  return caller.value.kind === 'visitor' ? refuse('not_signed_in') : refuse('forbidden')
}

function isAmong<Kinds extends Kind>(caller: Caller, kinds: readonly Kinds[]): caller is CallerOfKind<Kinds> {
  return kinds.some((kind) => kind === caller.kind)
}

/** A visitor's token: in the query, or in the payload. */
function tokenOf(request: FastifyRequest): string | null {
  const { token } = request.query as { token?: unknown }
  if (typeof token === 'string') return token
  const body = request.body as { booking?: { token?: unknown }; token?: unknown } | null | undefined
  const inBody = body?.booking?.token ?? body?.token
  return typeof inBody === 'string' ? inBody : null
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isSame(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== 'string') return false
  return timingSafeEqual(digest(given), digest(wanted))
}
