import { type EpochMinutes, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import { untilDay } from '@rinda/phrases/time/day-cases'
import { figureDay } from '@rinda/phrases/time/day-text'

/** `20.11.2026 10:05`, a moment (ISO 8601) as the clock on the wall of a zone has it. */
export function momentText(moment: string, language: Language, zone: string): string {
  const at = minuteOf(moment)
  return `${figureDay(localDateOf(at, zone), language)} ${localTimeOf(at, zone)}`
}

/** `līdz piektdienai, 2026. gada 20. novembrim, 10:05`: until a moment, within a sentence. */
export function untilMoment(moment: string, language: Language, zone: string): string {
  const at = minuteOf(moment)
  return `${untilDay(localDateOf(at, zone), language)}, ${localTimeOf(at, zone)}`
}

/** `10:05`, or `20.11.2026 10:05` where it is another day now: a moment (ISO 8601) that is soon. */
export function soonText(moment: string, now: EpochMinutes, language: Language, zone: string): string {
  const isToday = localDateOf(minuteOf(moment), zone) === localDateOf(now, zone)
  return isToday ? timeText(moment, zone) : momentText(moment, language, zone)
}

/** `10:05`, the time of a moment on the wall of a zone. */
export function timeText(moment: string, zone: string): string {
  return localTimeOf(minuteOf(moment), zone)
}

const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000)
