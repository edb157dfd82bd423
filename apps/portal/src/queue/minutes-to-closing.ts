import type { Location } from '@rinda/client/set-up/locations'
import { isAroundTheClock } from '@rinda/domain/hours/around-the-clock'
import { nextChange } from '@rinda/domain/hours/next-change'
import type { LocationHours } from '@rinda/domain/hours/opening-hours'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/** Gives the minutes that a location is still open for, also over midnight; null while it is closed. */
export function minutesToClosing(
  location: Pick<Location, 'openTimes'>,
  now: EpochMinutes,
  zone: string,
): number | null {
  const { closesAt } = nextChange(hoursOf(location, zone), now)
  return closesAt === null ? null : closesAt - now
}

/** Tells whether a location is open now and all of the 24 hours that follow. */
export function isOpenAlways(
  location: Pick<Location, 'openTimes'>,
  now: EpochMinutes,
  zone: string,
): boolean {
  return isAroundTheClock(hoursOf(location, zone), now)
}

/** The days that the server lists, whose hours are as they are there, whatever the weekday. */
function hoursOf({ openTimes }: Pick<Location, 'openTimes'>, zone: string): LocationHours {
  return { zone, week: {}, specials: openTimes.map(({ date, from, till }) => ({ day: date, from, till })) }
}
