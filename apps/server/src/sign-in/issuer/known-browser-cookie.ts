import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLine, readCookie } from '../../http/cookie.ts'
import { issuerPath } from './issuer-names.ts'

const name = 'rinda_known'
/** Time in ms that a browser is known after somebody was signed in there. */
const knownMs = 180 * 24 * 3_600_000

/** Reads the proof of an earlier sign-in that this browser keeps; null when there is none. */
export function readKnownBrowser(request: FastifyRequest, isSecure: boolean): string | null {
  return readCookie(request.headers.cookie, name, isSecure)
}

/** Gives the browser what it is known by the next time. It signs nobody in. */
export function keepKnownBrowser(
  reply: FastifyReply,
  value: string,
  { isSecure, now }: { isSecure: boolean; now: Date },
): void {
  const expires = new Date(now.getTime() + knownMs)
  reply.header('set-cookie', cookieLine({ name, value, path: issuerPath, isSecure, expires }))
}
