import type { Database } from '../../database/database.ts'
import { hashOf, newSessionSecret } from '../sessions/session-secrets.ts'
import { deleteInvitation, upsertInvitation } from './invitation-store.ts'

/** Days for which a link can be used. */
const invitationDays = 7

/** A link in the making: the secret exists only here and in the answer, the database has its hash. */
export type Invitation = { readonly secret: string; readonly expiresAt: Date }

type Person = { company_id: number; portal_user_id: number }

export function newInvitation(now: Date): Invitation {
  return { secret: newSessionSecret(), expiresAt: new Date(now.getTime() + invitationDays * 86_400_000) }
}

/** From now on this link is the person's, and no other. */
export async function putInvitation(
  db: Database,
  person: Person,
  { secret, expiresAt }: Invitation,
  now: Date,
): Promise<void> {
  await upsertInvitation(db, {
    company_id: person.company_id,
    portal_user_id: person.portal_user_id,
    secret_hash: hashOf(secret),
    created_at: now,
    expires_at: expiresAt,
  })
}

/** No link that was given out lets this person in any more. */
export async function withdrawInvitation(db: Database, person: Person): Promise<void> {
  await deleteInvitation(db, person)
}
