/** Calendar days and wall-clock times as texts, and the arithmetic on them that needs no time zone. */
import type { Temporal as TemporalTypes } from 'temporal-polyfill'
import { Temporal } from './temporal.ts'

/** A calendar day, `2026-11-21`. Texts of this form sort as the days do. */
export type LocalDate = string
/** A wall-clock time from `00:00` to `23:59`. */
export type LocalTime = string

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

export const dayMinutes = 1440

const dateForm = /^\d{4}-\d{2}-\d{2}$/
const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const firstYear = '0001'
const rememberedDays = 20_000

type Day = { readonly date: LocalDate; readonly number: number; readonly weekday: Weekday }
const daysByDate = new Map<LocalDate, Day>()
const daysByNumber = new Map<number, Day>()
const epoch = Temporal.PlainDate.from('1970-01-01')

/** Asks the calendar once for each day, and remembers it both ways: the same few are wanted again and again. */
function remember(day: TemporalTypes.PlainDate): Day {
  const [sunday, ...others] = weekdays
  const weekday = others[day.dayOfWeek - 1] ?? sunday
  const known = { date: day.toString(), number: epoch.until(day).days, weekday }
  if (daysByDate.size >= rememberedDays) {
    daysByDate.clear()
    daysByNumber.clear()
  }
  daysByDate.set(known.date, known)
  daysByNumber.set(known.number, known)
  return known
}

function findDay(text: string): Day | undefined {
  const known = daysByDate.get(text)
  if (known !== undefined) return known
  if (!dateForm.test(text) || text < firstYear) return undefined
  try {
    return remember(Temporal.PlainDate.from(text))
  } catch {
    return undefined
  }
}

function getDay(text: string): Day {
  const day = findDay(text)
  if (day === undefined) throw new RangeError(`not a calendar day: ${text}`)
  return day
}

/** A day that was reckoned, as a text. Throws RangeError outside the years 0001 to 9999. */
function dateOf(day: TemporalTypes.PlainDate): LocalDate {
  return getDay(day.toString()).date
}

/** Tells whether the text is a day that exists, years 0001 to 9999: `2026-02-30` is not. */
export function isLocalDate(text: string): boolean {
  return findDay(text) !== undefined
}

/**
 * Tells whether the text is a day of these centuries, 1900 to 2199: nothing is booked in others, and no
 * calendar in use holds them all.
 */
export function isCalendarDate(text: string): boolean {
  return isLocalDate(text) && text >= '1900-01-01' && text < '2200-01-01'
}

/** Tells whether the text is a time of day, `00:00` to `23:59`. */
export function isLocalTime(text: string): boolean {
  return timeForm.test(text)
}

/** Minutes from midnight on the wall clock. Throws RangeError when the text is no time. */
export function minuteOfDay(time: LocalTime): number {
  if (!timeForm.test(time)) throw new RangeError(`not a time of day: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const timeTexts = Array.from(
  { length: dayMinutes },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
)

/** The time of day of a minute from 0 to 1439; fractions are cut off. Throws RangeError outside the day. */
export function timeOfMinute(minute: number): LocalTime {
  const text = timeTexts[Math.floor(minute)]
  if (text === undefined) throw new RangeError(`not a minute of a day: ${minute}`)
  return text
}

/** Days since 1970-01-01. Throws RangeError when the text is no day. */
export function dayNumber(date: LocalDate): number {
  return getDay(date).number
}

/** The day that many days after 1970-01-01. Throws RangeError outside the years 0001 to 9999. */
export function dateOfDayNumber(day: number): LocalDate {
  return daysByNumber.get(day)?.date ?? dateOf(epoch.add({ days: day }))
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** The same day of the month `months` later; the last day of that month when it is shorter (31 January + 1). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return dateOf(Temporal.PlainDate.from(getDay(date).date).add({ months }))
}

/** Counts the days from `from` to `till`; negative when `till` is before `from`. */
export function daysBetween(from: LocalDate, till: LocalDate): number {
  return dayNumber(till) - dayNumber(from)
}

/** The Monday of a day's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
}

/** The day of the week, lower-case English; the list `weekdays` begins with Sunday. */
export function weekdayOf(date: LocalDate): Weekday {
  return getDay(date).weekday
}
