import { Temporal } from './temporal.ts'

/** From `from` (epoch minutes) on, the wall clock of the zone is `offset` minutes ahead of UTC. */
type Offset = { readonly from: number; readonly offset: number }

const dayLength = 1440
const minuteMs = 60_000
const minuteNs = 60_000_000_000
const rememberedDays = 4000

/** Remembers what was found for a day in a zone, because asking the zone data is slow. */
function remembered<Day, Found>(find: (zone: string, day: Day) => Found): typeof find {
  const zones = new Map<string, Map<Day, Found>>()
  return (zone, day) => {
    const days = zones.get(zone) ?? new Map<Day, Found>()
    const known = days.get(day)
    if (known !== undefined) return known
    const found = find(zone, day)
    if (days.size >= rememberedDays) days.clear()
    days.set(day, found)
    zones.set(zone, days)
    return found
  }
}

/** The offsets in force during one UTC day. Long ago some had seconds, which no wall clock here shows. */
function findOffsets(zone: string, day: number): readonly Offset[] {
  const startOf = (utcDay: number) =>
    Temporal.Instant.fromEpochMilliseconds(utcDay * dayLength * minuteMs).toZonedDateTimeISO(zone)
  const start = startOf(day)
  const before = { from: day * dayLength, offset: Math.floor(start.offsetNanoseconds / minuteNs) }
  const after = startOf(day + 1)
  if (start.offsetNanoseconds === after.offsetNanoseconds) return [before]
  const change = start.getTimeZoneTransition('next') ?? after
  return [
    before,
    {
      from: Math.ceil(change.epochMilliseconds / minuteMs),
      offset: Math.floor(after.offsetNanoseconds / minuteNs),
    },
  ]
}

/**
 * The offsets of a zone during the UTC day that is `day` days after 1970-01-01, in order: one, or two on a
 * day when the clocks change. Throws RangeError when there is no such zone.
 */
export const offsetsOfUtcDay = remembered(findOffsets)

/**
 * The first instant of a local day, in epoch minutes; that of the next day when the zone skipped it. Throws RangeError
 * when there is no such day or zone.
 */
export const startOfLocalDay = remembered((zone: string, date: string) => {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone)
  return Math.ceil(start.epochMilliseconds / minuteMs)
})

/** Gives the minutes by which the wall clock of the zone is ahead of UTC at an instant in epoch minutes. */
export function offsetAt(zone: string, at: number): number {
  let offset = 0
  for (const part of offsetsOfUtcDay(zone, Math.floor(at / dayLength))) {
    if (part.from <= at) offset = part.offset
  }
  return offset
}
