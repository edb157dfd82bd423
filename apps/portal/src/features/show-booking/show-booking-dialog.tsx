import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isHold } from '@rinda/domain/booking/hold'
import { serverNow } from '@rinda/live/clock/server-now'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import type { ReactNode } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { ActButtons } from './act-buttons.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingNotesList } from './booking-notes.tsx'
import { BookingState } from './booking-state.tsx'
import styles from './contact.module.css'
import { Contact } from './contact.tsx'
import { EarlierWish } from './earlier-wish.tsx'
import { Fact, Facts } from './facts.tsx'
import { HoldButtons } from './hold-buttons.tsx'
import { HoldFacts } from './hold-facts.tsx'
import { Payment } from './payment.tsx'
import { VisitTime } from './visit-time.tsx'

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
  /** Called once the time of a hold was given back. */
  onReleased: () => void
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
  const service = location.services.find((one) => one.id === booking.serviceId)
  const specialist = location.specialists.find((one) => one.id === booking.specialistId)
  const now = Math.floor(serverNow() / 60_000)
  const whyNot = whyNotCancelable(booking, now)
  const whole = isWhole(booking) ? booking : null
  const isHeld = isHold(booking)

  return (
    <Dialog
      title={booking.isBlocked ? t('blockTitle') : visitorName(booking) || t(isHeld ? 'holdTitle' : 'title')}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      awaitsMore={!whole}
      onClose={props.onClose}
      onClosed={props.onClosed}
      footer={
        <>
          <ActButtons booking={booking} now={now} onCancel={props.onCancel} onMove={props.onMove} />
          {isHeld && whole && (
            <HoldButtons hold={whole} onGoOn={props.onGoOn} onReleased={props.onReleased} />
          )}
        </>
      }
    >
      {!booking.isBlocked && !isHeld && (
        <div className={styles.contact}>{whole && <Contact booking={whole} />}</div>
      )}
      <VisitTime booking={booking} />
      <BookingState booking={booking} whyNotCancel={profile.booking.mayCancel ? whyNot : null} />
      {whole && <Payment booking={whole} />}
      {props.children}
      <Facts>
        {/* A specialist is blocked for whatever they offer. */}
        {!(booking.isBlocked && specialist) && (
          <Fact name={t('service')} value={service && nameIn(language, service.name)} />
        )}
        <Fact name={t('specialist')} value={specialist?.name} />
        {isHeld && whole && <HoldFacts hold={whole} />}
        {whole && !whole.isBlocked && <Fact name={t('source')} value={t(`from_${whole.clientType}`)} />}
      </Facts>
      {whole && <EarlierWish booking={whole} />}
      {whole ? <BookingNotesList booking={whole} /> : <LoadingFace />}
      {props.problem}
      {whole && <BookingHistory booking={whole} onLeave={props.onClose} />}
    </Dialog>
  )
}
