import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findSecret, keepSecret } from './installation-secret-store.ts'

/** A secret of this installation, base64url: made the first time anyone asks, and then the same on every node. */
export async function getInstallationSecret(db: Database, name: string, now: Date): Promise<string> {
  return await keepSecret(db, name, randomBytes(32).toString('base64url'), now)
}

/** The same of a secret that takes a while to be made: it is made only where there is none. */
export async function keepInstallationSecret(
  db: Database,
  name: string,
  now: Date,
  make: () => Promise<string>,
): Promise<string> {
  return (await findSecret(db, name)) ?? (await keepSecret(db, name, await make(), now))
}
