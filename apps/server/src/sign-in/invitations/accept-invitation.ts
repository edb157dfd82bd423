import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Publish } from '../../changes/committed.ts'
import { recordPlatformEvents } from '../../changes/platform-event-store.ts'
import { recordChanges } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { putPasswordHash } from '../issuer/account-store.ts'
import { forgiveAttempts, takeAttempt } from '../issuer/attempt-store.ts'
import { hashPassword } from '../issuer/password-hash.ts'
import { endSessionsOf } from '../sessions/end-session.ts'
import { hashOf, isSecretShaped } from '../sessions/session-secrets.ts'
import { deleteInvitation, findInvited, lockInvited } from './invitation-store.ts'

/**
 * Finds the e-mail address of the person invited by a link. Null: it never was one, is too old, or was used.
 */
export async function findInvitation(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ email: string } | null> {
  if (!isSecretShaped(secret)) return null
  return (await findInvited(db, hashOf(secret), now)) ?? null
}

export type Acceptance =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

/**
 * Gives the person of a link their password, once: the link is used up, and whoever was signed in as them is so no more. Hashing costs
 * time, so that tries are counted like those of the sign-in form.
 */
export async function acceptInvitation(
  { db, publish }: { db: Database; publish: Publish },
  { secret, password, address }: { secret: string; password: string; address: string },
  now: Date,
): Promise<Acceptance> {
  const attempt = { account: `invitation ${secret}`, address }
  const refusal = await takeAttempt(db, attempt, now)
  if (refusal) return { outcome: 'too_many', ...refusal }
  if (!(await findInvitation(db, secret, now))) return { outcome: 'gone' }
  const hash = await hashPassword(password)
  const platformEvents = await db.transaction().execute(async (tx) => {
    const person = await lockInvited(tx, hashOf(secret), now)
    if (!person) return null
    await deleteInvitation(tx, person)
    await putPasswordHash(tx, { email: person.email, name: person.name, hash, isDemo: false }, now)
    await endSessionsOf(tx, person)
    const change = {
      action: 'portal_user.password',
      objectKind: 'portal_user',
      objectId: String(person.portal_user_id),
      before: null,
      after: { password: 'chosen' },
      event: null,
    }
    const actor = { kind: 'visitor', name: person.email, ip: address, session: '' } as const
    await recordChanges(tx, narrow(systemCaller.scope, person.company_id), [{ change, actor, at: now }], [])
    const concerned = { portalUserIds: [person.portal_user_id] }
    return await recordPlatformEvents(tx, [{ type: 'people_changed', concerned }], now)
  })
  if (!platformEvents) return { outcome: 'gone' }
  publish({ events: [], platformEvents })
  await forgiveAttempts(db, attempt, now)
  return { outcome: 'done' }
}
