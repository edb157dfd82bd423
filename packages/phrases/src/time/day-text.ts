import { localeOf } from '../locale-of.ts'
import type { Language } from '../resources.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

/** A calendar day as a date object whose UTC parts are that day. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const yearOf = (day: string) => day.slice(0, 4)

/** `piektdiena, 20. novembris`; the year is said when it is not the one of `today`. Days are YYYY-MM-DD. */
export function longDay(day: string, language: Language, today = day): string {
  return longDayParts(day, language, today)
    .map(({ value }) => value)
    .join('')
}

/** The words and signs of `longDay`, each with what it is. */
export function longDayParts(
  day: string,
  language: Language,
  today: string,
): { type: string; value: string }[] {
  const year = yearOf(day) === yearOf(today) ? {} : ({ year: 'numeric' } as const)
  const format = formatOf(language, { weekday: 'long', day: 'numeric', month: 'long', ...year })
  return format.formatToParts(asDate(day)).map((part) => ({ ...part, value: wholeYear(part.value) }))
}

/** A Russian year is said in full, as its short form ends in the dot that a sentence may end in too. */
function wholeYear(text: string): string {
  return text.replace(/\sг\./g, ' года')
}

/** `P, 20. nov.`, for narrow places. */
export function shortDay(day: string, language: Language): string {
  return formatOf(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(asDate(day))
}

/** `20. nov.`, a day below its weekday. */
export function shortDate(day: string, language: Language): string {
  return formatOf(language, { day: 'numeric', month: 'short' }).format(asDate(day))
}

/** `20.–22. novembris`, from the first to the last of several days. */
export function dayRange(first: string, last: string, language: Language, today = first): string {
  return wholeYear(rangeIn('long', first, last, language, today))
}

/**
 * `20.–22. nov.`, from the first to the last of several days, for narrow places; in figures (`28.12.2026.–03.01.2027.`) where months and a year would have
 * to be said.
 */
export function shortRange(first: string, last: string, language: Language, today = first): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  if (isOneMonth || isOfYear(first, last, today)) return rangeIn('short', first, last, language, today)
  return figures(language).formatRange(asDate(first), asDate(last))
}

const isOfYear = (first: string, last: string, today: string) =>
  yearOf(first) === yearOf(today) && yearOf(last) === yearOf(today)

function rangeIn(
  month: 'long' | 'short',
  first: string,
  last: string,
  language: Language,
  today: string,
): string {
  const year = isOfYear(first, last, today) ? {} : ({ year: 'numeric' } as const)
  return formatOf(language, { day: 'numeric', month, ...year }).formatRange(asDate(first), asDate(last))
}

/** `20.11.2026.`, the day in figures. */
export function figureDay(day: string, language: Language): string {
  return figures(language).format(asDate(day))
}

const figures = (language: Language) =>
  formatOf(language, { day: '2-digit', month: '2-digit', year: 'numeric' })

/** `Austrumeiropas ziemas laiks`, what the clocks of a zone are called at a moment. */
export function zoneName(zone: string, at: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** `2026. gada novembris`, a month (YYYY-MM) with its year. */
export function monthText(month: string, language: Language): string {
  return formatOf(language, { month: 'long', year: 'numeric' }).format(asDate(`${month}-01`))
}

/** `Novembris`, a month (YYYY-MM) below the heading of its year. */
export function monthName(month: string, language: Language): string {
  const name = formatOf(language, { month: 'long' }).format(asDate(`${month}-01`))
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1)
}

/** `piektdiena`, for headings of days. */
export function weekdayName(day: string, language: Language): string {
  return weekdayIn('long', day, language)
}

/** `piektd.`, for narrow places. */
export function shortWeekday(day: string, language: Language): string {
  return weekdayIn('short', day, language)
}

/** Latvian names of days stand alone in capitals for a computer only. */
function weekdayIn(weekday: 'long' | 'short', day: string, language: Language): string {
  const name = formatOf(language, { weekday }).format(asDate(day))
  return language === 'en' ? name : name.toLocaleLowerCase(localeOf(language))
}

/** `nov. 2026`, the month of a week and its year as two lines; both months, and both years, when it lies in two. */
export function monthsOfWeek(
  first: string,
  last: string,
  language: Language,
): { months: string; years: string } {
  const months = formatOf(language, { month: 'short' }).formatRange(asDate(first), asDate(last))
  const [year, lastYear] = [yearOf(first), yearOf(last)]
  // Narrow: no spaces beside the dash.
  return {
    months: months.replace(/\s*–\s*/, '–'),
    years: year === lastYear ? year : `${year}–${lastYear.slice(2)}`,
  }
}
