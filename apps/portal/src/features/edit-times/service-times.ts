import type { BookingTime, ServiceDraft, ServiceEntity } from '@rinda/client/set-up/service-calls'
import { rangeOf } from '@rinda/domain/hours/opening-hours'
import type { LocalDate } from '@rinda/domain/time/zone'
import { isLocalDate } from '@rinda/domain/time/zone'
import { closed, type Day, type DayTimes, usual } from './day-times.ts'

type Timed = Pick<ServiceEntity, 'config'>

const kept = new WeakMap<object, ReadonlyMap<string, readonly BookingTime[]>>()

function byDay(service: Timed): ReadonlyMap<string, readonly BookingTime[]> {
  const known = kept.get(service)
  if (known) return known
  const grouped = Map.groupBy(service.config.booking_times ?? [], ({ day }) => day)
  kept.set(service, grouped)
  return grouped
}

/** When a service can be booked on a weekday or a date: without entries of its own whenever its location is open, and not at all without a range. */
export function serviceTimes(service: Timed, day: Day): DayTimes {
  const entries = byDay(service).get(day)
  if (!entries) return usual
  const ranges = entries
    .map(({ from, till }) => rangeOf({ from: from ?? null, till: till ?? null }))
    .filter((range) => range !== null)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
  return ranges.length > 0 ? { kind: 'open', ranges } : closed
}

/** The dates of which a service says something. */
export function serviceDates(service: Timed): LocalDate[] {
  return [...byDay(service).keys()].filter(isLocalDate)
}

/** What is to be sent so that these days have these times, and all others stay as they are. */
export function serviceDraft(service: Timed, times: ReadonlyMap<Day, DayTimes>): ServiceDraft {
  const before = service.config.booking_times ?? []
  const requested = [...times].flatMap(([day, input]): BookingTime[] => {
    if (input.kind === 'usual') return []
    return input.kind === 'closed' ? [{ day }] : input.ranges.map((range) => ({ day, ...range }))
  })
  return { config: { booking_times: [...before.filter(({ day }) => !times.has(day)), ...requested] } }
}
