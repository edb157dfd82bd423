import type { Booking } from '@rinda/client/booking-view'
import { visitorName } from '@rinda/client/booking-view'
import type { Location } from '@rinda/client/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import type { useBookVisitor } from '../features/book-visitor/use-book-visitor.ts'
import type { BookingChange } from '../features/day-calendar/live-bookings.ts'
import { latePart } from '../session/late-part.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import { useDialogState } from './use-dialog-state.ts'

const BookVisitorDialog = latePart(
  async () => (await import('../features/book-visitor/book-visitor-dialog.tsx')).BookVisitorDialog,
)
const ShowBookingDialog = latePart(
  async () => (await import('../features/show-booking/show-booking-dialog.tsx')).ShowBookingDialog,
)
const CancelBookingDialog = latePart(
  async () => (await import('../features/cancel-booking/cancel-booking-dialog.tsx')).CancelBookingDialog,
)

/** What lies over the calendar: booking a visitor, one booking's details, and the question before canceling. */
export function BookingsDialogs(props: {
  book: ReturnType<typeof useBookVisitor>
  shown: ReturnType<typeof useDialogState<string>>
  location: Location
  booking: Booking | undefined
  day: { today: string; date: string }
  apply: (change: BookingChange) => void
}) {
  const { t } = usePhrases('booking')
  const { profile } = useSession()
  const toasts = useToasts()
  const { book, shown, apply } = props
  const canceling = useDialogState<Booking>()

  const nameAndTime = (booking: Booking) => ({
    name: visitorName(booking) || t('title'),
    time: localTimeOf(booking.startsAt, profile.zone),
  })
  return (
    <>
      {book.form && (
        <BookVisitorDialog
          key={book.form.id}
          form={book.form}
          isOpen={book.isOpen}
          hold={book.holding.hold}
          onLock={(slot) => void book.holding.lock(slot)}
          onRelease={book.holding.release}
          onClose={book.close}
          onClosed={book.forget}
          onBooked={(change) => {
            apply(change)
            toasts.success(t('bookedToast', nameAndTime(change.booking)))
          }}
          {...props.day}
        />
      )}
      {props.booking && shown.subject && (
        <ShowBookingDialog
          booking={props.booking}
          location={props.location}
          isOpen={shown.isOpen}
          isCovered={canceling.isOpen}
          onCancel={canceling.open}
          onClose={shown.close}
          onClosed={shown.forget}
        />
      )}
      {canceling.subject && (
        <CancelBookingDialog
          booking={canceling.subject}
          isOpen={canceling.isOpen}
          onClose={canceling.close}
          onClosed={canceling.forget}
          onCanceled={(change) => {
            apply(change)
            canceling.close()
            shown.close()
            toasts.success(t('canceledToast', nameAndTime(change.booking)))
          }}
        />
      )}
    </>
  )
}
