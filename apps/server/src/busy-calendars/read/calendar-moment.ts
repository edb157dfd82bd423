import {
  dayBounds,
  type EpochMinutes,
  type LocalDate,
  localDateOf,
  wallIntervals,
} from '@rinda/domain/time/zone'
import ICAL from 'ical.js'

/**
 * Gives the instant of a moment in a calendar, in minutes since 1970, seconds cut off. A day is its beginning in the zone given, and so is a time that names no zone, or one that
 * nobody knows. A zone of the IANA's goes before the rules that the calendar brings for it.
 */
export function instantOf(time: ICAL.Time, tzid: string | null, zone: string): EpochMinutes {
  const date = `${padded(time.year, 4)}-${padded(time.month, 2)}-${padded(time.day, 2)}`
  if (time.isDate) return dayBounds(date, zone).from
  if (time.zone === ICAL.Timezone.utcTimezone) return Math.floor(time.toUnixTime() / 60)
  if (tzid && isZone(tzid)) return onWall(date, time, tzid)
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return Math.floor(time.toUnixTime() / 60)
  return onWall(date, time, zone)
}

/** Of an hour that comes twice the first one is meant; what is skipped is the end of the gap (RFC 5545, 3.3.5, has its own offset for that). */
function onWall(date: LocalDate, { hour, minute }: ICAL.Time, zone: string): EpochMinutes {
  const [first] = wallIntervals(date, zone, hour * 60 + minute, 1440)
  return first?.from ?? dayBounds(date, zone).till
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

const known = new Map<string, boolean>()

function isZone(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  let isKnown = true
  try {
    localDateOf(0, name)
  } catch {
    isKnown = false
  }
  // Names come from outside: there are some 600 zones, and no end of other names.
  if (known.size < 2_000) known.set(name, isKnown)
  return isKnown
}
