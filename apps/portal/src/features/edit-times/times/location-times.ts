import type { Location, LocationDraft, SpecialTime } from '@rinda/client/set-up/locations'
import { rangeOf, specialsFor } from '@rinda/domain/hours/opening-hours'
import { isLocalDate, type LocalDate, type Weekday } from '@rinda/domain/time/zone'
import { closed, type Day, type DayTimes, usual } from './day-times.ts'

type Timed = Pick<Location, 'id' | 'companyId' | 'config'> & Partial<Location>

const capital = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>

const kept = new WeakMap<object, ReadonlyMap<LocalDate, SpecialTime>>()

/** The special day of each date that counts at a location: of several, the most particular. */
export function specialsByDay(location: Timed): ReadonlyMap<LocalDate, SpecialTime> {
  const known = kept.get(location)
  if (known) return known
  const entries = (location.config.special_times ?? []).map((special) => ({
    ...special,
    special,
    companyId: special.company_id ?? null,
    locationId: special.location_id ?? null,
  }))
  const own = specialsFor(entries, location.companyId, location.id) as typeof entries
  const byDay = new Map(own.map(({ day, special }) => [day, special]))
  kept.set(location, byDay)
  return byDay
}

/**
 * Gives the opening hours of a location on a weekday, or the special times of a date; a date without them is
 * `usual`.
 */
export function locationTimes(location: Timed, day: Day): DayTimes {
  if (!isLocalDate(day)) {
    const name = capital(day as Weekday)
    return timesOf({ from: location[`open${name}From`], till: location[`open${name}Till`] })
  }
  const special = specialsByDay(location).get(day)
  return special ? timesOf(special) : usual
}

function timesOf(entry: { from?: string | null | undefined; till?: string | null | undefined }): DayTimes {
  const range = rangeOf({ from: entry.from ?? null, till: entry.till ?? null })
  return range ? { kind: 'open', ranges: [range] } : closed
}

/**
 * Tells whether a date's special times are meant for more than this location; they are marked so, and remain
 * so when changed.
 */
export function isOfCompany(location: Timed, day: Day): boolean {
  const special = specialsByDay(location).get(day)
  return special?.company_id !== undefined && special.location_id === undefined
}

/**
 * Gives the change that sets the times of these days. All other days, and special times meant for other
 * locations, stay as they are.
 */
export function locationDraft(location: Timed, times: ReadonlyMap<Day, DayTimes>): LocationDraft {
  const week = [...times].filter(([day]) => !isLocalDate(day))
  const dates = [...times].filter(([day]) => isLocalDate(day))
  return {
    ...Object.fromEntries(
      week.flatMap(([day, input]) => {
        const name = capital(day as Weekday)
        const range = input.kind === 'open' ? input.ranges[0] : undefined
        return [
          [`open${name}From`, range?.from ?? null],
          [`open${name}Till`, range?.till ?? null],
        ]
      }),
    ),
    ...(dates.length > 0 ? { config: { special_times: specialsAfter(location, new Map(dates)) } } : {}),
  }
}

function specialsAfter(location: Timed, dates: ReadonlyMap<Day, DayTimes>): SpecialTime[] {
  const before = location.config.special_times ?? []
  const current = specialsByDay(location)
  const isElsewhere = ({ company_id: company, location_id: place }: SpecialTime) =>
    (company !== undefined && company !== location.companyId) ||
    (place !== undefined && place !== location.id)
  const rest = before.filter((entry) => !dates.has(entry.day) || isElsewhere(entry))
  const requested = [...dates].flatMap(([day, input]): SpecialTime[] => {
    if (input.kind === 'usual') return []
    const { from: _from, till: _till, ...meant } = current.get(day) ?? { day }
    const range = input.kind === 'open' ? input.ranges[0] : undefined
    return [{ ...meant, ...(range ?? {}) }]
  })
  return [...rest, ...requested].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )
}
