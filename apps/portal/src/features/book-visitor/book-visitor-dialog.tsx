import type { Booking } from '@rinda/client/bookings/booking-view'
import { formFieldsAt } from '@rinda/domain/company/form'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { Suspense, useRef, useState } from 'react'
import type { BookingChange } from '../../bookings/live-bookings.ts'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { RepeatPart, TimesLabel } from '../../bookings/repeat/repeat-part.tsx'
import { useRepeat } from '../../bookings/repeat/use-repeat.ts'
import { useScheduleSeries } from '../../bookings/repeat/use-schedule-series.ts'
import { useReleaseOnLeave } from '../../bookings/use-release-on-leave.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import styles from './book-visitor-dialog.module.css'
import { ChooseSlot } from './choose-slot.tsx'
import { FaultDialog, type Faults } from './fault-dialog.tsx'
import { PickedSlot } from './picked-slot.tsx'
import { bookableServices, type Slot } from './slot.ts'
import type { BookingForm } from './use-book-visitor.ts'
import type { Hold, OnChange } from './use-held-slot.ts'
import { useSaveOnceHeld } from './use-save-once-held.ts'
import { useSchedule } from './use-schedule.ts'
import { useVisitorForm } from './use-visitor-form.ts'
import { fieldOfWire } from './visitor.ts'
import { VisitorFields } from './visitor-fields.tsx'

export type BookVisitorDialogProps = {
  form: BookingForm
  isOpen: boolean
  hold: Hold
  onLock: (slot: Slot) => void
  onRelease: () => void
  onClose: (isBooked?: boolean) => void
  onClosed: () => void
  onBooked: OnChange
  /** A series was booked, in the place of what was held. */
  onSeries: (made: readonly BookingChange[], held: Booking | null) => void
  today: string
  date: string
}

/** Books a visitor: the time above, the visitor below. What was typed stays until it is saved or closed. */
export function BookVisitorDialog(props: BookVisitorDialogProps) {
  const { form, hold } = props
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(form.location.id)
  const toasts = useToasts()
  const stillOpen = useStillOpen(props.isOpen)
  const [slot, setSlot] = useState<Slot | null>(form.picked?.slot ?? null)
  const [serviceId, setServiceId] = useState(
    slot?.serviceId ?? bookableServices(profile, form.location)[0]?.id,
  )
  const fields = formFieldsAt(profile, form.location.id, serviceId ?? null)
  const visitor = useVisitorForm(fields)
  const [isChoosing, setChoosing] = useState(form.picked === null)
  const [faults, setFaults] = useState<Faults | null>(null)
  const schedule = useSchedule()
  const series = useScheduleSeries()
  const held = hold.state === 'held' ? hold.booking : null
  const repeat = useRepeat(slot, {
    isBlock: false,
    hold: held?.qtid ?? null,
    isWanted: props.isOpen && hold.state !== 'locking',
  })
  const isBusy = schedule.isBusy || series.isBusy
  const isUnsure = schedule.isUnsure || series.isUnsure
  const element = useRef<HTMLFormElement>(null)
  const { isRequested, saveOnceHeld } = useSaveOnceHeld(element, hold.state)
  const refusal = hold.state === 'refused' ? hold : null
  // While it is being found out whether the visitor was booked, nobody has to wait here: it is said when it is known.
  const mayClose = !isBusy || isUnsure
  useReleaseOnLeave(held, isBusy)
  const hasMessage = faults !== null || refusal !== null

  const focusField = (key: string) => element.current?.querySelector<HTMLElement>(`[name="${key}"]`)?.focus()

  const submit = async () => {
    if (isBusy) return
    if (hold.state === 'locking') return saveOnceHeld()
    const { found, payload } = await visitor.check()
    const first = found[0]
    if (first) {
      // The field has the focus before the message opens, so that it has it again when the message closes.
      focusField(first.field)
      return setFaults({ kind: 'fields', found })
    }
    if (!slot) {
      element.current?.querySelector<HTMLElement>('[data-slot-choice] :is(input, select, button)')?.focus()
      return setFaults({ kind: 'slot' })
    }
    // While a time of a series is in the way the button cannot be pressed, and the list says why.
    if (repeat.isOn && !repeat.ready) return
    const own = held ? { lockedQtid: held.qtid, lockedToken: held.token } : {}
    const answer = repeat.ready
      ? await series.send(slot, repeat.ready, { ...payload, ...own })
      : await schedule.send(slot, hold, payload)
    if (answer.ok) {
      if ('made' in answer) props.onSeries(answer.made, held)
      else props.onBooked(answer.change)
      if (stillOpen()) props.onClose(true)
    } else if (!stillOpen()) {
      toasts.notice(failureText(answer.failure, language) ?? t('failed'), t('notSavedTitle'))
    } else {
      repeat.lookAgain()
      const field = fieldOfWire(fields, answer.failure.field)
      if (field) focusField(field)
      setFaults({ kind: 'refused', failure: answer.failure })
    }
  }

  const chooseOther = () => {
    props.onRelease()
    setFaults(null)
    setSlot(null)
    setChoosing(true)
  }

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
          if (mayClose) props.onClose()
        }}
        onClosed={props.onClosed}
        typed={visitor.isTouched && !isBusy}
        isBlocking={hasMessage}
      >
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {isChoosing ? (
            <ChooseSlot
              location={form.location}
              start={{ date: props.date, today: props.today }}
              serviceId={serviceId}
              onService={setServiceId}
              chosen={slot}
              hold={hold}
              onChoose={(chosen) => {
                setSlot(chosen)
                if (chosen) props.onLock(chosen)
                else props.onRelease()
              }}
            />
          ) : (
            slot && (
              <PickedSlot
                location={form.location}
                serviceIds={form.picked?.serviceIds ?? []}
                slot={slot}
                hold={hold}
                onChange={(changed) => {
                  setSlot(changed)
                  setServiceId(changed.serviceId)
                }}
                onChooseOther={chooseOther}
                onHoldAgain={() => props.onLock(slot)}
              />
            )
          )}
          <VisitorFields form={visitor} />
          {slot && <RepeatPart first={slot.startsAt} repeat={repeat} />}
          {isUnsure && (
            <p className={styles.unsure} role="status">
              {t('unsure')}
            </p>
          )}
          <div className={styles.footer}>
            <Button onClick={() => props.onClose()} disabled={!mayClose}>
              {t('close')}
            </Button>
            <Button
              kind="primary"
              type="submit"
              isBusy={isBusy || isRequested}
              disabled={repeat.isOn && !repeat.ready && !isBusy}
            >
              {isBusy ? t('saving') : isRequested ? t('holding') : label}
            </Button>
          </div>
        </form>
      </Dialog>
      <FaultDialog
        faults={refusal ? { kind: 'locked', failure: refusal.failure } : faults}
        onClose={() => {
          if (!refusal) setFaults(null)
          else if (visitor.isTouched) chooseOther()
          else props.onClose()
        }}
        onChooseOther={chooseOther}
      />
    </>
  )
}
