import type { SignedIn } from '../../access/signed-in.ts'
import type { Database } from '../../database/database.ts'
import { deleteSession } from './session-store.ts'

export type SessionEndedListener = (sessionKey: string) => void

const listeners = new Set<SessionEndedListener>()

/** Tells when a session is ended in this process, so that its sockets can be closed. Gives back how to stop listening. */
export function onSessionEnded(listener: SessionEndedListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Ends a session: from now on neither its cookie nor its token is anybody's. Ending it twice is no error.
 * The answer is the id token of the external issuer, with which that issuer can be asked to sign out too.
 */
export async function endSession(
  db: Database,
  session: Pick<SignedIn, 'companyId' | 'sessionKey'>,
): Promise<{ idToken: string | null }> {
  const ended = await deleteSession(db, session.companyId, Buffer.from(session.sessionKey, 'hex'))
  for (const listener of listeners) listener(session.sessionKey)
  return { idToken: ended?.id_token ?? null }
}
