import type { Ticket } from '@rinda/client/queue/tickets'
import { useId } from 'react'
import { minutesWaited } from '../../../queue/ticket.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { timeText } from '../../../session/time-texts/moment-text.ts'
import styles from './next-chips.module.css'

const mostShown = 6

/** List of those who are called next, each with the time that they have waited, or with their appointment. */
export function NextChips(props: {
  tickets: readonly Ticket[]
  zone: string
  /** Minutes since 1970. */
  now: number
}) {
  const { t } = useLatePhrases('supervise')
  const { t: say } = usePhrases('booking')
  const heading = useId()
  const { tickets } = props
  if (tickets.length === 0) return null
  const more = tickets.length - mostShown
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {t('nextOnes')}
      </h3>
      <ul className={styles.chips}>
        {tickets.slice(0, mostShown).map((ticket) => (
          <li
            key={ticket.id}
            className={styles.chip}
            data-next={ticket.id}
            data-is-due={ticket.appointmentAt !== null || undefined}
          >
            <strong>{ticket.label}</strong>
            <span>
              {ticket.appointmentAt === null
                ? say('minutes', { count: minutesWaited(ticket, props.now * 60_000) })
                : t('appointment', { time: timeText(ticket.appointmentAt, props.zone) })}
            </span>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{t('andMore', { count: more })}</li>}
      </ul>
    </section>
  )
}
