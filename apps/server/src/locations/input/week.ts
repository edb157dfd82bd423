import { rangeFault } from '@rinda/contract/set-up/hours-fields'
import type { HourName, LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { Refusal } from '@rinda/contract/wire/refusals'
import type { TimeRange, WeekHours } from '@rinda/domain/hours/opening-hours'
import { type Weekday, weekdays } from '@rinda/domain/time/zone'

type Input = { readonly [Name in HourName]?: unknown }

/** Both ends of a day after an input: one that is not named stays as it is. */
function endsOf(day: Weekday, before: WeekHours, input: Input) {
  const [sentFrom, sentTill] = [input[`open_${day}_from`], input[`open_${day}_till`]]
  const from = sentFrom === undefined ? (before[day]?.from ?? null) : sentFrom
  const till = sentTill === undefined ? (before[day]?.till ?? null) : sentTill
  return { from, till, isTouched: sentFrom !== undefined || sentTill !== undefined }
}

/**
 * Lists the faults of the opening hours that an input would leave, day by day; days that it does not touch
 * are as they are.
 */
export function weekFaults(before: WeekHours, input: Input): Refusal[] {
  return weekdays.flatMap((day) => {
    const ends = endsOf(day, before, input)
    const fault = ends.isTouched ? rangeFault(ends) : undefined
    return fault ? [{ reason: fault.reason, field: `location/open_${day}_${fault.end}` }] : []
  })
}

/** The week after an input that has no faults; a day without times is closed. */
export function weekAfter(before: WeekHours, input: Pick<LocationPayload, HourName>): WeekHours {
  const days = weekdays.map((day): [Weekday, TimeRange] | undefined => {
    const { from, till } = endsOf(day, before, input)
    return typeof from === 'string' && typeof till === 'string' ? [day, { from, till }] : undefined
  })
  return Object.fromEntries(days.filter((day) => day !== undefined))
}
