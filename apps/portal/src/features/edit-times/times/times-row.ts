import { type HttpFailure, type HttpResult, isUnanswered } from '@rinda/client/http/create-http'
import type { Impact } from '@rinda/client/set-up/impact-calls'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Day, DayTimes } from './day-times.ts'

export type DayInputs = ReadonlyMap<Day, DayTimes>
/**
 * Outcome of saving a row. `changed`: somebody else has put these times into the cell meanwhile, and nothing
 * was saved.
 */
export type RowSaved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'changed'; readonly times: DayTimes }
  | { readonly kind: 'refused'; readonly why: string; readonly isUnanswered: boolean }

/** A location or a service as a line of times. */
export type TimesRow = {
  readonly key: string
  readonly name: string
  /** Name under which the row stands: the location of a service; else null. */
  readonly group: string | null
  readonly timesOn: (day: Day) => DayTimes
  /**
   * Gives the times that apply where a day has none of its own: for a date those of its weekday, for a
   * service those of its location.
   */
  readonly usualOn: (day: Day) => DayTimes
  /** The date's times are meant for more than this one. */
  readonly isShared: (day: Day) => boolean
  readonly dates: readonly LocalDate[]
  readonly ask: (inputs: DayInputs) => Promise<HttpResult<Impact>>
  /** `seen`: what the cell of that day held when it was opened; where it holds something else by now nothing is saved. */
  readonly save: (inputs: DayInputs, seen?: { day: Day; times: DayTimes }) => Promise<RowSaved>
}

export function refusedRow({ why, failure }: { why: string; failure: HttpFailure }): RowSaved {
  return { kind: 'refused', why, isUnanswered: isUnanswered(failure) }
}
