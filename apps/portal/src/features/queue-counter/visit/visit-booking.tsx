import { getBooking } from '@rinda/client/bookings/booking-calls'
import { isBookingEvent } from '@rinda/client/bookings/booking-events'
import { visitorName } from '@rinda/client/bookings/booking-view'
import type { BookingResource } from '@rinda/contract/booking/booking'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { unpack } from '@rinda/live/queries'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queueKey } from '../../../queue/line-queries.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { http } from '../../../session/queries.ts'
import { useSession } from '../../../session/session.tsx'
import styles from './serving-card.module.css'

/** The appointment of whoever stands at the counter: who, when, and what is noted, also once a colleague has changed it, or its visitor had it erased. */
export function VisitBooking({ bookingId }: { bookingId: number }) {
  const { t } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const { subscribe } = useLive()
  const askLater = useAskLater()
  useEffect(
    () =>
      subscribe((message) => {
        if (!isBookingEvent(message)) return
        const { data } = message.data as { data: BookingResource }
        if (Number(data.id) === bookingId) askLater({ queryKey: queueKey('booking', bookingId) })
      }),
    [subscribe, askLater, bookingId],
  )
  const { data: booking, isError } = useQuery({
    queryKey: queueKey('booking', bookingId),
    queryFn: async () => unpack(await getBooking(http, bookingId)) ?? null,
    staleTime: 0,
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
