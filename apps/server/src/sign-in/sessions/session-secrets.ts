import { createHash, createHmac, randomBytes } from 'node:crypto'

const tokenLabel = 'rinda socket token v1'
const secretBytes = 32
const secretShape = /^[A-Za-z0-9_-]{43}$/

/** A new secret for a cookie: 32 random bytes, base64url. */
export function newSessionSecret(): string {
  return randomBytes(secretBytes).toString('base64url')
}

/**
 * Tells whether a text from outside could be a secret or a token at all; saves the database from nonsense.
 */
export function isSecretShaped(text: string): boolean {
  return secretShape.test(text)
}

/** The socket's token of a session. It follows from the cookie's secret, so it can be handed out again without being stored. */
export function socketTokenOf(secret: string): string {
  return createHmac('sha256', secret).update(tokenLabel).digest('base64url')
}

/**
 * Gives the hash of a secret or a token that the database keeps. They are random, so a plain hash is enough.
 */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
