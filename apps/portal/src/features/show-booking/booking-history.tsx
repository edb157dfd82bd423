import type { Booking } from '@rinda/client/bookings/booking-view'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { figureDay } from '@rinda/phrases/time/day-text'
import { actKey, actorKey } from '../../bookings/words/act-key.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { ThenLink } from '../../session/then-link.tsx'
import styles from './booking-history.module.css'

/** Lists who did what to the booking, and when; the newest first. */
export function BookingHistory({ booking, onLeave }: { booking: Booking; onLeave: () => void }) {
  const { t } = usePhrases('booking')
  const { t: views } = useLatePhrases('views')
  const { language, profileAt } = useSession()
  const { zone } = profileAt(booking.locationId)
  const { log, isBlocked } = booking
  const date = localDateOf(booking.startsAt, zone)
  const lines = log.map((line, index) => ({ ...line, index })).reverse()
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {t('history')} <span className={styles.count}>{lines.length}</span>
      </summary>
      {lines.length === 0 && <p>{t('noHistory')}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => {
          const at = Math.floor(Date.parse(line.at) / 60_000)
          const key = actKey(line.act, isBlocked)
          const actor = actorKey(line.by)
          return (
            <li key={line.index} className={styles.line}>
              <span className={styles.at}>
                {figureDay(localDateOf(at, zone), language)} {localTimeOf(at, zone)}
              </span>
              <span className={styles.act}>{key ? t(`acts_${key}`) : line.act}</span>
              <span className={styles.by}>{actor ? t(`by_${actor}`) : line.by}</span>
              <ThenLink
                label={views('asItWasThen')}
                location={booking.locationId}
                date={date}
                moment={line.at}
                onLeave={onLeave}
              />
            </li>
          )
        })}
      </ol>
    </details>
  )
}
