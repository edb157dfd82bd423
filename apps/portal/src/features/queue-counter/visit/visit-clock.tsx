import { useEffect, useState } from 'react'
import { useDurationText } from '../../../bookings/use-duration-text.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './serving-card.module.css'

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Writes seconds as `04:12`, from an hour on as `1:04:12`. */
function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const text = `${twoDigits(minutes)}:${twoDigits(rest)}`
  return hours > 0 ? `${hours}:${text}` : text
}

/** Time that a visit has lasted, beside what is usual, in minutes. `since` is ISO 8601. */
export function VisitClock({ since, usual }: { since: string; usual: number }) {
  const { t } = useLatePhrases('counter')
  const durationText = useDurationText()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))
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
