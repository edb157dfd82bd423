import { isLocalTime, minuteOfDay } from '@rinda/domain/time/calendar'
import { useState } from 'react'
import { maskTime, wholeTime } from '../../../set-up/fields/time-mask.ts'
import styles from './controls.module.css'
import { clockText } from './use-rule-text.ts'

const stepMinutes = 15
const dayMinutes = 1440

/** A minute of the day as HH:mm. Arrows move it by a quarter of an hour; what was begun is brought to its end when the field is left. */
export function ClockField(props: {
  label: string
  minute: number
  /** The last that it can be: the end of a day is 24:00. */
  most: number
  isFaulty: boolean
  onChange: (minute: number) => void
}) {
  const { minute, most, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    const whole = wholeTime(text)
    setTyped(null)
    if (isLocalTime(whole))
      onChange(whole === '00:00' && most === dayMinutes ? dayMinutes : minuteOfDay(whole))
  }
  return (
    <input
      className={styles.clock}
      aria-label={props.label}
      aria-invalid={props.isFaulty || undefined}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? clockText(minute)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(maskTime(event.currentTarget.value, typed ?? clockText(minute)))}
      onBlur={() => typed !== null && take(typed)}
      onKeyDown={(event) => {
        const by = { ArrowUp: stepMinutes, ArrowDown: -stepMinutes }[event.key]
        if (event.key === 'Enter' && typed !== null) take(typed)
        else if (event.key === 'Escape' && typed !== null) setTyped(null)
        else if (by) {
          setTyped(null)
          onChange(Math.min(most, Math.max(0, minute + by)))
        } else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
