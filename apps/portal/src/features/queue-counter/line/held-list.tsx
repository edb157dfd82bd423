import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/button'
import { useId } from 'react'
import { minutesWaited, type Ticket } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import styles from './line-list.module.css'

/** List of those who were set aside: nobody calls them until one of the counters takes them up again. */
export function HeldList(props: {
  held: readonly Ticket[]
  location: Location
  now: number
  /** Somebody stands at the counter, or an act is on its way. */
  isBusy: boolean
  onResume: (ticket: Ticket) => void
}) {
  const { t } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const names = useNames(props.location)
  const heading = useId()
  if (props.held.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('heldTitle')}
        </h2>
      </div>
      <ul className={styles.rows}>
        {props.held.map((ticket) => (
          <li key={ticket.id} className={styles.row} data-held-ticket={ticket.id}>
            <span className={styles.label}>{ticket.label}</span>
            <span className={styles.about}>
              <span className={styles.service}>{names.ofService(ticket.serviceId)}</span>
              <span className={styles.quiet}>
                {say('minutes', { count: minutesWaited(ticket, props.now * 60_000) })}
              </span>
            </span>
            <Button
              aria-label={t('resumeOf', { label: ticket.label })}
              {...(props.isBusy ? { 'aria-disabled': true } : {})}
              onClick={() => props.onResume(ticket)}
            >
              {t('resume')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
