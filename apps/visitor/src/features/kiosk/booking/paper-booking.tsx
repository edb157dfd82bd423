import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { QrCode } from '@rinda/ui/components/qr-code'
import { useDayText } from '../../../bookings/use-day-text.ts'
import styles from '../../../queue/paper/paper.module.css'
import { Paper } from '../../../queue/paper/paper.tsx'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { Booked } from './use-booking.ts'

type Props = { booked: Booked; location: VisitLocation; onReady?: () => void }

/** The appointment as it stands on paper: when, and the code by which its visitor checks in. */
export function PaperBooking({ booked, location, onReady }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const service = location.services.find(({ id }) => id === booked.serviceId)
  return (
    <Paper of={`${booked.code} ${language}`}>
      <p className={styles.place}>{nameIn(language, location.name)}</p>
      <p className={styles.address}>{nameIn(language, location.address)}</p>
      <p className={styles.code}>{booked.code}</p>
      {service && <p className={styles.service}>{nameIn(language, service.name)}</p>}
      <p className={styles.line}>
        <strong>
          {dayText(booked.startsAt)}, {timeText(booked.startsAt)}
        </strong>
      </p>
      {booked.isPending && <p className={styles.small}>{t('askedForHint')}</p>}
      <div className={styles.qr}>
        <QrCode text={booked.code} label={t('codeQr')} {...(onReady ? { onThere: onReady } : {})} />
      </div>
      <p className={styles.small}>{t('paperCode')}</p>
    </Paper>
  )
}
