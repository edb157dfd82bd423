import { isCalendarDate, isLocalTime, type LocalDate, type LocalTime } from '../time/zone.ts'
import { plainName } from './fields.ts'

/** Order in which a date of numbers is written; a year of four digits that comes first says so itself. */
export type DateOrder = 'day_first' | 'month_first'

const two = (part: string) => part.padStart(2, '0')

/** Months as English exports name them, by their first three letters. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function dateOf(year: string, month: string, day: string): LocalDate | null {
  const date = `${year}-${two(month)}-${two(day)}`
  return isCalendarDate(date) ? date : null
}

/** Reads a date: 2026-12-31, 31.12.2026, 31/12/2026, `Dec 31, 2026`, `31 December 2026`; null where it is none. 12/31/2026 is read where the order says so. */
export function readDate(text: string, order: DateOrder): LocalDate | null {
  const cell = text
    .trim()
    .replace(/\.$/, '')
    .replace(/^\p{L}+,?\s+(?=\p{L}+\.?\s+\d|\d{1,4}[-./]\d|\d{1,2}\.?\s+\p{L})/u, '')
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(cell)
  if (iso) return dateOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const numbers = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(cell)
  if (numbers) {
    const [, one = '', other = '', year = ''] = numbers
    return order === 'day_first' ? dateOf(year, other, one) : dateOf(year, one, other)
  }
  const named =
    /^(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i.exec(cell) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})$/i.exec(cell)
  const { month = '', day = '', year = '' } = named?.groups ?? {}
  const nth = months.indexOf(month.slice(0, 3).toLowerCase())
  return nth === -1 ? null : dateOf(year, String(nth + 1), day)
}

/** Reads a time of day: 9:30, 09.30, 9:30:00, `2:30 pm`, `2pm`; null where it is none. Seconds are left out. */
export function readTime(text: string): LocalTime | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim())
  const [, hour = '', minute, half] = parts ?? []
  if (!parts || (minute === undefined && half === undefined)) return null
  const hours = Number(hour)
  if (half !== undefined && (hours < 1 || hours > 12)) return null
  const ofDay = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const time = `${two(String(ofDay))}:${minute ?? '00'}`
  return isLocalTime(time) ? time : null
}

/** A moment as a cell says it: the day and maybe the time on the wall, or, with a zone of its own, an instant. */
export type ReadMoment =
  | { readonly date: LocalDate; readonly time: LocalTime | null }
  | { readonly instant: number }

/** Reads a cell that holds a date, or a date and a time: `2026-12-31T14:30`, `31.12.2026 14:30`, `December 31, 2026 2:30 pm`; null where it does not. */
export function readMoment(text: string, order: DateOrder): ReadMoment | null {
  const cell = text.trim().replace(/\s+/g, ' ')
  const alone = readDate(cell, order)
  if (alone) return { date: alone, time: null }
  const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| ?UTC|[+-]\d{2}:?\d{2})$/i.exec(
    cell,
  )
  if (zoned) {
    const at = Date.parse(cell.replace(' UTC', 'Z').replace('UTC', 'Z').replace(' ', 'T'))
    return Number.isNaN(at) ? null : { instant: Math.floor(at / 60_000) }
  }
  const parts =
    /^(.*?\d\.?)(?:T|,? +(?:at |plkst\. ?|в )?)(\d{1,2}(?:[:.]\d{2}){0,2}(?:\.\d+)? ?(?:[ap]\.?m\.?)?)$/i.exec(
      cell,
    )
  const date = parts && readDate(parts[1] ?? '', order)
  const time = parts && readTime(parts[2] ?? '')
  return date && time ? { date, time } : null
}

const longestMinutes = 1440

/** Reads a length in minutes: `45`, `45 min`, `1:30`, `1h 30min`, `1,5 h`, `1 st. 30 min`; null where it is none. */
export function readDuration(text: string): number | null {
  const cell = text.trim().toLowerCase()
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(cell)
  if (clock) return within(Number(clock[1]) * 60 + Number(clock[2]))
  const hours =
    /(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours|st|stunda|stundas|ч|час|часа|часов)(?=[\s\d.]|$)/.exec(cell)
  const rest = hours ? cell.replace(hours[0], ' ').replace(/^[\s.]+/, '') : cell
  const minutes =
    /^(\d+)(?:[.,]0+)?\s*(?:m|min|mins|minute|minutes|minūtes|minutes|мин|минут|минуты)?\.?$/.exec(
      rest.trim(),
    )
  if (!hours && !minutes) return null
  if (hours && rest.trim() !== '' && !minutes) return null
  const all = (hours ? Number(hours[1]?.replace(',', '.')) * 60 : 0) + Number(minutes?.[1] ?? 0)
  return within(Math.round(all))
}

function within(minutes: number): number | null {
  return minutes >= 1 && minutes <= longestMinutes ? minutes : null
}

/**
 * Tells in which order the dates of a column are written, by days beyond the twelfth. `either`: nothing says so; null: none of them is written
 * so that it could be mistaken.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'mixed' | 'either' | null {
  let seen: DateOrder | 'either' | null = null
  for (const cell of cells) {
    const [found, one, other] = /^(\d{1,2})[-./](\d{1,2})[-./]\d{4}(?!\d)/.exec(cell.trim()) ?? []
    if (found === undefined) continue
    const order = Number(one) > 12 ? 'day_first' : Number(other) > 12 ? 'month_first' : 'either'
    if (order !== 'either' && seen !== null && seen !== 'either' && order !== seen) return 'mixed'
    if (seen === null || seen === 'either') seen = order
  }
  return seen
}

/** Gives a cell as text: without what spreadsheets are told a formula by, or kept from one; a formula stays the text that it is. */
export function plainCell(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@＝＋－＠;\t\r\n])/, '').replace(/;'(?=\s*[=+\-@＝＋－＠])/g, ';')
}

/** Words of other systems for a visit that will not take place, and for one to which nobody came; among others those of a column that says yes or no. */
const canceledWords = wordsOf(
  'canceled|cancelled|canceled by client|cancelled by client|late cancel|rejected|declined|deleted|void|atcelts|atcelta|atteikts|dzēsts|отменено|отменен|отменена|удалено|отклонено',
)
const missedWords = wordsOf(
  'no show|noshow|did not attend|missed|absent|neieradās|nav ieradies|neieradies|не явился|неявка|не пришел|не пришла',
)
const yesWords = wordsOf('1|true|yes|y|jā|да|x')

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map(plainName))
}

/** State of a visit in the other system, as far as it decides what becomes of a row. */
export function readState(status: string, canceled: string): 'canceled' | 'missed' | 'stands' {
  const word = plainName(status)
  if (canceledWords.has(word) || canceledWords.has(plainName(canceled)) || yesWords.has(plainName(canceled)))
    return 'canceled'
  return missedWords.has(word) ? 'missed' : 'stands'
}

const languageWords = {
  lv: wordsOf('lv|lav|latviešu|latvian|латышский'),
  en: wordsOf('en|eng|english|angļu|английский'),
  ru: wordsOf('ru|rus|russian|krievu|русский'),
}

/** Reads the language of a visitor: `lv`, `lv-LV`, `Latvian`, `krievu`; undefined where it is another, or none. */
export function readLanguage(text: string): 'lv' | 'en' | 'ru' | undefined {
  const [first = ''] = plainName(text).split(' ')
  return (['lv', 'en', 'ru'] as const).find((language) => languageWords[language].has(first))
}

/** Parts a name of one cell: the last word is the family's; before a comma stands the family's. */
export function partName(text: string): { first: string; last: string } {
  const name = text.trim().replace(/\s+/g, ' ')
  const [family, given] = name.split(/,\s*/, 2)
  if (family && given) return { first: given, last: family }
  const end = name.lastIndexOf(' ')
  return end === -1 ? { first: name, last: '' } : { first: name.slice(0, end), last: name.slice(end + 1) }
}
