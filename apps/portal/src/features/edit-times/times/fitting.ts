import { isLocalDate } from '@rinda/domain/time/zone'
import type { Day, DayTimes } from './day-times.ts'

/** A weekday that has to say something cannot be as usual: it is closed. */
export function fitting(times: DayTimes, day: Day, mayBeUsual: boolean): DayTimes {
  return times.kind === 'usual' && !mayBeUsual && !isLocalDate(day) ? { kind: 'closed' } : times
}
