import { Checkbox, TextInput } from '@mantine/core'
import { type Field, offeredNames } from '@rinda/domain/set-up/field'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { attributeLabel, labelOf } from '../field-labels.ts'
import styles from './fields.module.css'
import { type TypedLocation, textOf } from './location-values.ts'
import { TextDefaultField } from './text-default-field.tsx'
import { TextsFields } from './texts-fields.tsx'

type DescribedFieldsProps = {
  fields: readonly (readonly [name: string, field: Field])[]
  typed: TypedLocation
  /** Texts have a field for their default too. */
  hasDefaults?: boolean
}

/** The fields of a location, each drawn as what it is: a field that is described is here without being told. */
export function DescribedFields({ fields, ...rest }: DescribedFieldsProps) {
  return fields.map(([name, field]) => <DescribedField key={name} name={name} field={field} {...rest} />)
}

const inputs = {
  text: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  page: { type: 'url' },
  system: { type: 'url', placeholder: 'https://', spellCheck: false },
  systemId: { spellCheck: false },
  number: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  minutes: { inputMode: 'numeric' },
  date: { type: 'date' },
} as const

function DescribedField(props: Omit<DescribedFieldsProps, 'fields'> & { name: string; field: Field }) {
  const { t } = useLatePhrases('setUpFields')
  const { t: times } = useLatePhrases('newLocation')
  const { name, field, typed, hasDefaults = false } = props
  const { values, faults, onType, onLeft } = typed
  const label = (attribute: string) => attributeLabel({ t, times }, 'location', attribute)

  if (field.kind === 'texts') {
    const said = (language: string) => textOf(values, `${name}_${language}`)
    const { max, isRequired = false, isLong = false } = field
    return (
      <div className={styles.texts}>
        <TextsFields
          {...{
            attribute: name,
            label: labelOf(t, 'location', name),
            max,
            isRequired,
            isLong,
            faults,
            onLeft,
          }}
          value={{ lv: said('lv'), en: said('en'), ru: said('ru') }}
          onChange={({ lv = '', en = '', ru = '' }) =>
            onType({ [`${name}_lv`]: lv, [`${name}_en`]: en, [`${name}_ru`]: ru })
          }
        />
        {hasDefaults && <TextDefaultField {...{ name, isLong, typed }} label={label(name)} />}
      </div>
    )
  }
  if (field.kind === 'flag' || field.kind === 'levels') {
    return offeredNames(name, field).map((flag) => (
      <Checkbox
        key={flag}
        label={label(flag)}
        data-cell={flag}
        checked={values[flag] === true}
        error={faults.get(flag)}
        onChange={(event) => onType({ [flag]: event.currentTarget.checked })}
      />
    ))
  }
  if (field.kind === 'week' || field.kind === 'tags' || field.kind === 'own') return null
  return (
    <TextInput
      label={label(name)}
      data-cell={name}
      autoComplete="off"
      value={textOf(values, name)}
      error={faults.get(name)}
      onBlur={() => onLeft(name)}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
      {...inputs[field.kind]}
    />
  )
}
