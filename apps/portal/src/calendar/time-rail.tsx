import { type CSSProperties, memo } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { type Axis, hourMarks } from './day-axis.ts'
import { wallText } from './day-clock.ts'
import styles from './time-rail.module.css'

/** The hours at the left, and the present time in its pill. */
export const TimeRail = memo(function TimeRail(props: {
  axis: Axis
  now: { from: number; text: string } | null
}) {
  const { t } = usePhrases('calendar')
  const { axis, now } = props
  return (
    <div className={styles.rail} aria-hidden="true">
      {hourMarks(axis).map((mark) => (
        <span
          key={mark.from}
          className={styles.hour}
          data-is-first={mark.from < 8 || undefined}
          data-is-covered={(now && Math.abs(now.from - mark.from) < 14) || undefined}
          style={{ '--from': mark.from } as CSSProperties}
        >
          {wallText(mark.minute)}
          {mark.again && <span className={styles.again}>{t('again')}</span>}
        </span>
      ))}
      {now && (
        <span className={styles.now} style={{ '--from': now.from } as CSSProperties}>
          {now.text}
        </span>
      )}
    </div>
  )
})
