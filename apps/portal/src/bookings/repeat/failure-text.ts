import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { Language } from '@rinda/contract/wire/json-api'
import { figureDay } from '@rinda/phrases/time/day-text'

/** Says why a series was not written, and for which days; null where there is no text to show. */
export function failureText({ info, dates = [] }: RequestFailure, language: Language): string | null {
  if (!info) return null
  const days = dates.map((day) => figureDay(day, language)).join(', ')
  return days ? `${days} – ${info[language]}` : info[language]
}
