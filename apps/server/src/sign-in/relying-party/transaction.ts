import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from './seal.ts'

/** As long as the sign-in form may be left open, and a little more. */
export const transactionSeconds = 4000

const shape = z.object({ id: z.string(), redirect: z.string(), untilSeconds: z.number() })

/**
 * One round trip to the issuer. What must be remembered travels in `state`, sealed; the browser keeps one secret in a
 * cookie, and nonce and PKCE verifier follow from both. So any node can finish what another began, several tabs can
 * sign in at once with the one cookie, and a `state` from another browser opens nothing.
 */
export type Transaction = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirect: string
}

/** The secret of a browser that has none yet. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Begins a round trip that ends at `redirect`. */
export function beginTransaction(
  key: string,
  browserSecret: string,
  redirect: string,
  now: Date,
): Transaction {
  const id = randomBytes(16).toString('base64url')
  const untilSeconds = Math.floor(now.getTime() / 1000) + transactionSeconds
  const state = seal({ id, redirect, untilSeconds }, sealingKey(key, browserSecret))
  return { state, redirect, ...secretsOf(key, browserSecret, id) }
}

/** The round trip that this `state` came from; null when it is not this browser's, was changed, or took too long. */
export function resumeTransaction(
  key: string,
  browserSecret: string,
  state: string,
  now: Date,
): Transaction | null {
  const opened = shape.safeParse(unseal(state, sealingKey(key, browserSecret)))
  if (!opened.success || opened.data.untilSeconds * 1000 <= now.getTime()) return null
  const { id, redirect } = opened.data
  return { state, redirect, ...secretsOf(key, browserSecret, id) }
}

function sealingKey(key: string, browserSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, browserSecret, 'rinda sign-in state', 32))
}

function secretsOf(key: string, browserSecret: string, id: string) {
  const derive = (label: string) =>
    createHmac('sha256', key).update(`${label}\n${browserSecret}\n${id}`).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}
