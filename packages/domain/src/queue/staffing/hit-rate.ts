import { addDays, dayBounds, type LocalDate, localDateOf } from '../../time/zone.ts'
import { quantile } from '../estimate/quantile.ts'
import { type DayHour, openHoursOn } from './day-hours.ts'
import { expectedOn, type KnownLine, knownBefore } from './expected-week.ts'
import { countersIn, openTimesOf } from './open-counters.ts'
import { type PastVisit, waitOf } from './past-visit.ts'
import { type Band, forecastDay } from './staff-day.ts'

/** Week of the past: its hours in which enough people waited, and those of them whose nine of ten lay where it was forecast. */
export type WeekHits = { monday: LocalDate; hours: number; hits: number }

/** Nine of ten of fewer people says nothing. */
const leastWaits = 5
const minuteMs = 60_000

/**
 * Holds the forecast of a past week against what came; null where too little was known before it. What it is made of was known before
 * that week began, but for the counters: a forecast is one for so many counters, and those that were really open are taken.
 */
export function* hitsOf(line: KnownLine, monday: LocalDate): Generator<void, WeekHits | null> {
  const known = knownBefore(line, monday)
  // Learning from a busy place takes a while already.
  yield
  if (!known.isEnough) return null
  const { zone } = line.hours
  const startOf = (date: LocalDate) => dayBounds(date, zone).from * minuteMs
  const [asOf, end] = [startOf(monday), startOf(addDays(monday, 7))]
  const came = line.visits.filter(({ cameAt }) => cameAt >= asOf && cameAt < end)
  const week: WeekHits = { monday, hours: 0, hits: 0 }
  for (let index = 0; index < 7; index++) {
    const date = addDays(monday, index)
    const expected = expectedOn(line, known, date, asOf)
    const visits = came.filter(({ cameAt }) => localDateOf(cameAt / minuteMs, zone) === date)
    if (!expected || visits.length === 0) continue
    const open = openTimesOf(visits)
    const hours = openHoursOn(line.hours, date)
    const planned = hours.map((hour) => Math.max(1, Math.round(countersIn(open, hour))))
    const { learnt } = known
    const { usualMinutes, rules } = line
    const bands = yield* forecastDay({ day: expected.day, planned, learnt, usualMinutes, rules })
    for (const [place, hour] of hours.entries()) {
      const wait = nineOfTenIn(visits, hour)
      const band = bands[place]
      if (wait === null || !band) continue
      week.hours++
      if (isWithin(wait, band)) week.hits++
    }
  }
  return week.hours === 0 ? null : week
}

function nineOfTenIn(visits: readonly PastVisit[], { from, till: hourEnd }: DayHour): number | null {
  const waits = visits.flatMap(({ cameAt, appointmentAt, calledAt, endedAt, end }) => {
    const since = Math.max(cameAt, appointmentAt ?? cameAt)
    const till = end === 'left' ? endedAt : calledAt
    return till !== null && since >= from && since < hourEnd ? [waitOf(cameAt, appointmentAt, till)] : []
  })
  return waits.length < leastWaits
    ? null
    : quantile(
        waits.sort((one, other) => one - other),
        0.9,
      )
}

/** As it is shown: in whole minutes, outwards. */
function isWithin(wait: number, { low, high }: Band): boolean {
  if (low === null || high === null) return false
  const [from, till] = [Math.floor(low / minuteMs), Math.ceil(high / minuteMs)]
  return wait >= from * minuteMs && wait <= till * minuteMs
}
