import { Textarea, TextInput } from '@mantine/core'
import { type TypedLocation, textOf } from './location-values.ts'

/** The text that stands where a language has none. */
export function TextDefaultField(props: {
  name: string
  label: string
  isLong: boolean
  typed: TypedLocation
}) {
  const { name, label, isLong } = props
  const { values, faults, onType, onLeft } = props.typed
  const Field = isLong ? Textarea : TextInput
  return (
    <Field
      label={label}
      data-cell={name}
      autoComplete="off"
      {...(isLong ? { autosize: true, minRows: 1, maxRows: 8 } : {})}
      value={textOf(values, name)}
      error={faults.get(name)}
      onBlur={() => onLeft(name)}
      onChange={(event: { currentTarget: { value: string } }) =>
        onType({ [name]: event.currentTarget.value })
      }
    />
  )
}
