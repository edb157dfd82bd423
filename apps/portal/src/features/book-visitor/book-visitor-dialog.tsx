import { formFieldsAt } from '@rinda/domain/company/form'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useRef, useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './book-visitor-dialog.module.css'
import { ChooseSlot } from './choose-slot.tsx'
import { FaultDialog, type Faults } from './fault-dialog.tsx'
import { PickedSlot } from './picked-slot.tsx'
import { bookableServices, type Slot } from './slot.ts'
import type { BookingForm } from './use-book-visitor.ts'
import type { Hold, OnChange } from './use-held-slot.ts'
import { useSchedule } from './use-schedule.ts'
import { useVisitorForm } from './use-visitor-form.ts'
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
  today: string
  date: string
}

/** Books a visitor: the time above, the visitor below. What was typed stays until it is saved or closed. */
export function BookVisitorDialog(props: BookVisitorDialogProps) {
  const { form, hold } = props
  const { t } = usePhrases('booking')
  const { profile } = useSession()
  const [slot, setSlot] = useState<Slot | null>(form.picked?.slot ?? null)
  const [serviceId, setServiceId] = useState(
    slot?.serviceId ?? bookableServices(profile, form.location)[0]?.id,
  )
  const fields = formFieldsAt(profile, form.location.id, serviceId ?? null)
  const visitor = useVisitorForm(fields)
  const [isChoosing, setChoosing] = useState(form.picked === null)
  const [faults, setFaults] = useState<Faults | null>(null)
  const schedule = useSchedule()
  const element = useRef<HTMLFormElement>(null)
  const refusal = hold.state === 'refused' ? hold : null
  const hasMessage = faults !== null || refusal !== null

  const focusField = (key: string) => element.current?.querySelector<HTMLElement>(`[name="${key}"]`)?.focus()

  const submit = async () => {
    if (schedule.isBusy || hold.state === 'locking') return
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
    const answer = await schedule.send(slot, hold, fields, payload)
    if (answer.ok) {
      props.onBooked(answer.change)
      props.onClose(true)
    } else {
      if (answer.field) focusField(answer.field)
      setFaults({ kind: 'refused', failure: answer.failure })
    }
  }

  const chooseOther = () => {
    props.onRelease()
    setFaults(null)
    setSlot(null)
    setChoosing(true)
  }

  return (
    <>
      <Dialog
        title={t('newTitle')}
        isOpen={props.isOpen}
        onClose={() => {
          if (!schedule.isBusy) props.onClose()
        }}
        onClosed={props.onClosed}
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
              />
            )
          )}
          <VisitorFields form={visitor} />
          <div className={styles.footer}>
            <Button onClick={() => props.onClose()} disabled={schedule.isBusy}>
              {t('close')}
            </Button>
            <Button kind="primary" type="submit" isBusy={schedule.isBusy || hold.state === 'locking'}>
              {schedule.isBusy ? t('saving') : hold.state === 'locking' ? t('holding') : t('save')}
            </Button>
          </div>
        </form>
      </Dialog>
      <FaultDialog
        faults={refusal ? { kind: 'locked', failure: refusal.failure } : faults}
        onClose={() => (refusal ? props.onClose() : setFaults(null))}
        onChooseOther={chooseOther}
      />
    </>
  )
}
