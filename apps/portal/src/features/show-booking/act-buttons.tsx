import type { Booking } from '@rinda/client/bookings/booking-view'
import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isPaymentPending } from '@rinda/domain/booking/payment'
import { isServingOffered } from '@rinda/domain/booking/serve'
import { Button } from '@rinda/ui/components/buttons/button'
import { useIsAtMost } from '@rinda/ui/use-width'
import { IconCalendarTime, IconCheck, IconRotate2 } from '@tabler/icons-react'
import { useServe } from '../../bookings/use-serve.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './act-buttons.module.css'

/** Buttons for what can be done with a booking: to cancel it, quiet and by itself; to move it; and, when its day has come, that the visitor was attended. */
export function ActButtons(props: {
  booking: ShortBooking
  now: number
  onCancel: (booking: Booking) => void
  onMove: (booking: Booking) => void
}) {
  const { t } = usePhrases('booking')
  const profile = useSession().profileAt(props.booking.locationId)
  const { serve, isServing } = useServe()
  const { booking } = props
  const { mayCancel, mayCreate } = profile.booking
  const whole = isWhole(booking) ? booking : null
  const isOpen = whyNotCancelable(booking, props.now) === null
  // What waits for its payment is not moved.
  const isUnpaid = whole !== null && isPaymentPending(whole.fields)
  const isServed = booking.servedAt !== null
  // On a phone it is the uppermost of them, as wide as the page.
  const isPhone = useIsAtMost(767)
  const attended = !booking.isBlocked && isServingOffered(booking, props.now, profile.zone) && (
    <Button
      kind={isServed ? 'default' : 'good'}
      className={styles.main}
      icon={
        isServed ? (
          <IconRotate2 size={18} stroke={1.8} aria-hidden="true" />
        ) : (
          <IconCheck size={18} stroke={2} aria-hidden="true" />
        )
      }
      isBusy={isServing(booking)}
      disabled={!whole}
      onClick={() => whole && void serve(whole)}
    >
      {t(isServed ? 'unserve' : 'serve')}
    </Button>
  )
  return (
    <>
      {isPhone && attended}
      {mayCancel && isOpen && (
        <Button
          kind={booking.isBlocked ? 'default' : 'quietDanger'}
          className={styles.cancel}
          disabled={!whole}
          onClick={() => whole && props.onCancel(whole)}
        >
          {t(booking.isBlocked ? 'unblock' : 'cancel')}
        </Button>
      )}
      {mayCancel && mayCreate && isOpen && !isUnpaid && (
        <Button
          icon={<IconCalendarTime size={18} stroke={1.8} aria-hidden="true" />}
          disabled={!whole}
          onClick={() => whole && props.onMove(whole)}
        >
          {t('moveAct')}
        </Button>
      )}
      {!isPhone && attended}
    </>
  )
}
