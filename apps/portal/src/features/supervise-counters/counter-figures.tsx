import { FigureList } from '../../queue/figure-list.tsx'
import type { Overview } from '../../queue/overview.ts'
import type { Counter } from '../../queue/ticket.ts'
import { shareText } from '../../queue/told-share.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './supervise-work.module.css'

/** The counters in figures: how many work, are on a break and are closed, how many of the promised waits were kept, and what was done today. */
export function CounterFigures({
  counters,
  overview,
}: {
  counters: readonly Counter[]
  overview: Pick<Overview, 'served' | 'keptShare'> | undefined
}) {
  const { t, language } = useLatePhrases('supervise')
  const share = overview?.keptShare ?? null
  const working = counters.filter(({ isOpen, isPaused }) => isOpen && !isPaused).length
  const paused = counters.filter(({ isOpen, isPaused }) => isOpen && isPaused).length
  const all = [
    { name: 'working', figure: working, label: t('working') },
    { name: 'paused', figure: paused, label: t('paused') },
    { name: 'closed', figure: counters.length - working - paused, label: t('closed') },
    ...(share === null ? [] : [{ name: 'kept', figure: shareText(share, language), label: t('kept') }]),
    { name: 'served', figure: overview?.served ?? '–', label: t('served') },
  ]
  return <FigureList label={t('figures')} figures={all} look={styles} />
}
