import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Language } from '@rinda/phrases/resources'
import { sayIn } from '../../session/late-phrases.ts'

/** Text after several times of a series were canceled, or unblocked, together. */
export async function canceledText(canceled: readonly Booking[], language: Language): Promise<string> {
  const t = await sayIn('repeat', language)
  const count = canceled.length
  return canceled[0]?.isBlocked ? t('unblockedToast', { count }) : t('canceledToast', { count })
}
