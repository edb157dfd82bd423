import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { Suspense } from 'react'
import { RepeatPart, TimesLabel } from '../../bookings/repeat/repeat-part.tsx'
import { usePhrases } from '../../session/phrases.ts'
import styles from './book-visitor-dialog.module.css'
import { isTouched, messageOf } from './booking-form.ts'
import { FaultDialog } from './fault-dialog.tsx'
import { ChooseSlot } from './time/choose-slot.tsx'
import { PickedSlot } from './time/picked-slot.tsx'
import { type BookingFormOptions, useBookingForm } from './use-booking-form.ts'
import { VisitorFields } from './visitor/visitor-fields.tsx'

/** Books a visitor: the time above, the visitor below. What was typed stays until it is saved or closed. */
export function BookVisitorDialog(props: BookingFormOptions & { onClosed: () => void }) {
  const { t } = usePhrases('booking')
  const form = useBookingForm(props)
  const { state, repeat } = form
  const { step, time } = state
  const { location, picked } = props.form
  const { hold } = props.holding
  const message = messageOf(state, hold)
  const isSending = step.at === 'sending'
  const isUnsure = isSending && step.isUnsure
  const isAwaiting = step.at === 'awaiting-hold'
  // While it is being found out whether the visitor was booked, nobody has to wait here: it is said when it is known.
  const mayClose = !isSending || isUnsure

  const label = repeat.ready ? (
    <Suspense fallback={t('save')}>
      <TimesLabel act="book" count={repeat.kept.length} />
    </Suspense>
  ) : (
    t('save')
  )
  return (
    <>
      <Dialog
        title={t('newTitle')}
        isOpen={props.isOpen}
        onClose={() => {
          if (mayClose) form.close()
        }}
        onClosed={props.onClosed}
        typed={isTouched(state) && !isSending}
        isBlocking={message !== null}
      >
        <form
          ref={form.element}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <fieldset className={styles.time} disabled={isUnsure}>
            {time.at === 'choosing' ? (
              <ChooseSlot
                location={location}
                today={props.today}
                choice={time.choice}
                chosen={time.slot}
                hold={hold}
                onChoice={form.changeChoice}
                onChoose={(slot) => form.chooseTime(time.choice, slot)}
              />
            ) : (
              <PickedSlot
                location={location}
                serviceIds={picked?.serviceIds ?? []}
                slot={time.slot}
                hold={hold}
                onChange={form.changeSlot}
                onChooseOther={form.chooseOther}
                onHoldAgain={() => form.holdAgain(time.slot)}
              />
            )}
          </fieldset>
          <VisitorFields
            form={{
              locationId: location.id,
              fields: form.fields,
              values: state.values,
              country: state.country,
              faults: state.marks,
              setValue: form.setValue,
              fill: form.fill,
              setCountry: form.setCountry,
            }}
          />
          {time.slot && <RepeatPart first={time.slot.startsAt} repeat={repeat} />}
          {isUnsure && (
            <p className={styles.unsure} role="status">
              {t('unsure')}
            </p>
          )}
          <div className={styles.footer}>
            <Button onClick={form.close} disabled={!mayClose}>
              {t('close')}
            </Button>
            <Button
              kind="primary"
              type="submit"
              isBusy={isSending || isAwaiting}
              disabled={repeat.isOn && !repeat.ready && !isSending}
            >
              {isSending ? t('saving') : isAwaiting ? t('holding') : label}
            </Button>
          </div>
        </form>
      </Dialog>
      <FaultDialog
        message={message}
        onClose={() => {
          if (message?.kind !== 'locked') form.understood()
          else if (isTouched(state)) form.chooseOther()
          else form.close()
        }}
        onChooseOther={form.chooseOther}
      />
    </>
  )
}
