import { useState } from 'react'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import { rangeIn } from './slot-question.ts'
import styles from './try-slots.module.css'

type RangeFieldsProps = {
  from: string
  till: string
  /** `08:00-12:00`, or empty. */
  value: string
  onChange: (value: string) => void
}

/** Two times of a day; told once both make a range, or both are empty. */
export function RangeFields({ from, till, value, onChange }: RangeFieldsProps) {
  const [typed, setTyped] = useState(value.split('-'))
  const [begin = '', end = ''] = typed
  const put = (next: [string, string]) => {
    setTyped(next)
    const text = next.join('-')
    if (text === '-' || rangeIn(text)) onChange(text === '-' ? '' : text)
  }
  const isWrong = begin.length === 5 && end.length === 5 && rangeIn(`${begin}-${end}`) === null
  return (
    <span className={styles.range}>
      <TimeField label={from} value={begin} fault={isWrong} onChange={(time) => put([time, end])} />
      <span aria-hidden="true">–</span>
      <TimeField label={till} value={end} fault={isWrong} onChange={(time) => put([begin, time])} />
    </span>
  )
}
