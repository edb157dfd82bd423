import { Dialog } from '@rinda/ui/components/layers/dialog'
import { type ReactNode, useId, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { WeekFields } from '../../set-up/fields/week-fields.tsx'
import type { NewLocation } from './draft.ts'
import { GeneralStep } from './general-step.tsx'
import styles from './new-location.module.css'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepMarks } from './step-marks.tsx'
import type { StepProps } from './step-props.ts'
import { SystemsStep } from './systems-step.tsx'
import { useSteps } from './use-steps.ts'

type NewLocationDialogProps = {
  /** Draws the step in which the place of the location is chosen on a map. */
  place: (props: {
    value: NewLocation['point']
    onChange: (point: NewLocation['point']) => void
    faults: StepProps['faults']
  }) => ReactNode
  /** The services of a location that is there. */
  services: (locationId: number) => ReactNode
  startAt: NewLocation['point']
  onClosed: () => void
}

/** A location is made in five steps. What was typed stays, whatever happens, until it is finished or thrown away. */
export function NewLocationDialog(props: NewLocationDialogProps) {
  const { t } = useLatePhrases('newLocation')
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const wizard = useSteps(props.startAt, close)
  const { draft, faults, onLeft, change } = wizard
  const { step } = draft
  const form = useId()
  const whole = faults.get('')
  const given: StepProps = { draft, onChange: change, faults, onLeft }

  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={close}
      onClosed={props.onClosed}
      footer={<StepButtons form={form} wizard={wizard} />}
    >
      <StepMarks step={step} onGo={wizard.go} />
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form of a dialog above this one is no child of it in the page, but is one for React.
          if (event.target === event.currentTarget) void wizard.next()
        }}
      >
        <StepHeading step={step} />
        {wizard.isResumed && step !== 'services' && (
          <p role="status" className={styles.resumed}>
            {t('resumed')}
          </p>
        )}
        {whole !== undefined && step === 'systems' && (
          <p role="alert" className={styles.fault}>
            <strong>{t('notMade')}</strong> {whole}
          </p>
        )}
        {step === 'general' && <GeneralStep {...given} />}
        {step === 'place' &&
          props.place({ value: draft.point, onChange: (point) => change({ point }), faults })}
        {step === 'hours' && (
          <WeekFields
            value={draft.week}
            faults={faults}
            onLeft={onLeft}
            onChange={(week) => change({ week })}
          />
        )}
        {step === 'systems' && <SystemsStep {...given} />}
      </form>
      {step === 'services' && draft.made && (
        <div className={styles.services}>{props.services(draft.made.id)}</div>
      )}
    </Dialog>
  )
}
