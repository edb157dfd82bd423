import type { LocalDate } from '../time/zone.ts'
import type { Occupancy, Resource } from './day-board.ts'
import { timeOffOn } from './working-time.ts'

/** The time of a local day at which the resources are not at work, as if it were held on every lane of theirs. */
export function heldOff(resources: readonly Resource[], date: LocalDate, zone: string): Occupancy[] {
  return resources.flatMap(({ kind, id, lanes, work }) => {
    if (!work) return []
    return timeOffOn(work, date, zone).flatMap(({ from, till }) =>
      Array.from({ length: lanes }, (_, index) => ({ kind, id, lane: index + 1, from, till })),
    )
  })
}
