import type { InvitationResource } from '@rinda/contract/people/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayManageAccount } from '@rinda/domain/access/people'
import { administersAll, type PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { invitationPath } from '../sign-in/invitations/invitation-path.ts'
import { newInvitation, putInvitation } from '../sign-in/invitations/new-invitation.ts'
import { roleHeld } from '../sign-in/sessions/standing.ts'
import { writeToPeople } from './people-write.ts'
import { findPersonWithin, type PersonRow } from './person-store.ts'
import type { PlatformWriting } from './platform-write.ts'

/** Writes the mail that brings a link to its person; without a secret it leads to where people sign in. */
export type WriteInvitation = (
  tx: Database,
  person: PersonRow,
  link: { secret: string; expiresAt: Date },
  now: Date,
) => Promise<void>

type InvitationContext = PlatformWriting & {
  /** Tells whether people sign in with passwords that are kept here. */
  isBuiltIn: boolean
  hasMail: boolean
  writeInvitation: WriteInvitation
  /** Origin of the portal, as the person will open it. */
  origin: string
}

/**
 * Makes a link with which somebody of the company chooses a password, ends the one before, and writes the mail that brings it to them. Its secret is in the
 * answer, and in that mail until it is sent: it is not written into the history, which only says that it was made.
 */
export async function makeInvitation(
  context: InvitationContext,
  asked: Asked<PortalCaller>,
  personId: number,
): Promise<Result<Answer<InvitationResource>>> {
  const { caller, now } = asked
  if (!administersAll(caller)) return refuse('forbidden')
  const found = await findPersonWithin(context.db, caller.scope, personId)
  if (!found) return refuse('not_found')
  const invitation = newInvitation(now)
  const { isBuiltIn, hasMail, writeInvitation, origin } = context
  return await writeToPeople(context, asked, found.company_id, null, async (tx, manager) => {
    const row = await findPersonWithin(tx, caller.scope, personId)
    if (!row) return refuse('not_found')
    const directory = await readDirectory(tx)
    if (!mayManageAccount(manager, roleHeld(row, directory))) return refuse('forbidden')
    if (!row.is_active) return refuse('person_inactive')
    await putInvitation(tx, row, invitation, now)
    const secret = isBuiltIn ? invitation.secret : ''
    await writeInvitation(tx, row, { secret, expiresAt: invitation.expiresAt }, now)
    const change = {
      action: 'portal_user.invite',
      objectKind: 'portal_user',
      objectId: String(personId),
      before: null,
      after: { invited_until: invitation.expiresAt.toISOString() },
      event: null,
    }
    const attributes = {
      url: isBuiltIn ? `${origin}${invitationPath}/${secret}` : `${origin}/login`,
      sets_password: isBuiltIn,
      expires_at: isBuiltIn ? invitation.expiresAt.toISOString() : null,
      is_mailed: hasMail,
    }
    const resource: InvitationResource = { id: String(personId), type: 'invitation', attributes }
    return done({ changes: [change], answer: { type: 'person_invited', resource } })
  })
}
