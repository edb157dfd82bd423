import { done, type Result, refuse } from '@rinda/contract/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'

/** The moment (epoch minutes) that `date` and `time` of the wire name together; undefined when neither is given. */
export function instantOf(wish: {
  date?: string | undefined
  time?: string | undefined
}): Result<number | undefined> {
  const { date, time } = wish
  if (date === undefined && time === undefined) return done(undefined)
  if (date === undefined) return refuse('field_required', 'date')
  if (time === undefined) return refuse('field_required', 'time')
  return done(fromUtcDateTime(date, time))
}
