import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLine, readCookie } from '../../http/cookie.ts'
import { newBrowserSecret, transactionSeconds } from './transaction.ts'

const name = 'rinda_sign_in'

/** The secret that binds round trips to this browser; null when it is in the middle of none. */
export function readBrowserSecret(request: FastifyRequest, isSecure: boolean): string | null {
  const value = readCookie(request.headers.cookie, name, isSecure)
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

/** The browser's secret, a new one if it has none, kept for as long as a round trip may take. */
export function keepBrowserSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  edge: { isSecure: boolean; now: Date },
): string {
  const value = readBrowserSecret(request, edge.isSecure) ?? newBrowserSecret()
  const expires = new Date(edge.now.getTime() + transactionSeconds * 1000)
  reply.header('set-cookie', cookieLine({ name, value, path: '/auth', isSecure: edge.isSecure, expires }))
  return value
}
