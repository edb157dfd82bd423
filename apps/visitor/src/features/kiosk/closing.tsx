import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { IconClock, IconQrcode } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { Card } from './card.tsx'
import { countWaiting } from './choices.ts'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'

type Props = {
  location: VisitLocation
  nowMs: number
  isFirst: boolean
  onAppointment: () => void
  /** The next free appointments. */
  children: ReactNode
}

/** The first screen before closing, once nobody new could be served: no numbers, and appointments instead; whoever has an appointment checks in as before. */
export function Closing({ location, nowMs, isFirst, onAppointment, children }: Props) {
  const { t } = useLatePhrases('kiosk')
  const timeText = useTimeText(location.timezone)
  const waiting = countWaiting(location)
  const takesBookings = location.services.some(({ isBookable }) => isBookable)
  return (
    <>
      {location.closesAt !== null && (
        <p>
          <span className={cards.soon}>
            <IconClock aria-hidden="true" />
            {t('closesAt', { now: timeText(nowMs), time: timeText(location.closesAt) })}
          </span>
        </p>
      )}
      <Heading isFirst={isFirst}>{t('numbersEnded')}</Heading>
      <p className={cards.plain}>
        {waiting > 0 ? t('numbersEndedHint', { count: waiting }) : t('numbersEndedNobody')}
      </p>
      {children}
      {takesBookings && (
        <Card
          icon={<IconQrcode aria-hidden="true" />}
          name={t('haveAppointmentToday')}
          hint={t('stillExpected')}
          kind="main"
          onClick={onAppointment}
        />
      )}
    </>
  )
}
