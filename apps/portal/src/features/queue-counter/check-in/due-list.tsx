import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { useId } from 'react'
import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import styles from '../line/line-list.module.css'
import { dueNow } from './arrivals.ts'

/** List of those who have an appointment about now and have not checked in, each checked in by a click. */
export function DueList(props: {
  arrivals: readonly ShortBooking[]
  location: Location
  /** Minutes since 1970. */
  now: number
  isBusy: (qtid: string) => boolean
  onCheckIn: (booking: ShortBooking) => void
}) {
  const { t } = useLatePhrases('counter')
  const heading = useId()
  const due = dueNow(props.arrivals, props.now)
  const late = due.filter(({ startsAt }) => startsAt < props.now).length
  if (due.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby={heading} data-due-list>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('awaitedTitle')}
        </h2>
        {late > 0 && <span className={styles.counts}>{t('lateCount', { count: late })}</span>}
      </div>
      <ul className={styles.rows}>
        {due.map((booking) => (
          <DueRow key={booking.qtid} {...props} booking={booking} isBusy={props.isBusy(booking.qtid)} />
        ))}
      </ul>
    </section>
  )
}

/** An appointment of today, with what can be done for its visitor. */
export function DueRow(props: {
  booking: ShortBooking
  location: Location
  now: number
  isBusy: boolean
  onCheckIn: (booking: ShortBooking) => void
}) {
  const { t } = useLatePhrases('counter')
  const durationText = useDurationText()
  const { profileAt } = useSession()
  const { booking, location, now } = props
  const names = useNames(location)
  const name = visitorName(booking) || t('noName')
  const time = localTimeOf(booking.startsAt, profileAt(location.id).zone)
  const minutes = booking.startsAt - now
  const isLate = minutes < 0
  return (
    <li className={styles.row} data-due={booking.qtid}>
      <span className={styles.label}>{time}</span>
      <span className={styles.about}>
        <span className={styles.service}>{name}</span>
        <span className={styles.quiet}>{names.ofService(booking.serviceId)}</span>
        <span className={styles.badge} data-kind={isLate ? 'late' : undefined}>
          {t(isLate ? 'lateBy' : 'dueIn', { time: durationText(Math.abs(minutes)) })}
        </span>
        {booking.lateMinutes !== undefined && (
          <span className={styles.badge}>
            {t('saidLate', {
              time: localTimeOf(booking.startsAt + booking.lateMinutes, profileAt(location.id).zone),
            })}
          </span>
        )}
      </span>
      <Button
        isBusy={props.isBusy}
        aria-label={t('checkInOf', { name, time })}
        onClick={() => props.onCheckIn(booking)}
      >
        {t('checkInShort')}
      </Button>
    </li>
  )
}
