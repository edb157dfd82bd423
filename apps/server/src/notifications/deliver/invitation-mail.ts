import { mailSpeaker } from '@rinda/phrases/mail'
import { html } from '../../edge/html.ts'
import type { InvitationFacts } from './invitation-facts.ts'
import { letterHtml, mainButton, note } from './letter-look.ts'
import type { MailWords } from './mail-of.ts'

/** Writes the e-mail by which somebody of the staff is invited, in their language. */
export function invitationMailOf(facts: InvitationFacts): MailWords {
  const { language, company, logo, link, until, recipient: email } = facts
  const say = mailSpeaker(language)
  const subject = say('subject_invitation', { company })
  const lead = say('lead_invitation', { company })
  const label = say(until ? 'choose_password' : 'sign_in')
  const notes = [
    say('invitation_email', { email }),
    until && say('invitation_until', { until }),
    say('invitation_not_yours'),
  ].filter(Boolean)
  const content = html`<p style="margin:0"><strong>${lead}</strong></p>
${mainButton(link, label)}
${notes.map((one) => note(one))}`
  const text = `${[lead, `${label}:\n${link}`, notes.join('\n'), company].join('\n\n')}\n`
  return {
    ...{ subject, text, pictures: logo ? [logo] : [] },
    html: letterHtml({ language, subject, company, logo, content }),
  }
}
