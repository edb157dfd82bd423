import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { useCallback } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { type Interval, roundedInterval } from './steady-interval.ts'

/** Gives what says an interval of minutes: '8–15 min', or that nobody waits. */
export function useWaitText(): (interval: Interval) => string {
  const { t } = usePhrases('visit')
  return useCallback(
    ({ low, high }) => (high <= 1 ? t('atOnce') : t('interval', roundedInterval({ low, high }))),
    [t],
  )
}

/** Gives what says how many stand before somebody who comes now. */
export function useAheadText(): (service: Pick<ServiceLine, 'ticketsToWait'>) => string {
  const { t } = usePhrases('visit')
  return useCallback(
    ({ ticketsToWait: count }) => (count === 0 ? t('nobodyAhead') : t('ahead', { count })),
    [t],
  )
}
