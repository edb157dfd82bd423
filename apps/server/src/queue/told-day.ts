import { addDays, dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import type { LocationSetting } from '../availability/setting.ts'

/** Day of a location that is told, with its first moment; and the first day of which somebody may still have waited as it began. */
export type ToldDay = { day: string; begins: Date; since: string }

/** A line that is kept overnight is told of those who came within so many days before. */
const keptDays = 7

/** The day of a location at a moment. */
export function toldDayOf(
  { location, zone }: Pick<LocationSetting, 'location' | 'zone'>,
  now: Date,
): ToldDay {
  const day = localDateOf(now.getTime() / 60_000, zone)
  const since = location.config.queue?.keep_overnight === true ? addDays(day, -keptDays) : day
  return { day, begins: new Date(dayBounds(day, zone).from * 60_000), since }
}

/** Condition on a ticket: given on that day, or in a line kept overnight since before it, and ended on it. */
export function isOfDay({ day, begins, since }: ToldDay) {
  return sql<boolean>`(day = ${day}::date OR (day >= ${since}::date AND day < ${day}::date AND ended_at >= ${begins}::timestamptz))`
}
