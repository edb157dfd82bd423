import { mailSpeaker } from '@rinda/phrases/mail'
import { calendarFile } from './calendar-file.ts'
import type { Facts } from './facts.ts'
import type { InvitationFacts } from './invitation-facts.ts'
import { invitationMailOf } from './invitation-mail.ts'
import { type MailWords, mailOf } from './mail-of.ts'

/** A file that goes with a mail; one that is shown within it has a name there. */
type Attached = {
  filename: string
  contentType: string
  content: Buffer
  contentDisposition: 'inline' | 'attachment'
  cid?: string
}

/** A mail as it is given to those who carry it. */
export type Letter = ReturnType<typeof letterOf>

/** Makes the mail of a message to a visitor. */
export function letterOf(facts: Facts, from: string, now: Date) {
  const calendar = calendarFile(facts, from, now)
  return {
    ...addressed(facts, from, mailOf(facts)),
    ...(facts.email ? { replyTo: { name: facts.company, address: facts.email } } : {}),
    ...(calendar ? { icalEvent: { ...calendar, filename: 'rinda.ics' } } : {}),
    ...(facts.optOut
      ? { list: { unsubscribe: `${facts.optOut.origin}/api/visit/opt_outs/${facts.optOut.token}` } }
      : {}),
    headers: {
      ...(facts.optOut ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      ...byItself,
    },
  }
}

/** Makes the same mail of a visit that is made up: it says so wherever it is seen, also in a calendar. */
export function sampleLetter(facts: Facts, from: string, now: Date): Letter {
  const sample = mailSpeaker(facts.language)('sample')
  const letter = letterOf({ ...facts, service: `${sample}: ${facts.service}` }, from, now)
  return { ...letter, subject: `${sample}: ${letter.subject}` }
}

/** Makes the mail by which somebody of the staff is invited. */
export function invitationLetter(facts: InvitationFacts, from: string): Letter {
  return { ...addressed(facts, from, invitationMailOf(facts)), headers: byItself }
}

const byItself = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

function addressed(
  { id, company, recipient }: Pick<Facts, 'id' | 'company' | 'recipient'>,
  from: string,
  { subject, text, html, pictures }: MailWords,
) {
  return {
    from: { name: company, address: from },
    to: recipient,
    ...{ subject, text, html },
    attachments: pictures.map(
      ({ cid, contentType, content }): Attached => ({
        ...{ cid, contentType, content, filename: `${cid.split('@')[0]}.${contentType.split('/')[1]}` },
        contentDisposition: 'inline',
      }),
    ),
    // Whoever is sent it twice, as somebody fell after sending it, has it once.
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
  }
}
