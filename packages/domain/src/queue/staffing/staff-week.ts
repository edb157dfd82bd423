import { addDays, type LocalDate } from '../../time/zone.ts'
import { openHoursOn } from './day-hours.ts'
import { expectedOn, type KnownBefore, type KnownLine, usualPlan } from './expected-week.ts'
import { type StaffedHour, staffDay } from './staff-day.ts'

/** Hour of the week: what is expected and planned, and what comes of it; null: of such a day nothing is known. */
export type WeekHour = {
  hour: number
  /** Moment at which it ends, in milliseconds. */
  till: number
  /** Counters that are usually open then. */
  usual: number
  /** Number that somebody planned; null: as usual. */
  own: number | null
  walkIns: number
  appointments: number
  staffed: StaffedHour | null
}
export type WeekDay = { date: LocalDate; hours: WeekHour[] }

type WeekToStaff = {
  monday: LocalDate
  /** Counters that somebody planned, by date and hour. */
  planOf: (date: LocalDate, hour: number) => number | null
  targetMs: number
  now: number
}

/** Works out the counters of a week, day by day. Gives a turn to others in between. */
export function* staffWeek(
  line: KnownLine,
  known: KnownBefore,
  { monday, planOf, targetMs, now }: WeekToStaff,
): Generator<void, WeekDay[]> {
  const days: WeekDay[] = []
  // What is known was learned in the same turn.
  yield
  for (let index = 0; index < 7; index++) {
    const date = addDays(monday, index)
    const open = openHoursOn(line.hours, date)
    const usual = usualPlan(line, known, date)
    const expected = known.isEnough ? expectedOn(line, known, date, now) : null
    const plans = open.map(({ hour, till }) => ({
      ...{ hour, till, usual: usual.get(hour) ?? 0, own: planOf(date, hour) },
    }))
    const planned = plans.map((one) => one.own ?? one.usual)
    const { learnt } = known
    const { usualMinutes, rules } = line
    const staffed = expected
      ? yield* staffDay({ day: expected.day, planned, learnt, usualMinutes, rules }, targetMs)
      : []
    days.push({
      date,
      hours: plans.map((plan, place) => {
        const own = expected?.hours[place]
        return {
          ...plan,
          walkIns: own?.walkIns ?? 0,
          appointments: own?.appointments ?? 0,
          staffed: staffed[place] ?? null,
        }
      }),
    })
    yield
  }
  return days
}
