import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useState } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'

/** Gives the time of a hold back, and says so, or why not. Answers whether the time is free. */
export function useRelease(): { release: (hold: Booking) => Promise<boolean>; isReleasing: boolean } {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const [isReleasing, setReleasing] = useState(false)

  async function release({ qtid, token, locationId, startsAt }: Booking): Promise<boolean> {
    setReleasing(true)
    const reply = await requestSurely('unlock_booking', { qtid, token })
    setReleasing(false)
    if (!reply.ok) {
      toasts.notice(reply.failure.info?.[language] ?? t('failed'), t('notReleasedTitle'))
      return false
    }
    apply({ booking: bookingOf(reply.data), seq: reply.seq })
    toasts.success(t('releasedToast', { time: localTimeOf(startsAt, profileAt(locationId).zone) }))
    return true
  }
  return { release, isReleasing }
}
