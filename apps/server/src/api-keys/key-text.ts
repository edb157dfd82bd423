import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'rinda_'
const secretBytes = 32
const shape = /^rinda_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/
const hintLength = prefix.length + 6

/** Makes a new key: a prefix by which scanners for leaked secrets know it, 32 random bytes, and a checksum. */
export function newKey(): string {
  const secret = randomBytes(secretBytes).toString('base64url')
  return `${prefix}${secret}${checksumOf(secret)}`
}

/** Tells whether a text could be a key at all; saves the database from nonsense. */
export function isKeyShaped(text: string): boolean {
  const [, secret, checksum] = shape.exec(text) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

/** Gives the hash of a key that the database keeps. It is random, so a plain hash is enough. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Gives the first characters of a key, by which people tell it from others. */
export function hintOf(key: string): string {
  return key.slice(0, hintLength)
}

function checksumOf(secret: string): string {
  return crc32(`${prefix}${secret}`).toString(16).padStart(8, '0')
}
