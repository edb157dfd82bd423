import type { StaffingHour } from '@rinda/client/queue/staffing'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './hour-panel.module.css'

/** Waits with the planned number of counters and with one and two more, each beside the target. */
export function WaitBars({ waits, target }: { waits: StaffingHour['waits']; target: number }) {
  const { t } = useLatePhrases('staffing')
  const longest = Math.max(target * 1.6, ...waits.map(({ minutes }) => minutes ?? 0))
  const part = (minutes: number) => `${Math.min(100, (minutes / longest) * 100)}%`
  return (
    <ul className={styles.bars}>
      {waits.map(({ counters, minutes }, index) => (
        <li key={counters} data-is-over={(minutes ?? target + 1) > target || undefined} data-place={index}>
          <span>{t('counters', { count: counters })}</span>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.fill} style={{ inlineSize: part(minutes ?? longest) }} />
            <span className={styles.target} style={{ insetInlineStart: part(target) }} />
          </span>
          <strong>{minutes === null ? '–' : t('minutes', { minutes })}</strong>
        </li>
      ))}
    </ul>
  )
}
