import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { bandStyle } from '../../calendar/time-column.tsx'
import styles from './cell.module.css'

export type FreeCellProps = {
  cellKey: string
  from: number
  span: number
  /** Bookings stand beside it: it has the edge of the column. */
  isBeside: boolean
  startsAt: number
  /** '11:00 brīvs' */
  text: string
  label: string
  /** Absent where the person may not book by clicking: the slot is shown and does nothing. */
  onPick: ((cellKey: string, startsAt: number) => void) | undefined
}

/** One free slot: quiet until it is pointed at or focused. */
export const FreeCell = memo(function FreeCell(props: FreeCellProps) {
  const { onPick } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
    <div
      role="gridcell"
      className={styles.place}
      data-is-beside={props.isBeside || undefined}
      style={bandStyle(props)}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.free}
        data-cell={props.cellKey}
        data-from={props.from}
        data-size={props.span < 18 ? 'tiny' : 'line'}
        aria-label={props.label}
        title={props.isBeside ? props.label : undefined}
        aria-disabled={onPick ? undefined : true}
        onClick={() => onPick?.(props.cellKey, props.startsAt)}
      >
        <span className={styles.offer}>
          {onPick && <IconPlus size={15} stroke={2} aria-hidden="true" />}
          {!props.isBeside && props.text}
        </span>
      </button>
    </div>
  )
})
