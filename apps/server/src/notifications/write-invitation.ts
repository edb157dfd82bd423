import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { addMessages } from './outbox-store.ts'

type Invited = { company_id: number; portal_user_id: number; email: string; language: 'lv' | 'en' | 'ru' }

/** Way of an invitation: `hasMail` tells whether anybody carries mails, `secret` opens its link; empty: people sign in elsewhere. */
type SendInvitation = { hasMail: boolean; secret: string; expiresAt: Date }

/** Writes the mail with the link by which somebody of the staff chooses a password, in the transaction that makes the link good. */
export async function writeInvitation(
  tx: Database,
  { company_id, portal_user_id, email, language }: Invited,
  { hasMail, secret, expiresAt }: SendInvitation,
  now: Date,
): Promise<void> {
  // Where nobody carries it, nobody opens it.
  const code = hasMail ? secret : ''
  const content = { locationId: 0, serviceId: 0, specialistId: null, times: [], code, reason: '' }
  const message = {
    ...{ seq: null, channel: 'email' as const, kind: 'invitation' as const, personId: portal_user_id },
    ...{ recipient: email, language, content, dueAt: now, uselessAt: expiresAt },
  }
  const isSetUp = { email: hasMail, sms: false }
  await addMessages(tx, narrow(systemCaller.scope, company_id), [message], isSetUp, now)
}
