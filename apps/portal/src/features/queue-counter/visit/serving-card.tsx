import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { isLanguage } from '@rinda/phrases/resources'
import type { ReactNode } from 'react'
import { minutesWaited, servedSince } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { ActButtons } from '../act/act-buttons.tsx'
import type { CounterActs } from '../act/use-counter-acts.ts'
import styles from './serving-card.module.css'
import { VisitBooking } from './visit-booking.tsx'
import { VisitClock } from './visit-clock.tsx'

const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000)

/** Card of the visitor at the counter: number, service, the visit's clock, and what can be done. */
export function ServingCard(props: {
  ticket: Ticket
  location: Location
  isCalling: boolean
  isBusy: boolean
  isLost: boolean
  acts: CounterActs
  onTransfer: () => void
  onServices: () => void
  /** Form by which the visitor is handed on, or services are added, while one is open. */
  form: ReactNode
}) {
  const { t, language } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const { ticket, location, isCalling } = props
  const names = useNames(location)
  const calledAt = ticket.status === 'CALLED' ? ticket.calledAt : null
  const waited = minutesWaited(
    ticket,
    Date.parse(ticket.firstCalledAt ?? calledAt ?? new Date(serverNow()).toISOString()),
  )
  const facts = [
    t('waited', { count: waited }),
    isLanguage(ticket.language) && ticket.language !== language ? t(`speaks_${ticket.language}`) : null,
    ticket.people > 1 ? t('people', { count: ticket.people }) : null,
  ]
  const since = servedSince(ticket)
  return (
    <section className={styles.card} aria-label={ticket.label} data-ticket={ticket.id}>
      <div className={styles.top}>
        <p className={styles.label}>{ticket.label}</p>
        <div className={styles.about}>
          <p className={styles.service}>{names.ofService(ticket.serviceId)}</p>
          <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
          <p className={styles.quiet}>
            {isCalling || !calledAt
              ? t('calling', { label: ticket.label })
              : t('calledAt', { time: localTimeOf(minuteOf(calledAt), profileAt(location.id).zone) })}
          </p>
        </div>
        {since && !isCalling && <VisitClock since={since} usual={ticket.averageTime} />}
      </div>
      {ticket.note && (
        <p className={styles.note}>
          <strong>{t('note')}</strong> {ticket.note}
        </p>
      )}
      {ticket.bookingId !== null && !isCalling && <VisitBooking bookingId={ticket.bookingId} />}
      {ticket.nextServiceIds.length > 0 && (
        <p className={styles.quiet}>
          {t('afterwards', {
            services: ticket.nextServiceIds.map(names.ofService).filter(Boolean).join(', '),
          })}
        </p>
      )}
      {props.form}
      {!isCalling && !props.form && (
        <ActButtons
          label={ticket.label}
          isBusy={props.isBusy}
          isLost={props.isLost}
          acts={props.acts}
          onTransfer={props.onTransfer}
          onServices={props.onServices}
        />
      )}
    </section>
  )
}
