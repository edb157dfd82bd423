import type { Ticket } from '@rinda/client/queue/tickets'
import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import { clockText } from '../../../queue/clock-text.ts'
import { servedSince } from '../../../queue/ticket.ts'
import type { Names } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { timeText } from '../../../session/time-texts/moment-text.ts'
import { longAfterSeconds } from './counter-face.ts'
import styles from './visit-at-counter.module.css'

/** Visit at a counter: number, service, since when, and the visit's clock against the usual. */
export function VisitAtCounter(props: {
  ticket: Ticket
  names: Names
  zone: string
  /** Seconds that the visit has lasted. */
  seconds: number
}) {
  const { t } = useLatePhrases('supervise')
  const durationText = useDurationText()
  const { ticket, names, zone, seconds } = props
  const usual = ticket.averageTime
  const since = servedSince(ticket)
  const longAfter = longAfterSeconds(usual)
  const isLong = seconds > longAfter
  return (
    <div className={styles.visit} data-ticket={ticket.id} data-is-long={isLong || undefined}>
      <p className={styles.label}>{ticket.label}</p>
      <p className={styles.about}>
        <span className={styles.service}>{names.ofService(ticket.serviceId)}</span>
        {since && <span className={styles.quiet}>{t('since', { time: timeText(since, zone) })}</span>}
      </p>
      <p className={styles.clock}>
        <span role="timer" aria-label={t('visitTime')} className={styles.time}>
          {clockText(seconds)}
        </span>
        {usual > 0 && <span className={styles.quiet}>{t('usual', { time: durationText(usual) })}</span>}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, seconds / longAfter) * 100}%` }} />
      </span>
    </div>
  )
}
