import { isLocalDate, type LocalDate } from './calendar.ts'

/**
 * Reads a day as somebody typed it: 29.11.2026, 29.11.2026., 29/11/2026, 29. 11. 2026. or 2026-11-29. The day is before the month, and the
 * year has four figures, so that what is half typed is no day; null where it is none.
 */
export function dayTyped(text: string): LocalDate | null {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})\.?$/.exec(typed) ?? []
  const date = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? date : null
}
