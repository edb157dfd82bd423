import type { Booking } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { figureDay, shortWeekday } from '@rinda/phrases/time/day-text'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './find-visitor.module.css'

/** One booking of a visitor who was found: when, what, where, and in which state. */
export function FoundBooking(props: {
  id: string
  booking: Booking
  isActive: boolean
  isPast: boolean
  onActive: () => void
  onOpen: () => void
}) {
  const { t } = usePhrases('booking')
  const { t: say } = usePhrases('calendar')
  const { language, profileAt, locations } = useSession()
  const { booking } = props
  const { zone } = profileAt(booking.locationId)
  const location = locations.data?.find((one) => one.id === booking.locationId)
  const service = location?.services.find((one) => one.id === booking.serviceId)
  const date = localDateOf(booking.startsAt, zone)
  const state = booking.servedAt
    ? ['served', say('state_attended')]
    : booking.approval === 'pending' || booking.approval === 'declined'
      ? [booking.approval, t(`approvals_${booking.approval}`)]
      : [booking.status, t(`statuses_${booking.status}`)]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    <div
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      className={styles.booking}
      data-is-past={props.isPast || undefined}
      onPointerMove={props.onActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onOpen}
    >
      <span className={styles.when}>
        <span className={styles.weekday}>{shortWeekday(date, language)}</span> {figureDay(date, language)}{' '}
        <span className={styles.time}>{localTimeOf(booking.startsAt, zone)}</span>
      </span>{' '}
      <span className={styles.what}>
        <span className={styles.service}>{service ? nameIn(language, service.name) : ''}</span>{' '}
        <span className={styles.where}>{location ? nameIn(language, location.name) : ''}</span>
      </span>{' '}
      <span className={styles.state} data-state={state[0]}>
        {state[1]}
      </span>
    </div>
  )
}
