import type { EpochMinutes } from '@rinda/domain/time/zone'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import styles from './gap-cell.module.css'

/** A click is meant for about this minute. */
const clickStepMinutes = 5

export type GapCellProps = {
  cellKey: string
  columnKey: string
  from: number
  span: number
  /** Instant at which the gap begins; null in an hour that the clock leaps over. */
  startsAt: EpochMinutes | null
  label: string
  /** Set where the cell stands in a grid. */
  role?: 'gridcell'
  onExplain: (columnKey: string, startsAt: EpochMinutes | null) => void
}

/** Time that is not free: nothing to see until it is pointed at, but it can be asked why. */
export const GapCell = memo(function GapCell(props: GapCellProps) {
  const { columnKey, startsAt, span } = props

  function explain(event: MouseEvent<HTMLElement>) {
    if (startsAt === null) return props.onExplain(columnKey, null)
    const box = event.currentTarget.getBoundingClientRect()
    // A key presses it nowhere: then it is about where the gap begins.
    const part = event.detail === 0 ? 0 : (event.clientY - box.top) / box.height
    const minutes = Math.floor((part * span) / clickStepMinutes) * clickStepMinutes
    props.onExplain(columnKey, startsAt + Math.min(Math.max(minutes, 0), Math.max(span - 1, 0)))
  }

  return (
    <div
      {...(props.role ? { role: props.role } : {})}
      className={styles.place}
      style={{ '--from': props.from, '--span': span } as CSSProperties}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.gap}
        data-cell={props.cellKey}
        data-from={props.from}
        aria-label={props.label}
        onClick={explain}
      />
    </div>
  )
})
