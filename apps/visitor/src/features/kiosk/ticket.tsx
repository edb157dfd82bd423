import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { unstaffedText } from '@rinda/phrases/time/wait-text'
import { QrCode } from '@rinda/ui/components/qr-code'
import { IconDoorEnter, IconVolume } from '@tabler/icons-react'
import { linkOf } from '../../queue/paper/link-of.ts'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useWait } from '../../queue/use-wait-text.ts'
import { waitOf } from '../../queue/wait-of.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { Card } from './card.tsx'
import { End } from './end.tsx'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'
import styles from './ticket.module.css'

type Props = {
  ticket: Ticket
  location: VisitLocation
  secondsLeft: number | null
  /** Prints again; null where this kiosk has no paper. */
  onPrint: (() => void) | null
  onDone: () => void
}

/** The ticket that was given: its number, its wait, what happens next, and the way to it on one's own phone. */
export function TicketGiven({ ticket, location, secondsLeft, onPrint, onDone }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const timeText = useTimeText(location.timezone)
  const service = location.services.find(({ id }) => id === ticket.serviceId)
  const wait = useWait(waitOf(ticket))
  const link = linkOf(ticket)
  const isCalled = ticket.status === 'CALLED'
  return (
    <>
      <Heading>{t(ticket.bookingId !== null ? 'checkedIn' : onPrint ? 'takePaper' : 'yourNumber')}</Heading>
      <div className={styles.ticket} data-ticket={ticket.id}>
        <p className={styles.label}>{ticket.label}</p>
        <p className={styles.facts}>
          {service && <span>{nameIn(language, service.name)}</span>}
          {ticket.appointmentAt && (
            <strong>{t('yourTime', { time: timeText(Date.parse(ticket.appointmentAt)) })}</strong>
          )}
          {wait && !isCalled && (
            <>
              <strong>{wait.text}</strong>
              {!wait.isNone && <span>{t('toWait')}</span>}
            </>
          )}
          {ticket.isStaffed === false && <strong>{unstaffedText(language)}</strong>}
        </p>
      </div>
      <div className={styles.next}>
        <div role="status">
          {isCalled ? (
            <Card
              icon={<IconDoorEnter aria-hidden="true" />}
              name={t('goToCounter')}
              hint={t('goToCounterHint', { counter: ticket.counter ?? '' })}
              kind="main"
            />
          ) : (
            <Card
              icon={<IconVolume aria-hidden="true" />}
              name={t('willCall')}
              hint={t('willCallHint')}
              kind="quiet"
            />
          )}
        </div>
        {link && (
          <div className={styles.follow}>
            <div className={styles.qr}>
              <QrCode text={link} label={t('qr')} />
            </div>
            <div>
              <p className={cards.name}>{t('follow')}</p>
              <p className={cards.plain}>{t('followHint')}</p>
            </div>
          </div>
        )}
      </div>
      <End {...{ secondsLeft, onPrint, onDone }} />
    </>
  )
}
