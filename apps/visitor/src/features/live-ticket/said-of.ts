import type { Ticket } from '@rinda/client/queue/tickets'
import type { useLatePhrases } from '../../session/words/late-phrases.ts'
import { faceOf } from './ticket-face.ts'

type Say = ReturnType<typeof useLatePhrases<'ticket'>>['t']

/** Words that are heard of a ticket besides a call: the place, or what became of it; `isGivenBack` where its holder did that here. */
export function saidOf(ticket: Ticket, t: Say, isGivenBack: boolean): string {
  const face = faceOf(ticket)
  if (face === 'called') return ''
  if (face === 'canceled') return t(isGivenBack ? 'canceled' : 'withdrawn')
  if (face === 'next') return t('placeNext')
  if (face !== 'waiting') return t(face)
  const count = ticket.ticketsToWait
  return count === null ? t('placeUnknown') : count === 0 ? t('placeFirst') : t('placeText', { count })
}
