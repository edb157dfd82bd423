/** From `from` (epoch minutes) on, the wall clock of the zone is `offset` minutes ahead of UTC. */
type Offset = { readonly from: number; readonly offset: number }

const dayLength = 1440
const rememberedDays = 4000
const zones = new Map<string, Map<number, readonly Offset[]>>()

const wallClocks = new Map<string, Intl.DateTimeFormat>()

function wallClockOf(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone)
  if (known !== undefined) return known
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    ...parts,
  })
  wallClocks.set(zone, made)
  return made
}

/** Asks the runtime's own zone data: a browser needs no library for it. */
function askOffset(zone: string, at: number): number {
  const wall: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of wallClockOf(zone).formatToParts(at * 60_000)) wall[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = wall
  // Not Date.UTC: that takes the years before 100 for those of the last century.
  const asUtc = new Date(0).setUTCFullYear(year, month - 1, day)
  return asUtc / 60_000 + hour * 60 + minute - at
}

/** The offsets in force during one UTC day. A clock change is found by halving, so to the minute. */
function findOffsets(zone: string, day: number): readonly Offset[] {
  const start = day * dayLength
  const before = askOffset(zone, start)
  const after = askOffset(zone, start + dayLength)
  if (before === after) return [{ from: start, offset: before }]
  let last = start
  let first = start + dayLength
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2)
    if (askOffset(zone, middle) === before) last = middle
    else first = middle
  }
  return [
    { from: start, offset: before },
    { from: first, offset: after },
  ]
}

/**
 * The offsets of a zone during the UTC day that is `day` days after 1970-01-01, in order: one, or two on a
 * day when the clocks change. Remembered, because asking the zone data is slow. Throws RangeError when
 * there is no such zone.
 */
export function offsetsOfUtcDay(zone: string, day: number): readonly Offset[] {
  const days = zones.get(zone) ?? new Map<number, readonly Offset[]>()
  const known = days.get(day)
  if (known !== undefined) return known
  const found = findOffsets(zone, day)
  if (days.size >= rememberedDays) days.clear()
  days.set(day, found)
  zones.set(zone, days)
  return found
}

/** How many minutes the wall clock of the zone is ahead of UTC at an instant in epoch minutes. */
export function offsetAt(zone: string, at: number): number {
  let offset = 0
  for (const part of offsetsOfUtcDay(zone, Math.floor(at / dayLength))) {
    if (part.from <= at) offset = part.offset
  }
  return offset
}
