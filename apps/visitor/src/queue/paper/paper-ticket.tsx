import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { localeOf } from '@rinda/phrases/locale-of'
import { unstaffedText } from '@rinda/phrases/time/wait-text'
import { QrCode } from '@rinda/ui/components/qr-code'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { useTimeText } from '../use-time-text.ts'
import { useWait } from '../use-wait-text.ts'
import { waitOf } from '../wait-of.ts'
import { linkOf } from './link-of.ts'
import styles from './paper.module.css'
import { Paper } from './paper.tsx'

type Props = { ticket: Ticket; location: VisitLocation; onReady?: () => void }

/** The ticket as it stands on paper. */
export function PaperTicket({ ticket, location, onReady }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const timeText = useTimeText(location.timezone)
  const service = location.services.find(({ id }) => id === ticket.serviceId)
  const wait = useWait(waitOf(ticket))
  const said = wait?.text ?? (ticket.isStaffed === false ? unstaffedText(language) : null)
  const taken = Date.parse(ticket.createdAt)
  const day = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: location.timezone,
    dateStyle: 'medium',
  })
  const link = linkOf(ticket)
  return (
    <Paper of={`${ticket.id} ${ticket.updatedAt} ${language}`}>
      <p className={styles.place}>{nameIn(language, location.name)}</p>
      <p className={styles.address}>{nameIn(language, location.address)}</p>
      <p className={styles.label}>{ticket.label}</p>
      {service && <p className={styles.service}>{nameIn(language, service.name)}</p>}
      {ticket.appointmentAt && (
        <p className={styles.line}>{t('yourTime', { time: timeText(Date.parse(ticket.appointmentAt)) })}</p>
      )}
      {said && (
        <p className={styles.line}>
          {t('paperWait')}: <strong>{said}</strong>
        </p>
      )}
      {link && (
        <>
          <div className={styles.qr}>
            <QrCode text={link} label={t('qr')} {...(onReady ? { onThere: onReady } : {})} />
          </div>
          <p className={styles.small}>{t('paperFollow')}</p>
        </>
      )}
      <p className={styles.small}>
        {t('paperTaken')}: {day.format(taken)} {timeText(taken)}
      </p>
    </Paper>
  )
}
