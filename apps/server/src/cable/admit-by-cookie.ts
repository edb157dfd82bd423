import type { IncomingMessage } from 'node:http'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { portalCaller } from '../access/caller.ts'
import { isByHttps, isSameOrigin, portalOrigin } from '../http/origin.ts'
import type { PeopleConfig } from '../http/portal-config.ts'
import { readSessionCookie } from '../sign-in/session-cookie.ts'
import { findSessionByCookie, type SessionSource } from '../sign-in/sessions/find-session.ts'
import type { Seat } from '../sockets/connection/handshake.ts'
import type { PlatformStream } from '../stream/platform-stream.ts'

export type CookieAdmission = SessionSource & {
  app: FastifyInstance
  clock: () => Date
  people: PeopleConfig
  platform: Pick<PlatformStream, 'count'>
}

/**
 * Finds the person who opens a connection, by the cookie that came with it. A browser sends that cookie for
 * any page, and asks nobody before it opens a WebSocket: a page of another origin is turned away.
 */
export async function admitByCookie(
  admission: CookieAdmission,
  request: IncomingMessage,
): Promise<Result<Seat>> {
  const { app, clock, people } = admission
  const origin = portalOrigin({ server: app, headers: request.headers, raw: request }, people)
  if (!isSameOrigin(request, origin)) return refuse('foreign_origin')
  const cookie = readSessionCookie(request.headers.cookie, isByHttps(people))
  const now = clock()
  const changesSeen = admission.platform.count()
  const signedIn = cookie === null ? null : await findSessionByCookie(admission, cookie, now)
  if (!signedIn) return refuse('not_signed_in')
  const ip = request.socket.remoteAddress ?? ''
  const caller = portalCaller(signedIn, { session: `cable ${signedIn.sessionKey.slice(0, 16)}`, ip })
  const { companyId, token } = signedIn
  return done({ caller, companyId, token: token ?? '', checkedAt: now.getTime(), changesSeen })
}
