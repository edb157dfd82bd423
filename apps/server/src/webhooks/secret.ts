import { randomBytes } from 'node:crypto'

/** Makes a secret as Standard Webhooks writes it: 32 random bytes in base64, after a prefix. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
