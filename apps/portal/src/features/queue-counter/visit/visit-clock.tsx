import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import { clockText } from '../../../queue/clock-text.ts'
import { useSecondsSince } from '../../../queue/use-seconds-since.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './serving-card.module.css'

/** Time that a visit has lasted, beside what is usual, in minutes. `since` is ISO 8601. */
export function VisitClock({ since, usual }: { since: string; usual: number }) {
  const { t } = useLatePhrases('counter')
  const durationText = useDurationText()
  const seconds = useSecondsSince(since)
  const isLong = usual > 0 && seconds > usual * 60
  const time = durationText(usual)
  return (
    <div className={styles.clock}>
      <span
        role="timer"
        aria-label={t('visitTime')}
        className={styles.time}
        data-is-long={isLong || undefined}
      >
        {clockText(seconds)}
      </span>
      {usual > 0 && <span className={styles.usual}>{t(isLong ? 'longer' : 'usual', { time })}</span>}
    </div>
  )
}
