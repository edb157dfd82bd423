import type { JWK } from 'oidc-provider'
import type { Database } from '../../database/database.ts'

/** Keeps a key under its id, unless another node was first. */
export async function insertSigningKey(db: Database, keyId: string, jwk: JWK, now: Date): Promise<void> {
  await db
    .insertInto('issuer_keys')
    .values({ key_id: keyId, jwk: JSON.stringify(jwk), created_at: now })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
}

/** Lists all keys, the newest first. */
export async function listSigningKeys(db: Database): Promise<JWK[]> {
  const rows = await db.selectFrom('issuer_keys').select('jwk').orderBy('created_at', 'desc').execute()
  return rows.map((row) => row.jwk)
}
