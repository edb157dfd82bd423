import { TextInput } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import { maskTime, wholeTime } from './time-mask.ts'

/** A time of day, HH:mm; what was begun is brought to its end when the field is left. */
export function TimeField(props: {
  label: string
  /** Shown above the field; else it is only heard. */
  hasShownLabel?: boolean
  value: string
  /** Text of the fault, or true when there is one that is said elsewhere. */
  fault?: string | boolean | null
  describedBy?: string | undefined
  isDisabled?: boolean
  className?: string | undefined
  onChange: (value: string) => void
  onLeft?: () => void
}) {
  const { label, value, onChange, className, describedBy } = props
  return (
    <TextInput
      {...(props.hasShownLabel ? { label } : { 'aria-label': label })}
      {...(className ? { className } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      value={value}
      error={props.fault ?? false}
      disabled={props.isDisabled ?? false}
      onChange={(event) => onChange(maskTime(event.currentTarget.value, value))}
      onBlur={() => {
        const whole = wholeTime(value)
        if (whole !== value) onChange(whole)
        props.onLeft?.()
      }}
    />
  )
}
