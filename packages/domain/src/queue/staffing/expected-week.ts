import type { LocationHours } from '../../hours/opening-hours.ts'
import { addDays, dayBounds, type LocalDate, localDateOf, localMinuteOf, weekdayOf } from '../../time/zone.ts'
import type { CallRules } from '../waiting-ticket.ts'
import type { ExpectedAppointment, ExpectedDay } from './day-draws.ts'
import { type DayHour, openHoursOn } from './day-hours.ts'
import { type Learnt, learnPast } from './learn-past.ts'
import type { Appointment, PastVisit } from './past-visit.ts'
import { type UsualDays, usualCounters, usualDays } from './usual-days.ts'

/** Line of a location as it is known: its past, its hours and its rules. */
export type KnownLine = {
  hours: LocationHours
  visits: readonly PastVisit[]
  /** Appointments of the past weeks and those to come. */
  appointments: readonly Appointment[]
  usualMinutes: ReadonlyMap<number, number>
  rules: CallRules
}

/** Weeks that are learned from: more say little of today. */
export const learntWeeks = 8
const leastWeeks = 2
const leastVisits = 30
const minuteMs = 60_000

/** Knowledge of a line as it was before a day. */
export type KnownBefore = {
  learnt: Learnt
  usual: UsualDays
  appointments: readonly Appointment[]
  isEnough: boolean
}

/** Learns from the weeks before a day, and from nothing that came later. */
export function knownBefore({ hours, visits, appointments }: KnownLine, date: LocalDate): KnownBefore {
  const [from, till] = [addDays(date, -7 * learntWeeks), date].map(
    (day) => dayBounds(day, hours.zone).from * minuteMs,
  )
  const isThen = (at: number) => at >= (from ?? 0) && at < (till ?? 0)
  const past = visits.filter(({ cameAt }) => isThen(cameAt))
  const booked = appointments.filter(({ at }) => isThen(at))
  const [learnt, usual] = [learnPast(past, booked), usualDays(past, hours)]
  const isEnough = usual.weeks >= leastWeeks && learnt.visits >= leastVisits
  return { learnt, usual, appointments: booked, isEnough }
}

/** An hour of a day to come: those who are expected without an appointment, and with one. */
export type ExpectedHourOfDay = DayHour & { walkIns: number; appointments: number }

/**
 * Gives who is expected on a date, as was known at a moment; null where no such weekday is known. Appointments are those that were booked by
 * then, and as many more as such a day usually has in the end.
 */
export function expectedOn(
  line: KnownLine,
  known: KnownBefore,
  date: LocalDate,
  asOf: number,
): { hours: ExpectedHourOfDay[]; day: ExpectedDay } | null {
  const days = known.usual.byWeekday.get(weekdayOf(date))
  const hours = openHoursOn(line.hours, date)
  if (!days || hours.length === 0) return null
  const { zone } = line.hours
  const comes = known.learnt.missed < 1
  const sameDays = new Set(days.map((day) => day.date))
  const isUsual = ({ at }: Appointment) => sameDays.has(localDateOf(at / minuteMs, zone))
  const usual = comes ? known.appointments.filter(isUsual) : []
  const hourOf = (at: number) => Math.floor(localMinuteOf(at / minuteMs, zone) / 60)
  const appointments: ExpectedAppointment[] = []
  const expected = hours.map(({ hour, from, till }) => {
    const booked = line.appointments.filter(
      ({ at, bookedAt }) => comes && at >= from && at < till && bookedAt <= asOf,
    )
    const then = usual.filter(({ at }) => hourOf(at) === hour)
    const more = from < asOf ? 0 : Math.max(0, Math.round(then.length / days.length) - booked.length)
    const toCome = Array.from({ length: more }, (_, index) => ({
      serviceId: then[index % Math.max(1, then.length)]?.serviceId ?? 0,
      at: from + ((index + 0.5) / more) * (till - from),
    }))
    // Above the numbers of walk-ins: each has a luck of its own.
    for (const { serviceId, at } of [...booked, ...toCome])
      appointments.push({ id: 100_000 + appointments.length, serviceId, at })
    const length = (till - from) / (60 * minuteMs)
    const walkIns = (known.usual.walkIns.get(weekdayOf(date))?.[hour] ?? 0) * Math.max(1, length)
    return { hour, from, till, walkIns, appointments: (booked.length + more) * (1 - known.learnt.missed) }
  })
  return { hours: expected, day: { hours: expected, appointments, factors: known.usual.factors } }
}

/** Gives the counters that are usually open in each hour of a date. */
export function usualPlan(line: KnownLine, known: KnownBefore, date: LocalDate): Map<number, number> {
  const days = known.usual.byWeekday.get(weekdayOf(date)) ?? []
  const hoursOf = new Map(days.map((day) => [day.date, openHoursOn(line.hours, day.date)]))
  const hourOn = (on: LocalDate, wanted: number) => hoursOf.get(on)?.find(({ hour }) => hour === wanted)
  return new Map(
    openHoursOn(line.hours, date).map((one) => [one.hour, usualCounters(days, one, hourOn) ?? 0]),
  )
}
