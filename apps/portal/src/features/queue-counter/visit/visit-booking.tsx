import { getBooking } from '@rinda/client/bookings/booking-calls'
import { visitorName } from '@rinda/client/bookings/booking-view'
import { localTimeOf } from '@rinda/domain/time/zone'
import { unpack } from '@rinda/live/queries'
import { useQuery } from '@tanstack/react-query'
import { queueKey } from '../../../queue/line-queries.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { http } from '../../../session/queries.ts'
import { useSession } from '../../../session/session.tsx'
import styles from './serving-card.module.css'

/** The appointment of whoever stands at the counter: who, when, and what is noted. */
export function VisitBooking({ bookingId }: { bookingId: number }) {
  const { t } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const { data: booking, isError } = useQuery({
    queryKey: queueKey('booking', bookingId),
    queryFn: async () => unpack(await getBooking(http, bookingId)) ?? null,
  })
  if (isError) return <p className={styles.quiet}>{t('bookingFailed')}</p>
  if (!booking) return null
  const { zone } = profileAt(booking.locationId)
  const { description, internal } = booking.notes
  const notes = [description, internal].filter(Boolean)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('bookingTitle')}</dt>
        <dd>{[localTimeOf(booking.startsAt, zone), visitorName(booking)].filter(Boolean).join(' · ')}</dd>
      </div>
      {notes.length > 0 && (
        <div>
          <dt>{t('bookingNotes')}</dt>
          <dd>{notes.join('\n')}</dd>
        </div>
      )}
    </dl>
  )
}
