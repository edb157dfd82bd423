import type { BookableDay } from '@rinda/client/bookings/bookable-days'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './show-bookable-times.module.css'

/**
 * Shows when a day can be booked, and with `withStarts`, below each stretch, the times at which a visit could
 * begin; or why it cannot be booked.
 */
export function DayWindows({ day, withStarts }: { day: BookableDay; withStarts: boolean }) {
  const { t } = useLatePhrases('hours')
  if (day.reason) return t(`none_${day.reason}`)
  const windows = day.windows.map((one) => ({ ...one, range: `${one.from}–${one.till}` }))
  if (!withStarts) return windows.map(({ range }) => range).join(', ')
  return windows.map(({ range, starts }) => (
    <div key={range} className={styles.window}>
      {range}
      {starts.length === 0 && <p className={styles.starts}>{t('tooShort')}</p>}
      {starts.length > 0 && (
        <ul className={styles.starts} aria-label={t('startsOf', { range })}>
          {/* Where the clocks go back an hour is there twice, and is said once. */}
          {[...new Set(starts)].map((start) => (
            <li key={start}>{start}</li>
          ))}
        </ul>
      )}
    </div>
  ))
}
