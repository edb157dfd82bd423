import type { Database } from '../../database/database.ts'
import { hashOf, newSessionSecret, socketTokenOf } from './session-secrets.ts'
import { deleteEndedSessions, insertSession } from './session-store.ts'

/**
 * Length of a sign-in, in hours. Fixed, not sliding: it covers the longest working day, a stolen cookie dies
 * by itself, and reading a session never writes.
 */
const sessionHours = 12

export type StartedSession = { readonly cookieValue: string; readonly expiresAt: Date }

/**
 * Opens a session for a portal user, remembers that they were here, and sweeps out what has ended. The cookie's value exists only in the
 * answer.
 */
export async function startSession(
  db: Database,
  portalUser: { companyId: number; portalUserId: number },
  now: Date,
  idToken: string | null = null,
): Promise<StartedSession> {
  const secret = newSessionSecret()
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000)
  await deleteEndedSessions(db, now)
  const row = {
    company_id: portalUser.companyId,
    secret_hash: hashOf(secret),
    token_hash: hashOf(socketTokenOf(secret)),
    portal_user_id: portalUser.portalUserId,
    id_token: idToken,
    created_at: now,
    expires_at: expiresAt,
  }
  await insertSession(db, row, now)
  return { cookieValue: secret, expiresAt }
}
