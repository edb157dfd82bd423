import { useCallback, useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type DayTimes, rangesText } from './times/day-times.ts'
import type { TimesFault, TimesRules } from './times/read-times.ts'

/** The times of a day in words: `09:00–18:00`, `slēgts`, `kā parasti`. */
export function useTimesText(): (times: DayTimes) => string {
  const { t } = useLatePhrases('hours')
  return useCallback((times: DayTimes) => (times.kind === 'open' ? rangesText(times) : t(times.kind)), [t])
}

/** The words that are understood besides times: those of this person's language. */
export function useTimesRules(mayBeUsual: boolean, mostRanges: number): TimesRules {
  const { t } = useLatePhrases('hours')
  return useMemo(
    () => ({
      mayBeUsual,
      mostRanges,
      words: { closed: [t('closed').toLowerCase(), 'x'], usual: [t('usual').toLowerCase()] },
    }),
    [t, mayBeUsual, mostRanges],
  )
}

/** Gives the function that says a fault of the typed times in the person's language. */
export function useFaultText(): (fault: TimesFault) => string {
  const { t } = useLatePhrases('hours')
  return (fault) => (fault.kind === 'time' ? t('fault_time', { part: fault.part }) : t(`fault_${fault.kind}`))
}
