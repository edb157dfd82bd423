import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { localTimeOf } from '@rinda/domain/time/zone'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'

/** Gives the words by which a toast names a booking: the visitor, and the time of day at its location. */
export function useNameAndTime(): (booking: ShortBooking) => { name: string; time: string } {
  const { t } = usePhrases('booking')
  const { profileAt } = useSession()
  return (booking) => ({
    name: visitorName(booking) || t('title'),
    time: localTimeOf(booking.startsAt, profileAt(booking.locationId).zone),
  })
}
