import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useNow } from '@rinda/live/use-now'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './live-ticket.module.css'
import { AboutWhen, PlaceInLine } from './place-in-line.tsx'
import { saidOf } from './said-of.ts'
import { faceOf, isInLine, isNear } from './ticket-face.ts'

type Props = {
  ticket: Ticket
  location: VisitLocation | undefined
  /** State of the line: without one nobody knows when the ticket is called. */
  isOnline: boolean
  /** True where its holder has given it back here. */
  isGivenBack: boolean
  /** Acts of its holder, while it is in the line. */
  acts: ReactNode
}

/** A ticket as its holder sees it: the number, the place, or where to go. */
export function LiveTicket({ ticket, location, isOnline, isGivenBack, acts }: Props) {
  const { t, language } = useLatePhrases('ticket')
  const zone = location?.timezone ?? 'Europe/Riga'
  const timeText = useTimeText(zone)
  const nowMs = useNow() * 60_000
  const face = faceOf(ticket)
  const isWaiting = face === 'waiting' || face === 'next'
  const isClose = isNear(ticket)
  const isServed = ticket.isStaffed !== false
  const service = location?.services.find(({ id }) => id === ticket.serviceId)
  const hasEnded = !isInLine(face) && face !== 'called'

  return (
    <>
      <section className={styles.card} data-face={face}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.label}>{ticket.label}</p>
        {isWaiting && <PlaceInLine ticket={ticket} />}
        <p className={isWaiting ? styles.hint : styles.interval}>
          {/* Heard when it changes: the minutes beside it change all the time. */}
          <span role="status">{saidOf(ticket, t, isGivenBack)}</span>{' '}
          {isWaiting && isOnline && <AboutWhen ticket={ticket} zone={zone} now={nowMs} />}
        </p>
        <div role="alert">
          {face === 'called' && (
            // A call again is heard again.
            <div key={ticket.calledAt}>
              <p className={styles.interval}>{t('called')}</p>
              <p className={styles.counter}>{t('calledTo', { counter: String(ticket.counter) })}</p>
              <p className={styles.hint}>{t('calledText')}</p>
            </div>
          )}
        </div>
        {isInLine(face) && acts}
        {hasEnded && location && (
          <Link className={styles.another} href={`/location/${location.id}`}>
            {t('takeAnother')}
          </Link>
        )}
      </section>
      {isWaiting && (
        <p className={styles.advice}>
          {/* Where nobody serves, nobody knows whether there is time to go. */}
          {isServed && <strong>{t(isClose ? 'stayNear' : 'mayGo')}</strong>}{' '}
          {t(isServed && isClose ? 'stayNearText' : 'mayGoText')}
        </p>
      )}
      {service && (
        <p className={styles.taken}>
          {t('takenAt', {
            service: nameIn(language, service.name),
            time: timeText(Date.parse(ticket.createdAt)),
          })}
        </p>
      )}
    </>
  )
}
