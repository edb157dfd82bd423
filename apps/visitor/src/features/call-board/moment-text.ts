import { localeOf } from '@rinda/phrases/locale-of'
import type { Language } from '@rinda/phrases/resources'
import { timeText } from '@rinda/phrases/time/opening-text'

/** A place and a language in which moments are said. */
type Where = { readonly zone: string; readonly language: Language }

/** Says the day of a moment: `piektdiena, 20. novembris`. */
export function dayText(at: number, { zone, language }: Where): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...parts }).format(at)
}

/** Says a moment that is still to come: its time, with the day where that is not today. */
export function comingText(at: number, now: number, where: Where): string {
  const [day, today] = [dayText(at, where), dayText(now, where)]
  return day === today ? timeText(at, where) : `${day}, ${timeText(at, where)}`
}
