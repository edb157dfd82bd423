import { addDays, dayBounds, localDateOf } from '@rinda/domain/time/zone'
import type { LocationSetting } from '../availability/setting.ts'
import { isKeptOvernight } from './call-rules.ts'
import type { ToldDay } from './told-day-store.ts'

/** A line that is kept overnight is told of those who came within so many days before. */
const keptDays = 7

/** The day of a location at a moment. */
export function toldDayOf(
  { location, zone }: Pick<LocationSetting, 'location' | 'zone'>,
  now: Date,
): ToldDay {
  const day = localDateOf(now.getTime() / 60_000, zone)
  const since = isKeptOvernight({ location }) ? addDays(day, -keptDays) : day
  return { day, begins: new Date(dayBounds(day, zone).from * 60_000), since }
}
