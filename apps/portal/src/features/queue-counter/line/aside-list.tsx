import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { useId } from 'react'
import { minutesWaited } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import styles from './line-list.module.css'

/** List of those whom nobody calls: who was set aside, or whose visit was left at another counter. Here they can go on. */
export function AsideList(props: {
  kind: 'held' | 'left'
  tickets: readonly Ticket[]
  location: Location
  now: number
  /** Somebody stands at the counter, or an act is on its way. */
  isBusy: boolean
  onTake: (ticket: Ticket) => void
}) {
  const { t } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const names = useNames(props.location)
  const heading = useId()
  const { kind, now } = props
  const isLeft = kind === 'left'
  const about = (ticket: Ticket) =>
    isLeft && ticket.counter !== null
      ? names.ofCounter(ticket.counter)
      : say('minutes', { count: minutesWaited(ticket, now * 60_000) })
  if (props.tickets.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t(isLeft ? 'leftTitle' : 'heldTitle')}
        </h2>
      </div>
      <ul className={styles.rows}>
        {props.tickets.map((ticket) => (
          <li key={ticket.id} className={styles.row} {...{ [`data-${kind}-ticket`]: ticket.id }}>
            <span className={styles.label}>{ticket.label}</span>
            <span className={styles.about}>
              <span className={styles.service}>{names.ofService(ticket.serviceId)}</span>
              <span className={styles.quiet}>{about(ticket)}</span>
            </span>
            <Button
              aria-label={t(isLeft ? 'takeOverOf' : 'resumeOf', { label: ticket.label })}
              {...(props.isBusy ? { 'aria-disabled': true } : {})}
              onClick={() => props.onTake(ticket)}
            >
              {t(isLeft ? 'takeOver' : 'resume')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
