import type { EpochMinutes, LocalDate } from '../time/zone.ts'
import type { Resource } from './day-board.ts'
import { type OfferRules, offeredStarts } from './offer.ts'
import { openWindows } from './open-windows.ts'

/**
 * The sample schedule of a local day: the times of the grid at which one of the resources could begin and finish, if nobody had booked.
 * Throws as `offeredStarts` does.
 */
export function sampleStarts(
  rules: OfferRules,
  resources: readonly Resource[],
  date: LocalDate,
): EpochMinutes[] {
  const windows = resources.flatMap((resource) => openWindows(rules, [resource], date))
  return offeredStarts(rules, date).filter((start) =>
    windows.some(({ from, till }) => from <= start && start + rules.durationMinutes <= till),
  )
}
