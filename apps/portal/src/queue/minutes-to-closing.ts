import type { Location } from '@rinda/client/set-up/locations'
import { isWholeDay } from '@rinda/domain/hours/around-the-clock'
import { addDays, type EpochMinutes, localDateOf, localMinuteOf, minuteOfDay } from '@rinda/domain/time/zone'

/** Gives the minutes that a location is still open for; null while it is closed. */
export function minutesToClosing(
  { openTimes }: Pick<Location, 'openTimes'>,
  now: EpochMinutes,
  zone: string,
): number | null {
  const date = localDateOf(now, zone)
  const today = openTimes.find((one) => one.date === date)
  if (!today?.from || !today.till) return null
  const minute = localMinuteOf(now, zone)
  const isOpen = minuteOfDay(today.from) <= minute && minute < minuteOfDay(today.till)
  return isOpen ? minuteOfDay(today.till) - minute : null
}

/** Tells whether a location is open all day, and on into the next one. */
export function isOpenAlways(
  { openTimes }: Pick<Location, 'openTimes'>,
  now: EpochMinutes,
  zone: string,
): boolean {
  const date = localDateOf(now, zone)
  const [today, tomorrow] = [date, addDays(date, 1)].map((day) => openTimes.find((one) => one.date === day))
  const { from, till } = today ?? {}
  return Boolean(from && till && isWholeDay({ from, till })) && tomorrow?.from === '00:00'
}
