import { type Booking, visitorName } from '@rinda/client/booking-view'
import type { Location } from '@rinda/client/locations'
import { nameIn } from '@rinda/client/names'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingNotesList } from './booking-notes.tsx'
import { BookingState } from './booking-state.tsx'
import { Fact, Facts } from './facts.tsx'
import { phoneText, phoneUrl } from './phone-text.ts'

/** Everything about one booking, as it is now: live changes show while it is open. */
export function ShowBookingDialog(props: {
  booking: Booking
  location: Location
  isOpen: boolean
  /** Another dialog lies over this one and has the keys. */
  isCovered: boolean
  onCancel: (booking: Booking) => void
  onClose: () => void
  onClosed: () => void
}) {
  const { t } = usePhrases('booking')
  const { language, profile } = useSession()
  const { booking, location } = props
  const { zone } = profile
  const service = location.services.find((one) => one.id === booking.serviceId)
  const specialist = location.specialists.find((one) => one.id === booking.specialistId)
  const whyNot = whyNotCancelable(booking, Math.floor(Date.now() / 60_000))
  const phone = phoneText(booking)

  return (
    <Dialog
      title={booking.isBlocked ? t('blockTitle') : visitorName(booking) || t('title')}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      onClose={props.onClose}
      onClosed={props.onClosed}
      footer={
        <>
          {profile.booking.mayCancel && whyNot === null && (
            <Button kind="danger" onClick={() => props.onCancel(booking)}>
              {t('cancel')}
            </Button>
          )}
          <Button onClick={props.onClose} data-autofocus>
            {t('close')}
          </Button>
        </>
      }
    >
      <BookingState booking={booking} whyNotCancel={profile.booking.mayCancel ? whyNot : null} />
      <Facts>
        <Fact name={t('date')} value={longDay(localDateOf(booking.startsAt, zone), language)} isWhole />
        <Fact
          name={t('time')}
          value={`${localTimeOf(booking.startsAt, zone)}–${localTimeOf(booking.endsAt, zone)}`}
        />
        <Fact name={t('duration')} value={t('minutes', { count: booking.durationMinutes })} />
        <Fact name={t('service')} value={service && nameIn(language, service.names)} />
        <Fact name={t('specialist')} value={specialist?.name} />
        {!booking.isBlocked && (
          <>
            <Fact name={t('fields_phone_number')} value={phone && <a href={phoneUrl(booking)}>{phone}</a>} />
            <Fact
              name={t('fields_email')}
              value={booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
            />
            <Fact name={t('source')} value={t(`from_${booking.clientType}`)} />
          </>
        )}
      </Facts>
      <BookingNotesList booking={booking} />
      <BookingHistory log={booking.log} />
    </Dialog>
  )
}
