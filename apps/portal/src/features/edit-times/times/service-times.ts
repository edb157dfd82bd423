import type { BookingTime, Service, ServiceDraft } from '@rinda/client/set-up/locations'
import { rangeOf } from '@rinda/domain/hours/opening-hours'
import type { LocalDate } from '@rinda/domain/time/zone'
import { isLocalDate } from '@rinda/domain/time/zone'
import { closed, type Day, type DayTimes, usual } from './day-times.ts'

type Timed = { readonly config: Pick<Service['config'], 'booking_times'> }

const kept = new WeakMap<object, ReadonlyMap<string, readonly BookingTime[]>>()

function byDay(service: Timed): ReadonlyMap<string, readonly BookingTime[]> {
  const known = kept.get(service)
  if (known) return known
  const grouped = Map.groupBy(service.config.booking_times ?? [], ({ day }) => day)
  kept.set(service, grouped)
  return grouped
}

/**
 * Gives the times when a service can be booked on a weekday or a date: `usual` (whenever its location is
 * open) without entries of its own, `closed` when no entry has a range.
 */
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

/** Gives the change that sets the times of these days; all others stay as they are. */
export function serviceDraft(service: Timed, times: ReadonlyMap<Day, DayTimes>): ServiceDraft {
  const before = service.config.booking_times ?? []
  const requested = [...times].flatMap(([day, input]): BookingTime[] => {
    if (input.kind === 'usual') return []
    return input.kind === 'closed' ? [{ day }] : input.ranges.map((range) => ({ day, ...range }))
  })
  return { config: { booking_times: [...before.filter(({ day }) => !times.has(day)), ...requested] } }
}
