import type { StaffingHour } from '@rinda/client/queue/staffing'
import { memo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { stateOf } from './hour-state.ts'
import { Squares } from './squares.tsx'
import styles from './staffing-grid.module.css'

/** An hour of a day: its counters, and how long nine of ten wait. */
export const HourCell = memo(function HourCell(props: {
  hour: StaffingHour
  target: number
  column: number
  /** The hour in a sentence. */
  words: string
  cellKey: string
  isChosen: boolean
  onChoose: () => void
}) {
  const { t } = useLatePhrases('staffing')
  const { hour, target, isChosen } = props
  const state = stateOf(hour, target)
  const text =
    hour.needed === null ? '' : state.minutes === null ? '–' : t('minutes', { minutes: state.minutes })
  return (
    <td
      className={styles.cell}
      data-column={props.column}
      data-is-over={state.isOver || undefined}
      data-is-past={hour.is_past || undefined}
    >
      <button
        type="button"
        className={styles.hour}
        tabIndex={-1}
        aria-pressed={isChosen}
        data-cell={props.cellKey}
        data-from={hour.hour}
        aria-label={props.words}
        onClick={props.onChoose}
      >
        <Squares state={state} isKnown={hour.needed !== null} />
        <span className={styles.minutes}>{text}</span>
      </button>
    </td>
  )
})
