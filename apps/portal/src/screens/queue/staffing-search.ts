import { staffingTargets, usualTarget } from '@rinda/domain/queue/staffing/targets'
import { isCalendarDate, type LocalDate } from '@rinda/domain/time/zone'

/** Choice that the address of the counters of a week holds. Without a date it is today's week. */
export type StaffingSearch = {
  readonly location?: number
  readonly date?: LocalDate
  readonly hour?: number
  readonly target?: number
  readonly view?: 'table'
}

/** Reads an address. What is no id, no day, no hour and no target is left out. */
export function parseStaffingSearch(search: Readonly<Record<string, unknown>>): StaffingSearch {
  const { date, view } = search
  const whole = (value: unknown) => (value === undefined || value === '' ? Number.NaN : Number(value))
  const [location, hour] = [whole(search.location), whole(search.hour)]
  const target = staffingTargets.find((one) => one === whole(search.target))
  return {
    ...(Number.isSafeInteger(location) && location > 0 ? { location } : {}),
    ...(typeof date === 'string' && isCalendarDate(date) ? { date } : {}),
    ...(Number.isInteger(hour) && hour >= 0 && hour < 24 ? { hour } : {}),
    ...(target !== undefined && target !== usualTarget ? { target } : {}),
    ...(view === 'table' ? { view } : {}),
  }
}
