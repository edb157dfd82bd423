import type { TimeRange } from '@rinda/domain/hours/opening-hours'
import { isLocalDate, isLocalTime } from '@rinda/domain/time/zone'
import { closed, type Day, type DayTimes, usual } from './day-times.ts'

/** Rules for the text of a day: what it may say, and the words that it may use instead of times. */
export type TimesRules = {
  readonly mayBeUsual: boolean
  readonly mostRanges: number
  readonly words: { readonly closed: readonly string[]; readonly usual: readonly string[] }
}

/** A date may always be as usual: then it is not a special one. */
export function rulesOn(rules: TimesRules, day: Day): TimesRules {
  return rules.mayBeUsual || !isLocalDate(day) ? rules : { ...rules, mayBeUsual: true }
}

/** Fault of a text; `part` is the piece that is no time. */
export type TimesFault =
  | { readonly kind: 'time'; readonly part: string }
  | { readonly kind: 'half' | 'reversed' | 'same' | 'crossing' | 'many' }

export type TimesRead =
  | { readonly ok: true; readonly times: DayTimes }
  | { readonly ok: false; readonly fault: TimesFault }

/** Text that the mask leaves in place of a part that was no time. */
export const emptyPart = '__:__'

const dash = /\s*[-–—−]\s*/
const between = /\s*[,;\n]\s*/

const fault = (kind: Exclude<TimesFault['kind'], 'time'>): TimesRead => ({ ok: false, fault: { kind } })

/**
 * The times that a text says: `09:00 – 18:00`, `9-18`, `9:00 - 18.00`, `0900-1800`, several with commas between where that is allowed, or
 * a word for closed. Hours are 00 to 23, minutes two digits from 00 to 59; what begins has to end, and later.
 */
export function readTimes(text: string, rules: TimesRules): TimesRead {
  const said = text.trim().toLowerCase()
  if (rules.words.closed.includes(said)) return { ok: true, times: closed }
  const isNothing = said.replaceAll(emptyPart, '').replace(/[\s–—−-]/g, '') === ''
  if (isNothing || rules.words.usual.includes(said)) {
    return { ok: true, times: rules.mayBeUsual ? usual : closed }
  }
  const ranges: TimeRange[] = []
  for (const part of said.split(between).filter((one) => one !== '')) {
    const range = readRange(part)
    if ('fault' in range) return { ok: false, fault: range.fault }
    ranges.push(range)
  }
  if (ranges.length > rules.mostRanges) return fault('many')
  ranges.sort((one, other) => (one.from < other.from ? -1 : 1))
  const isCrossing = ranges.some((range, index) => range.from < (ranges[index - 1]?.till ?? ''))
  return isCrossing ? fault('crossing') : { ok: true, times: { kind: 'open', ranges } }
}

function readRange(text: string): TimeRange | { fault: TimesFault } {
  const ends = text.split(dash).map((one) => one.replaceAll(emptyPart, '').trim())
  const [from = '', till = ''] = ends.map(readTime)
  const wrong = ends.find((one) => one !== '' && !isLocalTime(readTime(one)))
  if (wrong !== undefined || ends.length > 2) return { fault: { kind: 'time', part: wrong ?? text } }
  if (from === '' || till === '') return { fault: { kind: 'half' } }
  if (from === till) return { fault: { kind: 'same' } }
  return from > till ? { fault: { kind: 'reversed' } } : { from, till }
}

/** `9`, `9:`, `9.30`, `0930`, `930` as a time of day; what is none stays as it is. */
function readTime(text: string): string {
  const [, hours, minutes] =
    /^(\d{1,2})(?:[:.](\d{2})?)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? []
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes ?? '00'}`
}
