import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import { longDay, shortDay } from '@rinda/phrases/time/day-text'
import { ActionButton } from '@rinda/ui/components/buttons/action-button'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useVisitTime } from '../../session/time-texts/use-visit-time.ts'
import { ChooseFreeTime } from './choose-free-time.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { KeptTime } from './kept-time.tsx'
import styles from './move-booking-dialog.module.css'
import { type MoveFormOptions, useMoveForm } from './use-move-form.ts'
import { whereItWent } from './where-it-went.ts'

export type MoveBookingDialogProps = MoveFormOptions & {
  /** The booking of a name as the last change brought it. */
  find: (qtid: string) => Booking | undefined
  onClosed: () => void
}

/** Moves a booking: where to, which day, what time. The time is kept while the form is open, and the move is one step. */
export function MoveBookingDialog(props: MoveBookingDialogProps) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const { language } = useSession()
  const { booking, locations, seen } = props
  const form = useMoveForm(props)
  const { state, zone, kept, isSending } = form
  const own = locations.find((one) => one.id === seen.locationId)
  const went = whereItWent(seen, booking, props.find)
  const timeOf = useVisitTime(zone)
  const when = (one: Booking) =>
    `${longDay(localDateOf(one.startsAt, zone), language)}, ${timeOf(one.startsAt)}`

  // On a phone the days and times come first, and the button says to what they lead.
  const isPhone = useIsAtMost(767)
  const [showsPlace, setShowsPlace] = useState(form.place === null)
  const chosen = state.slot
  const place = <ChoosePlace locations={locations} wanted={state.wanted} onChoose={form.choosePlace} />

  return (
    <Dialog
      title={say('title')}
      isOpen={props.isOpen}
      onClose={form.close}
      onClosed={props.onClosed}
      footer={
        <>
          {isPhone && chosen && (
            <p className={styles.chosen}>
              <span>{say('newTime')}</span>
              <b>{`${shortDay(localDateOf(chosen.startsAt, zone), language)}, ${timeOf(chosen.startsAt)}–${timeOf(chosen.startsAt + chosen.durationMinutes)}`}</b>
            </p>
          )}
          <Button onClick={form.close} disabled={!form.mayClose}>
            {t('close')}
          </Button>
          <ActionButton
            variant="schedule"
            isBusy={isSending || kept === 'asked'}
            disabled={!form.mayMove}
            onClick={() => void form.move()}
          >
            {isSending
              ? say('moving')
              : isPhone && chosen
                ? say('moveTo', { time: timeOf(chosen.startsAt) })
                : say('move')}
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
        {(went || form.isGone) && (
          <p role="alert" className={styles.refusal}>
            {went ? say('movedMeanwhile', { when: when(went) }) : say('goneMeanwhile')}
          </p>
        )}
        <fieldset className={styles.choice} disabled={form.isFindingOut}>
          {isPhone ? (
            <details
              className={styles.place}
              open={showsPlace}
              onToggle={(event) => setShowsPlace(event.currentTarget.open)}
            >
              <summary className={styles.elsewhere}>{say('elsewhere')}</summary>
              {place}
            </details>
          ) : (
            place
          )}
          <ChooseFreeTime
            place={form.place}
            today={props.today}
            date={state.date}
            onDate={form.chooseDay}
            startsAt={booking.startsAt}
            minutes={form.minutes}
            chosenAt={state.slot?.startsAt ?? null}
            onChoose={form.chooseTime}
          />
        </fieldset>
        {state.slot && <KeptTime kept={kept} endsAt={form.endsAt} onAgain={form.keepAgain} />}
        {form.isFindingOut && (
          <p role="status" className={styles.finding}>
            {t('moveUnsure')}
          </p>
        )}
        {form.refusal !== null && (
          <p role="alert" className={styles.refusal}>
            <strong>{say('notMoved')}</strong>
            {form.refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function nameOf(location: Location | undefined, serviceId: number, language: 'lv' | 'en' | 'ru') {
  const service = location?.services.find((one) => one.id === serviceId)
  return service && nameIn(language, service.name)
}
