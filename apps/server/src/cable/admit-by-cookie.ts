import type { IncomingMessage } from 'node:http'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { portalCaller } from '../access/caller.ts'
import { peopleChanges } from '../access/people-changed.ts'
import type { Database } from '../database/database.ts'
import type { PeopleConfig } from '../http/portal-config.ts'
import { isByHttps, portalOrigin } from '../http/portal-origin.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { readSessionCookie } from '../sign-in/session-cookie.ts'
import { findSessionByCookie } from '../sign-in/sessions/find-session.ts'
import type { Seat } from '../sockets/handshake.ts'

export type CookieAdmission = { app: FastifyInstance; db: Database; clock: () => Date; people: PeopleConfig }

/**
 * Who opens a connection, by the cookie that came with it. A browser sends that cookie for any page, and asks nobody before it opens a
 * WebSocket: a page of another origin is turned away.
 */
export async function admitByCookie(
  { app, db, clock, people }: CookieAdmission,
  request: IncomingMessage,
): Promise<Result<Seat>> {
  const origin = portalOrigin({ server: app, headers: request.headers, raw: request }, people)
  if (!isSameOrigin(request, origin)) return refuse('foreign_origin')
  const cookie = readSessionCookie(request.headers.cookie, isByHttps(people))
  const now = clock()
  const changesSeen = peopleChanges()
  const signedIn = cookie === null ? null : await findSessionByCookie(db, cookie, now)
  if (!signedIn) return refuse('not_signed_in')
  const ip = request.socket.remoteAddress ?? ''
  const caller = portalCaller(signedIn, { session: `cable ${signedIn.sessionKey.slice(0, 16)}`, ip })
  const { companyId, token } = signedIn
  return done({ caller, companyId, token: token ?? '', checkedAt: now.getTime(), changesSeen })
}
