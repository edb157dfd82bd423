import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { ServiceLine, VisitLocation } from '@rinda/client/queue/visit-location'
import { IconChevronRight } from '@tabler/icons-react'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import cards from '../look/card.module.css'
import styles from './booking.module.css'
import { useFreeTimes } from './use-free-times.ts'

type Props = {
  services: readonly ServiceLine[]
  location: VisitLocation
  line: VisitorBookings | null
  isOnline: boolean
  onBook: (serviceId: number) => void
}

/** The next free time of each service, or that none is booked here: whoever cannot be served today comes back then. */
export function NextTimes({ services, location, line, isOnline, onBook }: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const serviceIds = services.map(({ id }) => id)
  const { times } = useFreeTimes(line, { serviceIds, fromMs: null, most: 1 })
  const offered = services.flatMap((service) => {
    const [first] = times.get(service.id) ?? []
    return first ? [{ service, first }] : []
  })
  if (location.visitorCode !== 'none' && services.length > 0)
    return <p className={cards.plain}>{t('notBookedHere')}</p>
  if (offered.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="next-times">
      <h2 id="next-times">{t('nextTimes')}</h2>
      <ul className={cards.cards}>
        {offered.map(({ service, first }) => (
          <li key={service.id}>
            <button
              type="button"
              className={cards.card}
              data-book={service.id}
              aria-disabled={!isOnline}
              onClick={() => isOnline && onBook(service.id)}
            >
              <span className={cards.words}>
                <span className={cards.name}>{nameIn(language, service.name)}</span>
                <span className={cards.hint}>{dayText(first.startsAt)}</span>
              </span>
              <span className={styles.first}>
                {timeText(first.startsAt)}
                <IconChevronRight aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
