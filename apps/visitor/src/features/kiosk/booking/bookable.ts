import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import { choiceOf } from '../../../queue/service-choice.ts'

/** Lists the services that take appointments, of those for which nobody can wait now. */
export function bookableInstead(
  location: Pick<VisitLocation, 'services' | 'closesAt'>,
  nowMs: number,
): readonly ServiceLine[] {
  return location.services.filter(
    (service) => service.isBookable && choiceOf(service, location, nowMs).kind !== 'open',
  )
}
