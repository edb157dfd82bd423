import { weekdayNumberOf } from '@rinda/domain/booking/series'
import { addDays, type EpochMinutes, type LocalDate, localDateOf } from '@rinda/domain/time/zone'

/**
 * Choice of how something repeats: not at all, every so many weeks on the weekday of the first time, or on
 * chosen weekdays.
 */
export type RepeatForm = {
  readonly kind: 'none' | 'weekly' | 'days'
  readonly everyWeeks: number
  /** Numbered from Monday, 1; null while nobody has chosen, and then it is the weekday of the first time. */
  readonly weekdays: readonly number[] | null
  /** Null while nobody has chosen. */
  readonly until: LocalDate | null
}

/** Rule by which something repeats, as the server takes it. */
export type RepeatInput = {
  readonly weekdays: readonly number[]
  readonly everyWeeks: number
  readonly until: LocalDate
}

export const notRepeated: RepeatForm = { kind: 'none', everyWeeks: 1, weekdays: null, until: null }

/** Number of further times that are proposed before somebody has chosen the last day. */
const timesAhead = 4

/**
 * Gives the rule that a choice makes with this first time; null when nothing repeats. A last day before the
 * first time counts as not chosen.
 */
export function repeatInput(form: RepeatForm, first: EpochMinutes, zone: string): RepeatInput | null {
  if (form.kind === 'none') return null
  const day = localDateOf(first, zone)
  const own = [weekdayNumberOf(day)]
  const { everyWeeks } = form
  const isAhead = form.until !== null && form.until >= day
  return {
    weekdays: form.kind === 'weekly' ? own : (form.weekdays ?? own),
    everyWeeks,
    until: isAhead && form.until ? form.until : addDays(day, timesAhead * everyWeeks * 7),
  }
}
