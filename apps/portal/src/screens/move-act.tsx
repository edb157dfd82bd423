import type { Booking } from '@rinda/client/bookings/booking-view'
import type { LocalDate } from '@rinda/domain/time/zone'
import { Suspense, useCallback } from 'react'
import { lastSeen, useBookingChanges } from '../bookings/booking-changes.tsx'
import { useLatestBooking } from '../bookings/use-latest-booking.ts'
import { useStillOpen } from '../bookings/use-still-open.ts'
import { useHeldSlot } from '../features/book-visitor/use-held-slot.ts'
import { locationsWithBookings } from '../features/choose-location/open-locations.ts'
import { useWhenMoved } from '../features/move-booking/use-when-moved.ts'
import { latePart } from '../session/late-part.tsx'
import { useSession } from '../session/session.tsx'

const MoveBookingDialog = latePart(
  async () => (await import('../features/move-booking/move-booking-dialog.tsx')).MoveBookingDialog,
)

/** The form that moves a booking, with the time that it keeps meanwhile. */
export function MoveAct(props: {
  seen: Booking
  today: LocalDate
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onMoved: () => void
}) {
  const { locations } = useSession()
  const { apply, recent } = useBookingChanges()
  const { hold, lock, release } = useHeldSlot(apply)
  const whenMoved = useWhenMoved()
  const { seen, onClose } = props
  const stillOpen = useStillOpen(props.isOpen)
  const booking = useLatestBooking(seen) ?? seen
  const find = useCallback((qtid: string) => lastSeen(recent.current, qtid), [recent])
  return (
    <Suspense>
      <MoveBookingDialog
        seen={seen}
        booking={booking}
        locations={locationsWithBookings(locations.data ?? [])}
        today={props.today}
        isOpen={props.isOpen}
        hold={hold}
        onLock={(slot) => void lock(slot)}
        onRelease={release}
        find={find}
        onClose={() => {
          release()
          onClose()
        }}
        onClosed={props.onClosed}
        onMoved={(moved) => {
          release(true)
          whenMoved(booking, moved)
          if (stillOpen()) props.onMoved()
        }}
      />
    </Suspense>
  )
}
