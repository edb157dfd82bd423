import type { Location } from '@rinda/client/set-up/locations'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import '@rinda/ui/styles/mantine-fields.css'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DescribedFields } from '../../set-up/fields/described-fields.tsx'
import { fieldsIn } from '../../set-up/fields/location-values.ts'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import styles from './company-set-up.module.css'
import { type CompanyWay, companyWays } from './company-typed.ts'
import { flagsOf, type Point, savedValues, wayOf } from './location-typed.ts'
import { StepFrame, type StepWays } from './step-frame.tsx'
import { useLocationStep } from './use-location-step.ts'

const wayNames = { appointments: 'wayAppointments', line: 'wayLine', both: 'wayBoth' } as const

/** Step for a location: what it is called, where it is, how visitors come and reach it. */
export function LocationStep(
  props: StepWays & {
    companyId: number
    /** Undefined: it is not made yet. */
    location: Location | undefined
    names: Readonly<Record<'lv' | 'en' | 'ru', string>>
    way: CompanyWay
    start: Point
    /** Draws the choice of the place on a map. */
    place: (props: { value: Point; onChange: (point: Point) => void; faults: FieldTexts }) => ReactNode
    onMade: (id: number) => void
  },
) {
  const { t } = useLatePhrases('companySetUp')
  const { t: fields } = useLatePhrases('newLocation')
  const { location, names, way } = props
  const form = useLocationStep({ ...props, base: savedValues(location, names, way) })
  const { values, faults, onLeft, onType } = form
  const typed = { values, faults, onLeft, onType }
  const isPlaceAtFault = faults.has('latitude') || faults.has('longitude')
  return (
    <StepFrame
      {...props}
      title={t('locationTitle')}
      text={t('locationText')}
      onSave={form.onSave}
      isBusy={form.isBusy}
      fault={faults.get('')}
      notice={form.isChanged ? t('changedMeanwhile') : undefined}
      onDiscard={form.isResumed ? form.forget : undefined}
    >
      <DescribedFields fields={fieldsIn('naming')} typed={typed} />
      <div className={styles.ways}>
        <p className={styles.label}>{t('ways')}</p>
        <SegmentedSwitch
          label={t('ways')}
          segments={companyWays.map((value) => ({ value, label: t(wayNames[value]) }))}
          value={wayOf(values)}
          onChange={(next) => onType(flagsOf(next))}
        />
      </div>
      {location && (
        <DescribedFields
          fields={fieldsIn('state').filter(([name]) => name === 'active' || name === 'visible')}
          typed={typed}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.label}>{fields('reach')}</legend>
        <DescribedFields fields={fieldsIn('contacts')} typed={typed} />
      </fieldset>
      <details className={styles.more} open={isPlaceAtFault || undefined}>
        <summary>{t('place')}</summary>
        {props.place({ value: form.point, onChange: form.onPoint, faults })}
      </details>
    </StepFrame>
  )
}
