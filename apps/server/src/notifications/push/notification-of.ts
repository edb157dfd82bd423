import { mailSpeaker } from '@rinda/phrases/mail'
import type { TicketMessage } from '../message.ts'

/** Words of a notification, as a phone shows them with its page closed, in the language of the ticket. */
export type Notification = { title: string; body: string; lang: string }

export function notificationOf({
  kind,
  recipient: label,
  language,
  content,
}: Pick<TicketMessage, 'kind' | 'recipient' | 'language' | 'content'>): Notification {
  const say = mailSpeaker(language)
  if (kind === 'ticket_next' && content.isFirstOnly)
    return { title: say('push_first', { label }), body: say('push_first_text'), lang: language }
  if (kind === 'ticket_next')
    return { title: say('push_next', { label }), body: say('push_next_text'), lang: language }
  const counter = content.called?.counter ?? ''
  const body = counter ? say('push_called_text', { counter }) : say('push_called_plain')
  return { title: say('push_called', { label }), body, lang: language }
}
