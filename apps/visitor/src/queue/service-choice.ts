import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'

/** Standing of a service for whoever chooses it now: it can be waited for, perhaps only just; the visit may not fit before closing; or it is refused. */
export type Choice =
  | { readonly kind: 'open'; readonly closesSoon: boolean }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'refused'; readonly why: NonNullable<ServiceLine['refuses']> }

/** Minutes before closing from which a service says that it closes. */
const soonMinutes = 60
const minuteMs = 60_000

/** Judges a service at a moment: it is too late where the longest wait of its interval, or the visit after it, would end after closing. */
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
