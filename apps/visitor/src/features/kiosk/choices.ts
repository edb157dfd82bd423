import type { VisitLocation } from '@rinda/client/queue/visit-location'
import type { WaitMinutes } from '@rinda/domain/queue/wait-words'
import { choiceOf } from '../../queue/service-choice.ts'
import { waitForService } from '../../queue/wait-of.ts'

/** Tells whether a location has a line at all: one that is turned off, or has no service, gives no numbers however long one waits. */
export function hasLine({ services }: Pick<VisitLocation, 'services'>): boolean {
  return services.some(({ refuses }) => refuses !== 'inactive')
}

/** Tells whether a location has stopped giving numbers because it closes soon: one would be too late for each service, and none is open. */
export function hasNumbersEnded(
  location: Pick<VisitLocation, 'closesAt' | 'services'>,
  nowMs: number,
): boolean {
  const kinds = location.services.map((service) => choiceOf(service, location, nowMs).kind)
  return kinds.includes('too-late') && !kinds.includes('open')
}

/** The wait over all services that can be waited for now; null where there is none, `unstaffed` where no counter is open for any. */
export function waitOfAll(
  location: Pick<VisitLocation, 'closesAt' | 'services'>,
  nowMs: number,
): WaitMinutes | 'unstaffed' | null {
  const open = location.services.filter((service) => choiceOf(service, location, nowMs).kind === 'open')
  if (open.length === 0) return null
  const waits = open.flatMap((service) => waitForService(service) ?? [])
  if (waits.length === 0) return 'unstaffed'
  return {
    low: Math.min(...waits.map(({ low }) => low)),
    high: Math.max(...waits.map(({ high }) => high)),
  }
}

/** Counts who still waits at a location: each service tells of its own line. */
export function countWaiting({ services }: Pick<VisitLocation, 'services'>): number {
  return services.reduce((sum, { ticketsToWait }) => sum + ticketsToWait, 0)
}
