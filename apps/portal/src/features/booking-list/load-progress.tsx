import { isWhole, type PeriodList } from '../../bookings/queries/period-list.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './load-progress.module.css'

/** Shows how far a long list has loaded, as the part of its period that is covered already, in per cent. */
export function LoadProgress({ list }: { list: PeriodList }) {
  const { t, language } = useLatePhrases('list')
  if (isWhole(list)) return null
  const { span, loadedTill, bookings } = list
  const percent = Math.round((100 * (loadedTill - span.from)) / (span.till - span.from))
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('loading', { number: bookings.length.toLocaleString(language) })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={styles.done} style={{ width: `${percent}%` }} />
      <span>{t('loading', { number: bookings.length.toLocaleString(language) })}</span>
    </div>
  )
}
