import type { CurrentDirectory } from '../../access/directory.ts'
import type { SignedIn } from '../../access/signed-in.ts'
import type { Database } from '../../database/database.ts'
import { hashOf, isSecretShaped, socketTokenOf } from './session-secrets.ts'
import { findSessionRow } from './session-store.ts'
import { standingOf } from './standing.ts'

/** Sources that a session is looked up in. */
export type SessionSource = { db: Database; directory: CurrentDirectory }

/** The person behind a session cookie; null when it is unknown, has ended, or the person is no longer active. */
export async function findSessionByCookie(
  source: SessionSource,
  cookieValue: string,
  now: Date,
): Promise<SignedIn | null> {
  if (!isSecretShaped(cookieValue)) return null
  return findSession(source, 'secret_hash', cookieValue, socketTokenOf(cookieValue), now)
}

/** The person behind a socket token; null as for a cookie. */
export async function findSessionByToken(
  source: SessionSource,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  if (!isSecretShaped(token)) return null
  return findSession(source, 'token_hash', token, token, now)
}

async function findSession(
  source: SessionSource,
  column: 'secret_hash' | 'token_hash',
  value: string,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  const { db } = source
  const row = await findSessionRow(db, column, hashOf(value), now)
  if (!row) return null
  const directory = await source.directory.find()
  return {
    companyId: row.company_id,
    portalUserId: row.portal_user_id,
    email: row.email,
    name: row.name,
    permissions: row.permissions,
    ...(await standingOf(db, row, directory)),
    directory,
    updatedAt: row.updated_at,
    token,
    sessionKey: Buffer.from(row.secret_hash).toString('hex'),
    expiresAt: row.expires_at,
  }
}
