import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { keepSecret } from './installation-secret-store.ts'

/** A secret of this installation, base64url: made the first time anyone asks, and then the same on every node. */
export async function getInstallationSecret(db: Database, name: string, now: Date): Promise<string> {
  return await keepSecret(db, name, randomBytes(32).toString('base64url'), now)
}
