import type { FastifyReply } from 'fastify'
import { cookieLine, readCookie } from '../http/cookie.ts'

const name = 'rinda_session'

/** The session cookie's value out of a `Cookie` header (of a request or of a socket's handshake); null without one. */
export function readSessionCookie(cookieHeader: string | undefined, isSecure: boolean): string | null {
  return readCookie(cookieHeader, name, isSecure)
}

/** Sets the session cookie; it ends with the session. `isSecure` says that people come by https. */
export function setSessionCookie(
  reply: FastifyReply,
  session: { cookieValue: string; expiresAt: Date },
  isSecure: boolean,
): void {
  const { cookieValue: value, expiresAt: expires } = session
  reply.header('set-cookie', cookieLine({ name, value, path: '/', isSecure, expires }))
}

/** The `Set-Cookie` that takes the session cookie away. */
export function clearedSessionCookie(isSecure: boolean): string {
  return cookieLine({ name, value: '', path: '/', isSecure, expires: new Date(0) })
}
