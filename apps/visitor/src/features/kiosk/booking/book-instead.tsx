import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import { IconCalendar } from '@tabler/icons-react'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './booking.module.css'
import { useFreeTimes } from './use-free-times.ts'

type Props = {
  service: ServiceLine
  location: VisitLocation
  line: VisitorBookings | null
  isOnline: boolean
  onBook: (serviceId: number) => void
}

/** Leads from a service that takes nobody now to its appointments. */
export function BookInstead({ service, location, line, isOnline, onBook }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const { times } = useFreeTimes(line, { serviceIds: [service.id], fromMs: null, most: 1 })
  const [first] = times.get(service.id) ?? []
  if (!first) return null
  const when = `${dayText(first.startsAt)}, ${timeText(first.startsAt)}`
  return (
    <button
      type="button"
      className={styles.instead}
      data-book={service.id}
      aria-disabled={!isOnline}
      aria-label={`${nameIn(language, service.name)}: ${t('bookInstead', { when })}`}
      onClick={() => isOnline && onBook(service.id)}
    >
      <IconCalendar aria-hidden="true" />
      {t('bookInstead', { when })}
    </button>
  )
}
