import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import type { WaitMinutes } from '@rinda/domain/queue/wait-words'
import { waitForService } from '../../queue/wait-of.ts'

/** Standing of a service for whoever chooses it now: it can be waited for, perhaps only just; it cannot be served before closing; or it is refused. */
export type Choice =
  | { readonly kind: 'open'; readonly closesSoon: boolean }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'refused'; readonly why: NonNullable<ServiceLine['refuses']> }

/** Minutes before closing from which a service says that it closes. */
const soonMinutes = 60
const minuteMs = 60_000

/** Judges a service at a moment: nobody is offered a number whose turn, or whose visit, would lie behind closing. */
export function choiceOf(
  service: Pick<ServiceLine, 'refuses' | 'timeToWait' | 'averageTime'>,
  { closesAt }: Pick<VisitLocation, 'closesAt'>,
  nowMs: number,
): Choice {
  // It is open, and gives numbers no more: there is not time enough left.
  if (service.refuses === 'closed' && closesAt !== null) return { kind: 'too-late' }
  if (service.refuses) return { kind: 'refused', why: service.refuses }
  if (closesAt === null) return { kind: 'open', closesSoon: false }
  const endsAt = nowMs + (service.timeToWait.high + service.averageTime) * minuteMs
  if (endsAt > closesAt) return { kind: 'too-late' }
  return { kind: 'open', closesSoon: closesAt - nowMs <= soonMinutes * minuteMs }
}

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
