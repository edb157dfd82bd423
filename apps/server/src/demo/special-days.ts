import { hoursOn, type SpecialTime } from '@rinda/domain/hours/opening-hours'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import type { DemoLocation } from './company.ts'

/** The special days of a location, seen from a day: holidays of that year, and what comes up soon. */
export function specialDaysOf(location: DemoLocation, today: LocalDate, zone: string): SpecialTime[] {
  if (!location.specials) return []
  const holidays = holidaysAround(today)
  if (location.specials === 'holidays') return holidays
  const hours = { zone, week: location.hours, specials: holidays }
  const openDay = (firstDays: number) =>
    Array.from({ length: 7 }, (_, index) => addDays(today, firstDays + index)).find((day) => {
      const { range, isSpecial } = hoursOn(hours, day)
      return range !== null && !isSpecial
    })
  const short = openDay(2)
  const closed = short && openDay(7)
  return [
    ...(short ? [{ day: short, from: '11:00', till: '14:00' }] : []),
    ...(closed && closed !== short ? [{ day: closed, from: null, till: null }] : []),
    ...holidays,
  ].sort((one, other) => one.day.localeCompare(other.day))
}

function holidaysAround(today: LocalDate): SpecialTime[] {
  const year = Number(today.slice(0, 4))
  const closed = [`${year}-12-24`, `${year}-12-25`, `${year}-12-26`, `${year + 1}-01-01`]
  return [
    ...closed.map((day) => ({ day, from: null, till: null })),
    { day: `${year}-12-31`, from: '09:00', till: '14:00' },
  ].sort((one, other) => one.day.localeCompare(other.day))
}
