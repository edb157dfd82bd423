import { useLatePhrases } from '../session/late-phrases.ts'
import type { DayPart } from './parts-of-day.ts'
import styles from './time-choice.module.css'

/** Heads the times of a part of the day, and says how many of them can be had. */
export function PartOfDay({ part, count }: { part: DayPart; count: number }) {
  const { t } = useLatePhrases('views')
  return (
    <p className={styles.part}>
      <b>{t(part)}</b>
      <span>{t('freeTimes', { count })}</span>
    </p>
  )
}
