import { type ReactNode, useId } from 'react'
import styles from './segmented-switch.module.css'

export type Segment<Value extends string> = { readonly value: Value; readonly label: ReactNode }

/** One of a few views, side by side. A radio group underneath: arrow keys move, and it is read as a choice. */
export function SegmentedSwitch<Value extends string>(props: {
  label: string
  segments: readonly Segment<Value>[]
  /** Null: none of them is what is seen. */
  value: Value | null
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="rinda-only-heard">{props.label}</legend>
      {props.segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            onChange={() => props.onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
