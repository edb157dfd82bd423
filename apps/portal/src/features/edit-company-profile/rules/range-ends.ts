import type { RangeRule } from '@rinda/domain/availability/bookable-range'
import { isGroup } from './answers.ts'
import type { RangeEnd } from './rule.ts'

/** End of the bookable days as one text: `d14`, `m6`, a date, or '' for none. */
export function endOf(range: unknown, end: RangeEnd): string {
  const { fromDays, fromDate, tillDays, tillMonths, tillDate } = (isGroup(range) ? range : {}) as RangeRule
  if (end === 'from') return fromDate ?? (fromDays ? `d${fromDays}` : '')
  if (tillDate !== undefined) return tillDate
  if (tillDays !== undefined) return `d${tillDays}`
  return tillMonths === undefined ? '' : `m${tillMonths}`
}

/** The range with one end put elsewhere, and the other as it is; null where neither says anything. */
export function withEnd(range: unknown, end: RangeEnd, value: string): RangeRule | null {
  const ends = { from: endOf(range, 'from'), till: endOf(range, 'till'), [end]: value }
  const said = { ...saidEnd('from', ends.from), ...saidEnd('till', ends.till) }
  return Object.keys(said).length > 0 ? said : null
}

function saidEnd(end: RangeEnd, value: string): RangeRule {
  const count = Number(value.slice(1))
  if (value === '') return {}
  if (value.startsWith('m')) return { tillMonths: count }
  if (value.startsWith('d')) return end === 'from' ? { fromDays: count } : { tillDays: count }
  return end === 'from' ? { fromDate: value } : { tillDate: value }
}
