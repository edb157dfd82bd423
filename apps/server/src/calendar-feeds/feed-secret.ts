import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const secretBytes = 32
const shape = /^([A-Za-z0-9_-]{43})([0-9a-f]{8})$/
const hintLength = 6

/** Makes what opens a feed: 32 random bytes and a checksum, fit for an address. */
export function newFeedSecret(): string {
  const secret = randomBytes(secretBytes).toString('base64url')
  return `${secret}${checksumOf(secret)}`
}

/** Tells whether a text could open a feed at all; saves the database from nonsense. */
export function isFeedSecretShaped(text: string): boolean {
  const [, secret, checksum] = shape.exec(text) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

/** Gives the hash that the database keeps. What is hashed is random, so a plain hash is enough. */
export function hashOfFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Gives the first characters, by which people tell one link from another. */
export function hintOfFeed(secret: string): string {
  return secret.slice(0, hintLength)
}

function checksumOf(secret: string): string {
  return crc32(`calendar feed ${secret}`).toString(16).padStart(8, '0')
}
