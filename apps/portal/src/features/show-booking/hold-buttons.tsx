import type { Booking } from '@rinda/client/bookings/booking-view'
import { isHeldBy } from '@rinda/domain/booking/hold'
import { Button } from '@rinda/ui/components/buttons/button'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useRelease } from './use-release.ts'

/**
 * Offers to continue a hold to whoever made it, and to give its time back to them and to those who may
 * cancel.
 */
export function HoldButtons(props: {
  hold: Booking
  onGoOn: (hold: Booking) => void
  onReleased: () => void
}) {
  const { t } = usePhrases('booking')
  const { user, profileAt } = useSession()
  const { release, isReleasing } = useRelease()
  const { hold } = props
  const { mayCancel, mayCreate } = profileAt(hold.locationId).booking
  const isOwn = isHeldBy(hold.log, user.email)
  return (
    <>
      {(isOwn || mayCancel) && (
        <Button
          kind="danger"
          isBusy={isReleasing}
          onClick={() => void release(hold).then((isFree) => isFree && props.onReleased())}
        >
          {t('release')}
        </Button>
      )}
      {isOwn && mayCreate && (
        <Button kind="primary" onClick={() => props.onGoOn(hold)}>
          {t('holdGoOn')}
        </Button>
      )}
    </>
  )
}
