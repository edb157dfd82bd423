import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useWaitText } from '../../../queue/use-wait-text.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { linkOf } from '../link-of.ts'
import { waitOf } from '../wait-of.ts'
import styles from './paper-ticket.module.css'
import { QrCode } from './qr-code.tsx'

/** Millimetres in a pixel of style sheets, and what is left white beneath for the knife. */
const mmInPixel = 25.4 / 96
const knifeMm = 4

type Props = { ticket: Ticket; location: VisitLocation; onReady?: () => void }

/** The ticket as it stands on paper of 80 mm, exactly as long as what is on it. On the screen it is not seen. */
export function PaperTicket({ ticket, location, onReady }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const timeText = useTimeText(location.timezone)
  const waitText = useWaitText()
  const paper = useRef<HTMLElement>(null)
  const [lengthMm, setLengthMm] = useState(120)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are as long as they are
  useLayoutEffect(() => {
    const { height = 0 } = paper.current?.getBoundingClientRect() ?? {}
    if (height > 0) setLengthMm(Math.ceil(height * mmInPixel) + knifeMm)
  }, [ticket, location, language])

  const service = location.services.find(({ id }) => id === ticket.serviceId)
  const wait = waitOf(ticket)
  const taken = Date.parse(ticket.createdAt)
  const day = new Intl.DateTimeFormat(language, { timeZone: location.timezone, dateStyle: 'medium' })
  const link = linkOf(ticket)
  return createPortal(
    <section ref={paper} className={styles.paper} aria-hidden="true">
      <style>{`@page { size: 80mm ${lengthMm}mm; margin: 0 }`}</style>
      <p className={styles.place}>{nameIn(language, location.name)}</p>
      <p className={styles.address}>{nameIn(language, location.address)}</p>
      <p className={styles.label}>{ticket.label}</p>
      {service && <p className={styles.service}>{nameIn(language, service.name)}</p>}
      {ticket.appointmentAt && (
        <p className={styles.line}>{t('yourTime', { time: timeText(Date.parse(ticket.appointmentAt)) })}</p>
      )}
      {wait && (
        <p className={styles.line}>
          {t('paperWait')}: <strong>{waitText(wait)}</strong>
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
    </section>,
    document.body,
  )
}
