import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { canceledText } from '../../../bookings/repeat/canceled-text.ts'
import { useUndoCanceled } from '../../../bookings/undo/use-undo-canceled.ts'
import { useLatestBooking } from '../../../bookings/use-latest-booking.ts'
import { CancelBookingDialog } from '../../../features/cancel-booking/cancel-booking-dialog.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'
import type { LayerActs, ShownLayer } from './use-layers.ts'
import { useNameAndTime } from './use-name-and-time.ts'

/** Asks before canceling, and does what follows it. */
export function CancelAct({ layer, layers }: { layer: ShownLayer<'cancel'>; layers: LayerActs }) {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const sayCanceled = useUndoCanceled()
  const nameAndTime = useNameAndTime()
  const booking = useLatestBooking(layer.subject)
  return (
    <CancelBookingDialog
      booking={booking}
      asked={layer.subject}
      isOpen={layer.isOpen}
      onClose={layer.onClose}
      onClosed={layer.onClosed}
      onCanceled={(changes, isOpen) => {
        for (const change of changes) apply(change)
        if (isOpen) {
          layer.onClose()
          layers.close('show')
        }
        const [canceled, ...more] = changes.map((change) => change.booking)
        if (!canceled) return
        if (more.length > 0) {
          void canceledText([canceled, ...more], language).then(toasts.success)
          return
        }
        const done = canceled.isBlocked ? 'unblockedToast' : 'canceledToast'
        void sayCanceled(canceled, t(done, nameAndTime(canceled)))
      }}
    />
  )
}
