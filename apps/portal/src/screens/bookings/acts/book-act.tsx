import type { HeldSlot } from '../../../bookings/hold/use-held-slot.ts'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useWhenSeriesMade } from '../../../bookings/repeat/use-when-series-made.ts'
import { useUndoBooked } from '../../../bookings/undo/use-undo-booked.ts'
import { BookVisitorDialog } from '../../../features/book-visitor/book-visitor-dialog.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import type { ShownLayer } from './use-layers.ts'
import { useNameAndTime } from './use-name-and-time.ts'

/** Shows the form that books a visitor, and does what follows it. */
export function BookAct(props: { layer: ShownLayer<'book'>; holding: HeldSlot; today: string }) {
  const { t } = usePhrases('booking')
  const { apply } = useBookingChanges()
  const sayBooked = useUndoBooked()
  const nameAndTime = useNameAndTime()
  const whenSeriesMade = useWhenSeriesMade()
  const { subject, isOpen, onClose, onClosed } = props.layer
  return (
    <BookVisitorDialog
      form={subject}
      isOpen={isOpen}
      holding={props.holding}
      onClose={onClose}
      onClosed={onClosed}
      onBooked={(change) => {
        apply(change)
        void sayBooked(change.booking, t('bookedToast', nameAndTime(change.booking)))
      }}
      onSeries={(made, held) => {
        const [first] = made
        if (held && first) {
          apply({ booking: { ...held, status: 'unlocked', updatedAt: first.booking.updatedAt } })
        }
        void whenSeriesMade(made)
      }}
      today={props.today}
    />
  )
}
