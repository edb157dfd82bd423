import { Textarea, TextInput } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { TextsFields } from '../../set-up/fields/texts-fields.tsx'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import styles from './edit-location.module.css'
import { textOf } from './location-values.ts'
import type { LocationFormState } from './use-location-form.ts'

/** A text in three languages, and the one that stands where a language has none. */
export function TextGroup(props: {
  form: LocationFormState
  faults: FieldTexts
  attribute: 'name' | 'address' | 'description' | 'announcement'
  max: number
  isRequired?: boolean
  isLong?: boolean
}) {
  const { t } = useLatePhrases('locations')
  const { form, attribute, isLong = false } = props
  const { values } = form.state
  const label = t(attribute)
  const said = (language: string) => textOf(values, `${attribute}_${language}`)
  const Field = isLong ? Textarea : TextInput
  return (
    <div className={styles.texts}>
      <TextsFields
        attribute={attribute}
        label={label}
        value={{ lv: said('lv'), en: said('en'), ru: said('ru') }}
        faults={props.faults}
        max={props.max}
        isRequired={props.isRequired ?? false}
        isLong={isLong}
        onLeft={form.onLeft}
        onChange={({ lv = '', en = '', ru = '' }) =>
          form.onType({ [`${attribute}_lv`]: lv, [`${attribute}_en`]: en, [`${attribute}_ru`]: ru })
        }
      />
      <Field
        label={t('inDefault', { field: label })}
        data-cell={attribute}
        autoComplete="off"
        {...(isLong ? { autosize: true, minRows: 1, maxRows: 8 } : {})}
        value={textOf(values, attribute)}
        error={props.faults.get(attribute)}
        onBlur={() => form.onLeft(attribute)}
        onChange={(event: { currentTarget: { value: string } }) =>
          form.onType({ [attribute]: event.currentTarget.value })
        }
      />
    </div>
  )
}
