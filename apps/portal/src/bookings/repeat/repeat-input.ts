import { weekdayNumberOf } from '@rinda/domain/booking/series'
import { addDays, type EpochMinutes, type LocalDate, localDateOf } from '@rinda/domain/time/zone'

/** What is chosen: nothing, every so many weeks on the weekday of the first time, or on weekdays of one's own choice. */
export type RepeatForm = {
  readonly kind: 'none' | 'weekly' | 'days'
  readonly everyWeeks: number
  /** Numbered from Monday, 1; null while nobody has chosen, and then it is the weekday of the first time. */
  readonly weekdays: readonly number[] | null
  /** Null while nobody has chosen. */
  readonly until: LocalDate | null
}

/** How something is to repeat, as the server takes it. */
export type RepeatInput = {
  readonly weekdays: readonly number[]
  readonly everyWeeks: number
  readonly until: LocalDate
}

export const notRepeated: RepeatForm = { kind: 'none', everyWeeks: 1, weekdays: null, until: null }

/** How many further times there are before somebody has said until when. */
const timesAhead = 4

/** What a choice comes to for a first time; null when it does not repeat. A day that lies before the first time is none. */
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
