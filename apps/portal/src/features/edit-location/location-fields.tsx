import type { FieldGroup as GroupName } from '@rinda/domain/set-up/field'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DescribedFields } from '../../set-up/fields/described-fields.tsx'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import { FlagFields, SystemFields } from '../../set-up/fields/location-groups.tsx'
import {
  draftOf,
  fieldsIn,
  fieldsOfUse,
  type TypedLocation,
  valuesOf,
  valuesOfWeek,
  weekIn,
} from '../../set-up/fields/location-values.ts'
import { WeekFields } from '../../set-up/fields/week-fields.tsx'
import styles from './edit-location.module.css'
import type { LocationFormState } from './use-location-form.ts'

/** Parts of the form of a location, in their order. */
export const locationParts = [
  'state',
  'naming',
  'contacts',
  'place',
  'hours',
  'texts',
  'access',
  'systems',
] as const
export type LocationPart = (typeof locationParts)[number]

type Place = { latitude: number; longitude: number }
/** Draws what a place is chosen with: the one that is typed, and the way to another. */
export type ChoosePlace = (place: Place, onChoose: (place: Place) => void) => ReactNode

/** Draws the way to who changed a part: its fields, by what their names begin with. */
export type DrawHistory = (part: LocationPart, fields: readonly string[]) => ReactNode

/** The fields of a location in groups, what is wrong with each said at it. */
export function LocationFields(props: {
  form: LocationFormState
  choosePlace: ChoosePlace | undefined
  drawHistory: DrawHistory | undefined
}) {
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('setUpFields')
  const { form } = props
  const { values, conflicts } = form.state
  const now = valuesOf(form.state.base)
  const said = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('empty')
  const theirs = new Map([...conflicts].map((name) => [name, t('changedTo', { value: said(now[name]) })]))
  const typed: TypedLocation = {
    values,
    faults: new Map([...form.faults, ...theirs]),
    onType: form.onType,
    onLeft: form.onLeft,
  }
  const group = (name: GroupName) => (
    <DescribedFields fields={fieldsOfUse(name, typed)} typed={typed} hasDefaults />
  )
  const { latitude = 0, longitude = 0 } = draftOf({
    latitude: values.latitude ?? '',
    longitude: values.longitude ?? '',
  })
  const { drawHistory } = props
  const draw = (part: LocationPart) => drawHistory?.(part, fieldsOfPart(part))
  return (
    <>
      <Part draw={draw} name="state">
        <FlagFields group="state" title={t('state')} typed={typed} />
      </Part>
      <Part draw={draw} name="naming">
        {group('naming')}
      </Part>
      <Part draw={draw} name="contacts">
        <FieldGroup title={t('contacts')}>{group('contacts')}</FieldGroup>
      </Part>
      <Part draw={draw} name="place">
        <FieldGroup title={t('place')}>
          {props.choosePlace?.({ latitude, longitude }, (place) =>
            form.onType({ latitude: String(place.latitude), longitude: String(place.longitude) }),
          )}
          <div className={styles.pair}>{group('place')}</div>
        </FieldGroup>
      </Part>
      <Part draw={draw} name="hours">
        <WeekFields
          value={weekIn(values)}
          faults={typed.faults}
          onChange={(week) => form.onType(valuesOfWeek(week))}
          onLeft={form.onLeft}
        />
      </Part>
      <Part draw={draw} name="texts">
        {group('texts')}
      </Part>
      <Part draw={draw} name="access">
        <FlagFields group="access" title={fields('location_accessibility')} typed={typed} />
      </Part>
      <Part draw={draw} name="systems">
        {values.bms_id !== undefined && <SystemFields typed={typed} />}
        {group('order')}
      </Part>
    </>
  )
}

/** Names what fields of a part begin with; special days stand with the hours. */
function fieldsOfPart(part: LocationPart): readonly string[] {
  if (part === 'hours') return ['open', 'special_times']
  return fieldsIn(part).map(([name]) => name)
}

type PartProps = { name: LocationPart; draw: (part: LocationPart) => ReactNode; children: ReactNode }

/** Part of the form: the panel leads to it by its id. */
function Part({ name, draw, children }: PartProps) {
  return (
    <div id={`location-${name}`} className={styles.part} tabIndex={-1}>
      {children}
      <div className={styles.history}>{draw(name)}</div>
    </div>
  )
}
