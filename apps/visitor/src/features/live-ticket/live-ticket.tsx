import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useNow } from '@rinda/live/use-now'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './live-ticket.module.css'
import { PlaceInLine } from './place-in-line.tsx'
import { faceOf, isInLine } from './ticket-face.ts'

type Props = {
  ticket: Ticket
  location: VisitLocation | undefined
  /** Acts of its holder, while it is in the line. */
  acts: ReactNode
}

/** A ticket as its holder sees it: the number, the place, or where to go. */
export function LiveTicket({ ticket, location, acts }: Props) {
  const { t, language } = useLatePhrases('ticket')
  const zone = location?.timezone ?? 'Europe/Riga'
  const timeText = useTimeText(zone)
  const nowMs = useNow() * 60_000
  const face = faceOf(ticket)
  const isWaiting = face === 'waiting' || face === 'next'
  const isNear = face === 'next' || (ticket.timeToWaitLow ?? 0) < 5
  const service = location?.services.find(({ id }) => id === ticket.serviceId)
  const hasEnded = !isInLine(face) && face !== 'called'
  return (
    <>
      <section className={styles.card} data-face={face}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.label}>{ticket.label}</p>
        {isWaiting && <PlaceInLine ticket={ticket} zone={zone} now={nowMs} />}
        <div role="alert">
          {face === 'called' && (
            <>
              <p className={styles.interval}>{t('called')}</p>
              <p className={styles.counter}>{t('calledTo', { counter: String(ticket.counter) })}</p>
              <p className={styles.hint}>{t('calledText')}</p>
            </>
          )}
        </div>
        {face === 'held' && <p className={styles.interval}>{t('held')}</p>}
        {hasEnded && <p className={styles.interval}>{t(face as 'done' | 'canceled' | 'noShow' | 'over')}</p>}
        {isInLine(face) && acts}
        {hasEnded && location && (
          <Link className={styles.another} href={`/location/${location.id}`}>
            {t('takeAnother')}
          </Link>
        )}
      </section>
      {isWaiting && (
        <p className={styles.advice}>
          <strong>{t(isNear ? 'stayNear' : 'mayGo')}</strong> {t(isNear ? 'stayNearText' : 'mayGoText')}
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
