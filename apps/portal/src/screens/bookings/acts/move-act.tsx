import { isWhole } from '@rinda/client/bookings/short-bookings'
import type { LocalDate } from '@rinda/domain/time/zone'
import { Suspense, useCallback } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useLatestBooking } from '../../../bookings/use-latest-booking.ts'
import { useStillOpen } from '../../../bookings/use-still-open.ts'
import { locationsWithBookings } from '../../../features/choose-location/open-locations.ts'
import { MoveBookingDialog } from '../../../features/move-booking/move-booking-dialog.tsx'
import { useWhenMoved } from '../../../features/move-booking/use-when-moved.ts'
import { useSession } from '../../../session/session.tsx'
import type { LayerActs, ShownLayer } from './use-layers.ts'

/** Shows the form that moves a booking, and does what follows it. */
export function MoveAct(props: { layer: ShownLayer<'move'>; layers: LayerActs; today: LocalDate }) {
  const { locations } = useSession()
  const { follower } = useBookingChanges()
  const whenMoved = useWhenMoved()
  const { layer, layers } = props
  const { subject: seen, isOpen, onClose } = layer
  const stillOpen = useStillOpen(isOpen)
  const booking = useLatestBooking(seen)
  const find = useCallback(
    (qtid: string) => {
      const found = follower.latest(qtid)?.booking
      return found && isWhole(found) ? found : undefined
    },
    [follower],
  )
  return (
    <Suspense>
      <MoveBookingDialog
        seen={seen}
        booking={booking}
        locations={locationsWithBookings(locations.data ?? [])}
        today={props.today}
        isOpen={isOpen}
        find={find}
        onClose={onClose}
        onClosed={layer.onClosed}
        onMoved={(moved) => {
          whenMoved(booking, moved)
          if (!stillOpen()) return
          onClose()
          layers.close('show')
        }}
      />
    </Suspense>
  )
}
