import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { getInstallationSecret } from '../installation-secrets.ts'

const shape = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Makes the proof that a browser keeps that this account was signed in there: a name of its own, and a seal
 * over both that only this installation can make.
 */
export async function newKnownBrowser(db: Database, account: string, now: Date): Promise<string> {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${await sealOf(db, name, account, now)}`
}

/** The name of the browser, when the account was signed in there before; else null. */
export async function knownBrowser(
  db: Database,
  kept: string | null,
  account: string,
  now: Date,
): Promise<string | null> {
  const [, name, given] = shape.exec(kept ?? '') ?? []
  if (!name || !given) return null
  const own = await sealOf(db, name, account, now)
  return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? name : null
}

async function sealOf(db: Database, name: string, account: string, now: Date): Promise<string> {
  const secret = await getInstallationSecret(db, 'known browsers', now)
  return createHmac('sha256', secret).update(`${name} ${account}`).digest('base64url')
}
