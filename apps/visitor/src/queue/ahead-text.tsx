import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { usePhrases } from '../session/words/phrases.ts'
import { useWait } from './use-wait-text.ts'
import { waitForService } from './wait-of.ts'

type Props = { service: ServiceLine; services: readonly ServiceLine[] }

/**
 * Says how many stand before somebody who comes now. Those of the location's other services may come first where one counter serves both:
 * while they stand there and one waits, the wait alone says it.
 */
export function AheadText({ service, services }: Props) {
  const { t } = usePhrases('visit')
  const wait = useWait(waitForService(service))
  const { ticketsToWait: count } = service
  const isAlone = wait?.isNone || services.every(({ ticketsToWait }) => ticketsToWait === 0)
  return count > 0 ? t('ahead', { count }) : isAlone ? t('nobodyAhead') : null
}
