import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { companyZone } from '../../companies/company.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { findInvitation } from '../../sign-in/invitations/accept-invitation.ts'
import { invitationPath } from '../../sign-in/invitations/invitation-path.ts'
import type { StaffMessage } from '../message.ts'
import { nameIn } from './facts.ts'
import { type Logo, logoOf } from './letter-look.ts'

/** Facts of the mail by which somebody of the staff is invited. */
export type InvitationFacts = Pick<StaffMessage, 'language' | 'recipient'> & {
  id: string
  company: string
  logo: Logo
  /** Address at which a password is chosen, or people sign in. */
  link: string
  /** Moment until which the link is good; empty: it does not end, as people sign in elsewhere. */
  until: string
}

type Invitation = Pick<
  StaffMessage,
  'companyId' | 'messageId' | 'language' | 'recipient' | 'content' | 'uselessAt'
>
type Where = { db: Database; publicUrl?: string | undefined; port?: number | undefined }

/** Finds what an invitation says. Its secret is in the message that is sent, and nowhere that is kept. Undefined where its link opens nothing any more. */
export async function invitationFactsOf(
  where: Where,
  message: Invitation,
  now: Date,
): Promise<InvitationFacts | undefined> {
  const { code } = message.content
  const isGood = code === '' || (await findInvitation(where.db, code, now)) !== null
  return isGood ? await saidBy(where, message, now) : undefined
}

/** Finds the same, whether or not its link opens anything. */
export async function saidBy(
  { db, publicUrl, port = 3000 }: Where,
  { companyId, messageId, language, recipient, content, uselessAt }: Invitation,
  now: Date,
): Promise<InvitationFacts | undefined> {
  const company = await findCompanyRow(db, companyId)
  if (!company) return undefined
  const origin = publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const zone = await companyZone(db, companyId)
  const day = (at: Date) => localDateOf(Math.floor(at.getTime() / 60_000), zone)
  return {
    ...{ language, recipient, id: `${companyId}-${messageId}` },
    company: nameIn(company, language),
    logo: logoOf(companyId, company.profile),
    link: content.code ? `${origin}${invitationPath}/${content.code}` : `${origin}/login`,
    until: content.code
      ? `${longDay(day(uselessAt), language, day(now))}, ${localTimeOf(Math.floor(uselessAt.getTime() / 60_000), zone)}`
      : '',
  }
}
