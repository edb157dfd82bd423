import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newBrowserSecret, transactionSeconds } from './transaction.ts'

const name = 'rinda_sign_in'

/** The secret that binds round trips to this browser, if it is in the middle of any. */
export function readBrowserSecret(request: FastifyRequest): string | null {
  const { cookie } = request.headers
  const value = cookie ? fastifyCookie.parse(cookie)[name] : undefined
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

/** The browser's secret, a new one if it has none, kept for as long as a round trip may take. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const secret = readBrowserSecret(request) ?? newBrowserSecret()
  const cookie = fastifyCookie.serialize(name, secret, {
    path: '/auth',
    httpOnly: true,
    // Lax, not strict: the browser comes back from the issuer by a link from another site.
    sameSite: 'lax',
    secure: isSecure,
    maxAge: transactionSeconds,
  })
  reply.header('set-cookie', cookie)
  return secret
}
