import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { nameIn } from '@rinda/client/http/names'
import { IconCircleCheck, IconClockHour4, IconInfoCircle } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { type BookingFace, isAhead } from '../booking-face.ts'
import { localDay } from './local-day.ts'
import { aheadText, useWhenText } from './use-when-text.ts'
import styles from './when-card.module.css'

type Props = {
  booking: Pick<OwnBooking, 'startsAt' | 'endsAt' | 'zone' | 'service' | 'specialist' | 'location'>
  face: BookingFace
  isJustBooked: boolean
  now: number
}

/** The time of a booking with what it is, where and with whom; on its day it stands out. */
export function WhenCard({ booking, face, isJustBooked, now }: Props) {
  const { language } = useLatePhrases('ownBooking')
  const { startsAt, endsAt, zone, service, specialist, location } = booking
  const { dayText, timeText } = useWhenText(zone, now)
  const ahead = isAhead(face)
  const isToday = ahead && localDay(startsAt, zone) === localDay(now, zone)
  const place = nameIn(language, location.name)
  const address = nameIn(language, location.address)
  return (
    <section className={styles.card} data-face={face} data-today={isToday && !isJustBooked}>
      <State face={face} isJustBooked={isJustBooked} />
      <div className={styles.facts}>
        <p className={styles.quiet}>{dayText(startsAt)}</p>
        <p className={styles.time}>
          {timeText(startsAt)}–{timeText(endsAt)}
        </p>
        {isToday && startsAt > now && <p className={styles.quiet}>{aheadText(startsAt, now, language)}</p>}
        <p className={styles.what}>
          {nameIn(language, service.name)}
          {specialist && ` · ${specialist.name}`}
          <br />
          {address.startsWith(place) ? address : `${place}, ${address}`}
        </p>
      </div>
    </section>
  )
}

/** State of a booking in words; nothing where it simply stands. */
function State({ face, isJustBooked }: Pick<Props, 'face' | 'isJustBooked'>) {
  const { t } = useLatePhrases('ownBooking')
  if (face === 'standing' && !isJustBooked) return null
  const said =
    face === 'standing' ? t('isYours') : face === 'pending' && isJustBooked ? t('requested') : t(face)
  const isGood = face === 'standing' || face === 'confirmed' || face === 'served'
  const isOpen = face === 'pending' || face === 'paying'
  const Icon = isGood ? IconCircleCheck : isOpen ? IconClockHour4 : IconInfoCircle
  return (
    <p className={styles.state} data-tone={isGood ? 'good' : isOpen ? 'open' : 'over'}>
      <Icon size={22} aria-hidden="true" />
      {said}
    </p>
  )
}
