import type { Booking } from '@rinda/client/bookings/booking-view'
import { isWhole } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useLatestBooking } from '../../../bookings/use-latest-booking.ts'
import { useStillOpen } from '../../../bookings/use-still-open.ts'
import { ProblemSection } from '../../../features/attach-problem/problem-section.tsx'
import { JudgePanel } from '../../../features/judge-booking/judge-panel.tsx'
import { ShowBookingDialog } from '../../../features/show-booking/show-booking-dialog.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'
import { useDetailsWords } from './details-words.ts'
import type { LayerActs, ShownLayer } from './use-layers.ts'
import { useNameAndTime } from './use-name-and-time.ts'

/** Shows a booking as it is now, what staff are asked about it, and the buttons for what can be done with it. */
export function ShowAct(props: {
  layer: ShownLayer<'show'>
  layers: LayerActs
  /** Opens the form again that a hold was made for. */
  onGoOn: (location: Location, hold: Booking) => void
}) {
  const { t } = usePhrases('booking')
  useDetailsWords()
  const { locations } = useSession()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const nameAndTime = useNameAndTime()
  const { layer, layers } = props
  const booking = useLatestBooking(layer.subject)
  const stillOpen = useStillOpen(layer.isOpen)
  /** Of answers: by then the details of another booking may be open. */
  const closeOwn = () => stillOpen() && layer.onClose()
  const location = locations.data?.find((one) => one.id === booking.locationId)
  if (!location) return null
  return (
    <ShowBookingDialog
      booking={booking}
      location={location}
      isOpen={layer.isOpen}
      isCovered={layer.isCovered}
      onCancel={(one) => layers.open('cancel', one)}
      onMove={(one) => layers.open('move', one)}
      onGoOn={(hold) => {
        layer.onClose()
        props.onGoOn(location, hold)
      }}
      onReleased={closeOwn}
      onClose={layer.onClose}
      onClosed={layer.onClosed}
      problem={
        isWhole(booking) && (
          <ProblemSection
            key={booking.qtid}
            booking={booking}
            onSaved={(saved) => apply({ booking: saved })}
          />
        )
      }
    >
      {isWhole(booking) && booking.approval !== 'none' && (
        <JudgePanel
          booking={booking}
          onJudged={(act) => {
            toasts.success(t(act === 'accept' ? 'acceptedToast' : 'declinedToast', nameAndTime(booking)))
            if (act === 'decline') closeOwn()
          }}
        />
      )}
    </ShowBookingDialog>
  )
}
