import { Checkbox, TextInput } from '@mantine/core'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { locationLabel } from '../../set-up/fields/location-labels.ts'
import { SystemFields } from '../../set-up/fields/system-fields.tsx'
import { WeekFields } from '../../set-up/fields/week-fields.tsx'
import styles from './edit-location.module.css'
import { draftOf, textOf, valuesOf, valuesOfWeek, weekIn } from './location-values.ts'
import { systemsIn, valuesOfSystems } from './system-values.ts'
import { TextGroup } from './text-group.tsx'
import type { LocationFormState } from './use-location-form.ts'

type Place = { latitude: number; longitude: number }
/** Draws what a place is chosen with: the one that is typed, and the way to another. */
export type ChoosePlace = (place: Place, onChoose: (place: Place) => void) => ReactNode

const stateNames = ['visible', 'active', 'online', 'qms_active', 'bms_active'] as const
const accessNames = ['accessibility_1', 'accessibility_2', 'accessibility_3', 'accessibility_4'] as const
const contactNames = [
  ['phone', 'tel'],
  ['email', 'email'],
  ['www', 'url'],
] as const

/** The fields of a location in groups, what is wrong with each said at it. */
export function LocationFields(props: { form: LocationFormState; choosePlace: ChoosePlace | undefined }) {
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('newLocation')
  const { form } = props
  const { values, conflicts } = form.state
  const label = (name: string) => locationLabel({ say: t, fields }, name)
  const now = valuesOf(form.state.base)
  const said = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('empty')
  const theirs = new Map([...conflicts].map((name) => [name, t('changedTo', { value: said(now[name]) })]))
  const faults = new Map([...form.faults, ...theirs])

  const input = (name: string, more: object = {}) => (
    <TextInput
      key={name}
      label={label(name)}
      data-cell={name}
      autoComplete="off"
      value={textOf(values, name)}
      error={faults.get(name)}
      onBlur={() => form.onLeft(name)}
      onChange={(event) => form.onType({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  const checkboxes = (title: string, names: readonly string[]) => (
    <FieldGroup title={title}>
      <div className={styles.checkboxes}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={label(name)}
            data-cell={name}
            checked={values[name] === true}
            error={faults.get(name)}
            onChange={(event) => form.onType({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </FieldGroup>
  )
  const { latitude = 0, longitude = 0 } = draftOf({
    latitude: values.latitude ?? '',
    longitude: values.longitude ?? '',
  })
  return (
    <>
      {checkboxes(t('state'), stateNames)}
      <TextGroup form={form} faults={faults} attribute="name" max={250} isRequired />
      <TextGroup form={form} faults={faults} attribute="address" max={100} isRequired />
      <FieldGroup title={t('contacts')}>
        {contactNames.map(([name, type]) => input(name, { type }))}
      </FieldGroup>
      <FieldGroup title={t('place')}>
        {props.choosePlace?.({ latitude, longitude }, (place) =>
          form.onType({ latitude: String(place.latitude), longitude: String(place.longitude) }),
        )}
        <div className={styles.pair}>
          {input('latitude', { inputMode: 'decimal' })}
          {input('longitude', { inputMode: 'decimal' })}
        </div>
      </FieldGroup>
      <WeekFields
        value={weekIn(values)}
        faults={faults}
        onChange={(week) => form.onType(valuesOfWeek(week))}
        onLeft={form.onLeft}
      />
      <TextGroup form={form} faults={faults} attribute="announcement" max={200} isLong />
      <TextGroup form={form} faults={faults} attribute="description" max={5000} isLong />
      {checkboxes(t('access'), accessNames)}
      {values.bms_id !== undefined && (
        <SystemFields
          value={systemsIn(values)}
          faults={faults}
          onChange={(systems) => form.onType(valuesOfSystems(systems))}
          onLeft={form.onLeft}
        />
      )}
      <FieldGroup title={t('position')}>
        {input('position', { inputMode: 'numeric', 'aria-label': t('position'), label: undefined })}
      </FieldGroup>
    </>
  )
}
