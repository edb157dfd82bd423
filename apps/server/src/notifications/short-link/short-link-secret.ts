import type { Database } from '../../database/database.ts'
import { getInstallationSecret } from '../../sign-in/installation-secrets.ts'

/** Gives the secret by which short links are made; the same on every node. */
export async function shortLinkSecret(db: Database, now: Date): Promise<string> {
  return await getInstallationSecret(db, 'short links', now)
}
