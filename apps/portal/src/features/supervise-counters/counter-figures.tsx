import type { Counter } from '../../queue/ticket.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './supervise-work.module.css'

/** The counters in figures: how many work, are on a break and are closed, and what was done today. */
export function CounterFigures({
  counters,
  served,
}: {
  counters: readonly Counter[]
  served: number | undefined
}) {
  const { t } = useLatePhrases('supervise')
  const working = counters.filter(({ isOpen, isPaused }) => isOpen && !isPaused).length
  const paused = counters.filter(({ isOpen, isPaused }) => isOpen && isPaused).length
  const all = [
    { name: 'working', figure: working, label: t('working') },
    { name: 'paused', figure: paused, label: t('paused') },
    { name: 'closed', figure: counters.length - working - paused, label: t('closed') },
    { name: 'served', figure: served ?? '–', label: t('served') },
  ]
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {all.map(({ name, figure, label }) => (
        <div key={name} className={styles.figure} data-figure={name}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
