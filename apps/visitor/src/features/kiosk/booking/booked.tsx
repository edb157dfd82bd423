import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { QrCode } from '@rinda/ui/components/qr-code'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { End } from '../end.tsx'
import cards from '../look/card.module.css'
import { Heading } from '../look/heading.tsx'
import ticket from '../ticket.module.css'
import styles from './booking.module.css'
import type { Booked } from './use-booking.ts'

type Props = {
  booked: Booked
  location: VisitLocation
  secondsLeft: number | null
  /** Prints again; null where this kiosk has no paper. */
  onPrint: (() => void) | null
  onDone: () => void
}

/** The appointment that was written: when, and the code by which its visitor checks in. Nothing tells whose it is. */
export function BookedTime({ booked, location, secondsLeft, onPrint, onDone }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const service = location.services.find(({ id }) => id === booked.serviceId)
  return (
    <>
      <Heading>{t(booked.isPending ? 'askedFor' : 'youAreBooked')}</Heading>
      <div className={ticket.ticket} data-booked="true">
        <p className={styles.code}>{booked.code}</p>
        <p className={ticket.facts}>
          {service && <span>{nameIn(language, service.name)}</span>}
          <strong>{timeText(booked.startsAt)}</strong>
          <span>{dayText(booked.startsAt)}</span>
        </p>
      </div>
      {booked.isPending && <p className={cards.plain}>{t('askedForHint')}</p>}
      <div className={ticket.follow}>
        <div className={ticket.qr}>
          <QrCode text={booked.code} label={t('codeQr')} />
        </div>
        <div>
          <p className={cards.name}>{t('keepCode')}</p>
          <p className={cards.plain}>{t('keepCodeHint')}</p>
        </div>
      </div>
      <End {...{ secondsLeft, onPrint, onDone }} />
    </>
  )
}
