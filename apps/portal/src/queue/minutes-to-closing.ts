import type { Location } from '@rinda/client/set-up/locations'
import { type EpochMinutes, localDateOf, localMinuteOf, minuteOfDay } from '@rinda/domain/time/zone'

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
