import { generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import type { Database } from '../../database/database.ts'
import { insertSigningKey, listSigningKeys } from './signing-key-store.ts'

/** The one key that is in use. Another name here makes another key; the old one is still published. */
const currentKeyId = 'es256-1'

/**
 * The keys with which the built-in issuer signs, the one in use first: made by whichever node is first to ask,
 * and then the same on all.
 */
export async function getSigningKeys(db: Database, now: Date): Promise<JWK[]> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: currentKeyId, use: 'sig', alg: 'ES256' }
  await insertSigningKey(db, currentKeyId, jwk, now)
  return await listSigningKeys(db)
}
