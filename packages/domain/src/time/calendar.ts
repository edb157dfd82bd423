/** Calendar days and wall-clock times as texts, and the arithmetic on them that needs no time zone. */

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
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0)
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

/** Whether the text is a day that exists, years 0001 to 9999: `2026-02-30` is not. */
export function isLocalDate(text: string): boolean {
  if (!dateForm.test(text)) return false
  const day = Number(text.slice(8))
  return text >= '0001' && day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

/** Whether the text is a time of day, `00:00` to `23:59`. */
export function isLocalTime(text: string): boolean {
  return timeForm.test(text)
}

/** Minutes from midnight on the wall clock. Throws RangeError when the text is no time. */
export function minuteOfDay(time: LocalTime): number {
  if (!timeForm.test(time)) throw new RangeError(`not a time of day: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

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

const rememberedDays = 20_000
const dateTexts = new Map<number, LocalDate>()
const dayNumbers = new Map<LocalDate, number>()

/** Remembers a day both ways, as the same few are asked for again and again. */
function remember(date: LocalDate, day: number): void {
  if (dayNumbers.size >= rememberedDays) {
    dayNumbers.clear()
    dateTexts.clear()
  }
  dayNumbers.set(date, day)
  dateTexts.set(day, date)
}

/** Days since 1970-01-01. Throws RangeError when the text is no day. */
export function dayNumber(date: LocalDate): number {
  const known = dayNumbers.get(date)
  if (known !== undefined) return known
  if (!isLocalDate(date)) throw new RangeError(`not a calendar day: ${date}`)
  const day = Date.parse(date) / 86_400_000
  remember(date, day)
  return day
}

/** The day that many days after 1970-01-01. Throws RangeError outside the years 0001 to 9999. */
export function dateOfDayNumber(day: number): LocalDate {
  const known = dateTexts.get(day)
  if (known !== undefined) return known
  if (!Number.isInteger(day)) throw new RangeError(`not a whole number of days: ${day}`)
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  if (!isLocalDate(date)) throw new RangeError(`no calendar day: ${day} days after 1970-01-01`)
  remember(date, day)
  return date
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** The same day of the month `months` later; the last day of that month when it is shorter (31 January + 1). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  if (!isLocalDate(date)) throw new RangeError(`not a calendar day: ${date}`)
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  const moved = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  if (!isLocalDate(moved)) throw new RangeError(`no calendar day: ${months} months after ${date}`)
  return moved
}

/** How many days `till` is after `from`; negative when it is before. */
export function daysBetween(from: LocalDate, till: LocalDate): number {
  return dayNumber(till) - dayNumber(from)
}

/** The day of the week, lower-case English; the list `weekdays` begins with Sunday. */
export function weekdayOf(date: LocalDate): Weekday {
  const index = (((dayNumber(date) + 4) % 7) + 7) % 7
  return weekdays[index] ?? 'sunday'
}
