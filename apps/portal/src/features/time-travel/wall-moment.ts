import { isCalendarDate, isLocalTime, localDateOf, localTimeOf, wallIntervals } from '@rinda/domain/time/zone'

/** A moment (ISO 8601) as the clock of a zone shows it to the minute: `2026-11-12T14:05`. */
export function wallTextOf(moment: string, zone: string): string {
  const minute = Math.floor(Date.parse(moment) / 60_000)
  return `${localDateOf(minute, zone)}T${localTimeOf(minute, zone)}`
}

/** The moment at which the clock of a zone shows this; of an hour that comes twice the first, of one that is skipped none. */
export function momentOfWall(text: string, zone: string): string | undefined {
  const [date = '', time = ''] = text.split('T')
  const wall = time.slice(0, 5)
  if (!isCalendarDate(date) || !isLocalTime(wall)) return undefined
  const minute = Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))
  const [first] = wallIntervals(date, zone, minute, minute + 1)
  return first && new Date(first.from * 60_000).toISOString()
}
