import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply } from 'fastify'

export const sessionCookieName = 'rinda_session'

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** The session cookie's value out of a `Cookie` header (of a request or of a socket's handshake). */
export function readSessionCookie(cookieHeader: string | undefined): string | null {
  if (!cookieHeader) return null
  return fastifyCookie.parse(cookieHeader)[sessionCookieName] ?? null
}

/** Sets the session cookie; it ends with the session. `isSecure` says that people come by https. */
export function setSessionCookie(
  reply: FastifyReply,
  session: { cookieValue: string; expiresAt: Date },
  isSecure: boolean,
): void {
  const options = { ...attributes, expires: session.expiresAt, secure: isSecure }
  reply.header('set-cookie', fastifyCookie.serialize(sessionCookieName, session.cookieValue, options))
}

/** Takes the session cookie away. */
export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  const options = { ...attributes, expires: new Date(0), secure: isSecure }
  reply.header('set-cookie', fastifyCookie.serialize(sessionCookieName, '', options))
}
