import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { ActionButton } from '@rinda/ui/components/action-button'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useCallback, useState } from 'react'
import { useReleaseOnLeave } from '../../bookings/use-release-on-leave.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { ChooseFreeTime } from './choose-free-time.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import styles from './move-booking-dialog.module.css'
import type { MoveHold } from './move-hold.ts'
import { minutesThere, placeOf, specialistsFor, type WantedSlot, wholePlace } from './place.ts'
import { useSendMove } from './use-send-move.ts'
import { whereItWent } from './where-it-went.ts'

export type MoveBookingDialogProps = {
  /** As it was when the form was opened, and as it is now. */
  seen: Booking
  booking: Booking
  locations: readonly Location[]
  today: LocalDate
  isOpen: boolean
  hold: MoveHold
  onLock: (slot: WantedSlot) => void
  onRelease: () => void
  /** The booking of a name as the last change brought it. */
  find: (qtid: string) => Booking | undefined
  onClose: () => void
  onClosed: () => void
  onMoved: (moved: { booking: Booking; seq?: number | undefined }) => void
}

/** Moves a booking: where to, which day, what time. The time is kept while the form is open, and the move is one step. */
export function MoveBookingDialog(props: MoveBookingDialogProps) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const { language, profileAt } = useSession()
  const { booking, hold, locations, seen } = props
  const own = locations.find((one) => one.id === seen.locationId)
  const [wanted, setWanted] = useState(() =>
    own
      ? placeOf(profileAt(own.id), own, seen)
      : { locationId: seen.locationId, serviceId: undefined, specialistId: undefined },
  )
  const profile = profileAt(wanted.locationId)
  const { zone } = profile
  const [date, setDate] = useState(
    () => [localDateOf(seen.startsAt, zone), props.today].sort()[1] ?? props.today,
  )
  const [slot, setSlot] = useState<WantedSlot | null>(null)
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState('')
  const sending = useSendMove(booking)
  const toasts = useToasts()
  useReleaseOnLeave(props.hold.state === 'held' ? props.hold.booking : null, sending.isBusy)
  const stillOpen = useStillOpen(props.isOpen)
  // While it is being found out whether it was moved, nobody has to wait here: it is said when it is known.
  const mayClose = !sending.isBusy || sending.isFindingOut

  const location = locations.find((one) => one.id === wanted.locationId)
  const service = location?.services.find((one) => one.id === wanted.serviceId)
  const hasChoice = location ? specialistsFor(profile, location, service).length > 0 : false
  const place = service ? wholePlace(wanted, hasChoice) : null
  const minutes = place && service ? minutesThere(profile, booking, service, place) : booking.durationMinutes
  const went = whereItWent(seen, booking, props.find)
  const isGone = booking.status !== 'scheduled' && booking.status !== 'confirmed'
  const refused = hold.state === 'refused' ? (hold.failure.info?.[language] ?? t('failed')) : ''

  const forget = () => {
    setSlot(null)
    setFault('')
    props.onRelease()
  }
  const keep = (chosen: WantedSlot) => {
    setSlot(chosen)
    setOver(false)
    setFault('')
    if (!booking.isBlocked) props.onLock(chosen)
  }
  const move = async () => {
    if (!slot) return setFault(t('chooseTime'))
    const sent = await sending.send(slot, hold)
    if (!sent) return
    if (sent.ok) return props.onMoved(sent)
    const why = sent.failure.info?.[language] ?? t('failed')
    if (stillOpen()) setFault(why)
    else toasts.notice(why, say('notMoved'))
  }
  const close = () => {
    if (mayClose) props.onClose()
  }
  const when = (one: Booking) =>
    `${longDay(localDateOf(one.startsAt, zone), language)}, ${localTimeOf(one.startsAt, zone)}`
  const onOver = useCallback(() => setOver(true), [])
  const isKept = booking.isBlocked || (hold.state === 'held' && !isOver)

  return (
    <Dialog
      title={say('title')}
      isOpen={props.isOpen}
      onClose={close}
      onClosed={props.onClosed}
      footer={
        <>
          <Button onClick={close} disabled={!mayClose}>
            {t('close')}
          </Button>
          <ActionButton
            variant="schedule"
            isBusy={sending.isBusy || hold.state === 'locking'}
            disabled={isGone || !slot || !isKept}
            onClick={() => void move()}
          >
            {sending.isBusy ? say('moving') : say('move')}
          </ActionButton>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.now}>
          <p className={styles.name}>
            {visitorName(booking) || t(booking.isBlocked ? 'blockTitle' : 'title')}
          </p>
          <p className={styles.where}>
            {[
              when(booking),
              own?.specialists.find((one) => one.id === booking.specialistId)?.name,
              nameOf(own, booking.serviceId, language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {(went || isGone) && (
          <p role="alert" className={styles.refusal}>
            {went ? say('movedMeanwhile', { when: when(went) }) : say('goneMeanwhile')}
          </p>
        )}
        <ChoosePlace
          locations={locations}
          wanted={wanted}
          onChoose={(chosen) => {
            forget()
            setWanted(chosen)
          }}
        />
        <ChooseFreeTime
          place={place}
          today={props.today}
          date={date}
          onDate={(day) => {
            forget()
            setDate(day)
          }}
          startsAt={booking.startsAt}
          minutes={minutes}
          chosenAt={slot?.startsAt ?? null}
          onChoose={(startsAt) => {
            if (place) keep({ ...place, startsAt, durationMinutes: minutes })
          }}
        />
        {slot && <HoldCountdown hold={hold} onAgain={() => keep(slot)} onOver={onOver} />}
        {sending.isFindingOut && (
          <p role="status" className={styles.finding}>
            {t('moveUnsure')}
          </p>
        )}
        {(fault || refused) && (
          <p role="alert" className={styles.refusal}>
            <strong>{say('notMoved')}</strong>
            {fault || refused}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function nameOf(location: Location | undefined, serviceId: number, language: 'lv' | 'en' | 'ru') {
  const service = location?.services.find((one) => one.id === serviceId)
  return service && nameIn(language, service.names)
}
