import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { unstaffedText } from '@rinda/phrases/time/wait-text'
import { IconClock, IconQrcode, IconTicket, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HoursLine } from '../../queue/hours-line.tsx'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useWait } from '../../queue/use-wait-text.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { usePhrases } from '../../session/words/phrases.ts'
import { Card } from './card.tsx'
import { countWaiting, hasLine, waitOfAll } from './choices.ts'
import { greetingAt } from './greeting-at.ts'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'

type Props = {
  location: VisitLocation
  nowMs: number
  isFirst: boolean
  onNumber: () => void
  onAppointment: () => void
  /** The next free appointments, while no number is given. */
  children: ReactNode
}

/** The first screen: who has an appointment, and who needs a number; how long one waits now, and until when. */
export function Start({ location, nowMs, isFirst, onNumber, onAppointment, children }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const { t: common } = usePhrases('visit')
  const timeText = useTimeText(location.timezone)
  const all = waitOfAll(location, nowMs)
  const wait = useWait(all === 'unstaffed' ? null : all)
  const waiting = countWaiting(location)
  const announcement = nameIn(language, location.announcement)
  const { isAroundTheClock, closesAt } = location
  const closes = closesAt === null ? null : t('untilTime', { time: timeText(closesAt) })
  const openTill = isAroundTheClock ? t('aroundTheClock') : closes
  const givesNumbers = location.isOpen && hasLine(location)
  const takesBookings = location.services.some(({ isBookable }) => isBookable)
  return (
    <>
      <Heading isFirst={isFirst}>
        {t(greetingAt(nowMs, location.timezone))} <br />
        {t('howHelp')}
      </Heading>
      {announcement && <p className={cards.plain}>{announcement}</p>}
      <div className={cards.ways}>
        {takesBookings && (
          <Card
            icon={<IconQrcode aria-hidden="true" />}
            name={t('haveAppointment')}
            hint={t('haveAppointmentHint')}
            kind="main"
            isLarge
            onClick={onAppointment}
          />
        )}
        {givesNumbers && (
          <Card
            icon={<IconTicket aria-hidden="true" />}
            name={t('needNumber')}
            hint={t('needNumberHint')}
            isLarge
            onClick={onNumber}
          />
        )}
      </div>
      {location.isOpen && !givesNumbers && <p className={cards.plain}>{t('noServices')}</p>}
      <div className={cards.facts}>
        {wait && (
          <Card icon={<IconUsers aria-hidden="true" />} name={wait.text} hint={t('waitNow')} kind="quiet" />
        )}
        {all === 'unstaffed' && (
          <Card
            icon={<IconUsers aria-hidden="true" />}
            name={unstaffedText(language)}
            hint={waiting > 0 ? common('ahead', { count: waiting }) : common('nobodyAhead')}
            kind="quiet"
          />
        )}
        {openTill !== null && (
          <Card icon={<IconClock aria-hidden="true" />} name={openTill} hint={t('openToday')} kind="quiet" />
        )}
      </div>
      {!location.isOpen && (
        <div className={cards.plain}>
          <HoursLine location={location} />
        </div>
      )}
      {!givesNumbers && children}
    </>
  )
}
