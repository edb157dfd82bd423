import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useVisitTime } from '../../session/time-texts/use-visit-time.ts'
import styles from './visit-time.module.css'

/** Shows when it is, in one line: `09:00–09:30`, the day, and how long it takes. */
export function VisitTime({ booking }: { booking: ShortBooking }) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const { zone } = profileAt(booking.locationId)
  const timeOf = useVisitTime(zone)
  const { startsAt, endsAt, durationMinutes } = booking
  const day = longDay(localDateOf(startsAt, zone), language)
  return (
    <p className={styles.when}>
      <span className={styles.time}>
        {timeOf(startsAt)}–{timeOf(endsAt)}
      </span>{' '}
      <span className={styles.day}>
        {day} · {t('minutes', { count: durationMinutes })}
      </span>
    </p>
  )
}
