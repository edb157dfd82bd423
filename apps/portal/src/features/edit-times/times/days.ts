import { isLocalDate, type LocalDate, type Weekday, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import { figureDay, longDay, shortWeekday, weekdayName } from '@rinda/phrases/time/day-text'
import type { Day } from './day-times.ts'
import type { TimesRow } from './times-row.ts'

const [sunday, ...workWeek] = weekdays
/** Weeks start on Monday. */
export const weekFromMonday: readonly Weekday[] = [...workWeek, sunday]

/** The weekdays, and after them every date of which a row says something, those that are past only where they are wanted. */
export function daysOf(
  rows: readonly Pick<TimesRow, 'dates'>[],
  today: LocalDate,
  withPast: boolean,
): readonly Day[] {
  const dates = new Set(rows.flatMap((row) => row.dates))
  return [...weekFromMonday, ...[...dates].filter((day) => withPast || day >= today).sort()]
}

/** Some day of that weekday, for its name. */
const sample = (day: Weekday) => `2026-11-${String(22 + weekdays.indexOf(day)).padStart(2, '0')}`

/** `Pirmd.` or `24.12.2026.`, for the head of a column; `note` is the weekday of a date. */
export function headOf(day: Day, language: Language): { text: string; note: string } {
  if (!isLocalDate(day)) return { text: capital(shortWeekday(sample(day as Weekday), language)), note: '' }
  return { text: figureDay(day, language), note: shortWeekday(day, language) }
}

/** `pirmdiena` or `ceturtdiena, 24. decembris`, in sentences. */
export function dayName(day: Day, language: Language, today: LocalDate): string {
  return isLocalDate(day) ? longDay(day, language, today) : weekdayName(sample(day as Weekday), language)
}

/** The weekday that a column is, or falls on. */
export function weekdayOn(day: Day): Weekday {
  return isLocalDate(day) ? weekdayOf(day) : (day as Weekday)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
