import { localDateOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import { figureDay } from '@rinda/phrases/time/day-text'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `20.11.2026. 10:05:41`, a moment (ISO 8601) to the second; of `today` the time alone. */
export function exactMoment(moment: string, language: Language, zone: string, today?: string): string {
  const at = new Date(moment)
  const day = localDateOf(Math.floor(at.getTime() / 60_000), zone)
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(zone, format)
  const time = format.format(at)
  return day === today ? time : `${figureDay(day, language)} ${time}`
}
