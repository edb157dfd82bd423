import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isHold } from '@rinda/domain/booking/hold'
import { isServingOffered } from '@rinda/domain/booking/serve'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import { LoadingFace } from '@rinda/ui/components/faces'
import { IconCheck, IconRotate2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { phoneText, phoneUrl } from '../../bookings/phone-text.ts'
import { useServe } from '../../bookings/use-serve.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingNotesList } from './booking-notes.tsx'
import { BookingState } from './booking-state.tsx'
import { EarlierWish } from './earlier-wish.tsx'
import { Fact, Facts } from './facts.tsx'
import { HoldButtons } from './hold-buttons.tsx'
import { HoldFacts } from './hold-facts.tsx'

/** Everything about one booking, as it is now: live changes show while it is open. Of one in short what is known; the rest is awaited. */
export function ShowBookingDialog(props: {
  booking: ShortBooking
  location: Location
  isOpen: boolean
  /** Another dialog lies over this one and has the keys. */
  isCovered: boolean
  onCancel: (booking: Booking) => void
  onMove: (booking: Booking) => void
  /** Opens the form again that a hold was made for. */
  onGoOn: (hold: Booking) => void
  /** Question to staff about the booking, between its state and its facts. */
  children?: ReactNode
  /** Section at the end for the visitor's problem, which takes more than a line. */
  problem?: ReactNode
  onClose: () => void
  onClosed: () => void
}) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.booking.locationId)
  const { booking, location } = props
  const { zone } = profile
  const service = location.services.find((one) => one.id === booking.serviceId)
  const specialist = location.specialists.find((one) => one.id === booking.specialistId)
  const now = Math.floor(Date.now() / 60_000)
  const whyNot = whyNotCancelable(booking, now)
  const isServable = isServingOffered(booking, now, zone)
  const whole = isWhole(booking) ? booking : null
  const phone = whole && phoneText(whole)
  const { serve, isServing } = useServe()
  const isServed = booking.servedAt !== null
  const isHeld = isHold(booking)

  return (
    <Dialog
      title={booking.isBlocked ? t('blockTitle') : visitorName(booking) || t(isHeld ? 'holdTitle' : 'title')}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      onClose={props.onClose}
      onClosed={props.onClosed}
      footer={
        <>
          {profile.booking.mayCancel && whyNot === null && (
            <Button kind="danger" disabled={!whole} onClick={() => whole && props.onCancel(whole)}>
              {t(booking.isBlocked ? 'unblock' : 'cancel')}
            </Button>
          )}
          {profile.booking.mayCancel && profile.booking.mayCreate && whyNot === null && (
            <Button disabled={!whole} onClick={() => whole && props.onMove(whole)}>
              {t('moveAct')}
            </Button>
          )}
          {!booking.isBlocked && isServable && (
            <Button
              icon={
                isServed ? (
                  <IconRotate2 size={18} stroke={1.8} aria-hidden="true" />
                ) : (
                  <IconCheck size={18} stroke={2} aria-hidden="true" />
                )
              }
              isBusy={isServing}
              disabled={!whole}
              onClick={() => whole && void serve(whole)}
            >
              {t(isServed ? 'unserve' : 'serve')}
            </Button>
          )}
          {isHeld && whole && <HoldButtons hold={whole} onGoOn={props.onGoOn} onReleased={props.onClose} />}
          <Button onClick={props.onClose} data-autofocus>
            {t('close')}
          </Button>
        </>
      }
    >
      <BookingState booking={booking} whyNotCancel={profile.booking.mayCancel ? whyNot : null} />
      {props.children}
      <Facts>
        <Fact name={t('date')} value={longDay(localDateOf(booking.startsAt, zone), language)} isWhole />
        <Fact
          name={t('time')}
          value={`${localTimeOf(booking.startsAt, zone)}–${localTimeOf(booking.endsAt, zone)}`}
        />
        <Fact name={t('duration')} value={t('minutes', { count: booking.durationMinutes })} />
        {/* A specialist is blocked for whatever they offer. */}
        {!(booking.isBlocked && specialist) && (
          <Fact name={t('service')} value={service && nameIn(language, service.name)} />
        )}
        <Fact name={t('specialist')} value={specialist?.name} />
        {isHeld && whole && <HoldFacts hold={whole} />}
        {whole && !whole.isBlocked && (
          <>
            <Fact name={t('fields_phone_number')} value={phone && <a href={phoneUrl(whole)}>{phone}</a>} />
            <Fact
              name={t('fields_email')}
              value={whole.email && <a href={`mailto:${whole.email}`}>{whole.email}</a>}
            />
            <Fact name={t('source')} value={t(`from_${whole.clientType}`)} />
          </>
        )}
      </Facts>
      {whole && <EarlierWish booking={whole} />}
      {whole ? <BookingNotesList booking={whole} /> : <LoadingFace />}
      {props.problem}
      {whole && <BookingHistory booking={whole} />}
    </Dialog>
  )
}
