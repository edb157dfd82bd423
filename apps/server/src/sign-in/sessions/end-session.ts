import type { SignedIn } from '../../access/signed-in.ts'
import type { Publish } from '../../changes/committed.ts'
import { recordPlatformEvents } from '../../changes/platform-event-store.ts'
import type { Database } from '../../database/database.ts'
import { deleteSession, deleteSessionsOf } from './session-store.ts'

/**
 * Ends a session: from now on neither its cookie nor its token is anybody's, and every process closes its sockets. Ending it twice is no error.
 * The answer is the id token of the external issuer, with which that issuer can be asked to sign out too.
 */
export async function endSession(
  { db, publish }: { db: Database; publish: Publish },
  { companyId, sessionKey }: Pick<SignedIn, 'companyId' | 'sessionKey'>,
  now: Date,
): Promise<{ idToken: string | null }> {
  const { idToken, platformEvents } = await db.transaction().execute(async (tx) => {
    const ended = await deleteSession(tx, companyId, Buffer.from(sessionKey, 'hex'))
    const events = ended ? [{ type: 'session_ended', sessionKey } as const] : []
    return { idToken: ended?.id_token ?? null, platformEvents: await recordPlatformEvents(tx, events, now) }
  })
  publish({ events: [], platformEvents })
  return { idToken }
}

/** Ends every sign-in of somebody, in the transaction of the change that ends them; the event of that change closes their sockets. */
export async function endSessionsOf(
  tx: Database,
  person: { company_id: number; portal_user_id: number },
): Promise<void> {
  await deleteSessionsOf(tx, person)
}
