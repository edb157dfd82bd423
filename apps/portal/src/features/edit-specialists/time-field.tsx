import { TextInput } from '@mantine/core'
import { maskTime, wholeTime } from '../../session/set-up/fields/time-mask.ts'
import styles from './edit-specialists.module.css'

/** A time of day, HH:mm; what was begun is brought to its end when the field is left. */
export function TimeField(props: {
  label: string
  /** Shown above the field; else it is only heard. */
  hasShownLabel?: boolean
  value: string
  isFaulty?: boolean
  describedBy?: string
  onChange: (value: string) => void
}) {
  const { label, value, onChange } = props
  return (
    <TextInput
      {...(props.hasShownLabel ? { label } : { 'aria-label': label })}
      className={styles.time ?? ''}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      value={value}
      error={props.isFaulty ?? false}
      {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
      onChange={(event) => onChange(maskTime(event.currentTarget.value, value))}
      onBlur={() => onChange(wholeTime(value))}
    />
  )
}
