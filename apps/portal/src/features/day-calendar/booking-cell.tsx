import { type CSSProperties, memo } from 'react'
import type { SlotState } from '../../calendar/slot-state.ts'
import { stateColors, stateMarks } from '../../calendar/state-look.ts'
import styles from './cell.module.css'

export type BookingCellProps = {
  qtid: string
  from: number
  span: number
  lane: number
  lanes: number
  /** Something is still free beside it. */
  hasFree: boolean
  state: SlotState
  /** '11:00–11:30' */
  time: string
  name: string
  service: string
  /** A word of the state that stands in the cell: 'kavē 22 min'. */
  note: string
  label: string
  isMarked?: boolean | undefined
  onOpen: (qtid: string) => void
}

/** One taken slot. Everything it shows comes as plain values, so it is drawn again only when one of them changes. */
export const BookingCell = memo(function BookingCell(props: BookingCellProps) {
  const Mark = stateMarks[props.state]
  const [start, end] = props.time.split('–')
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
    <div
      role="gridcell"
      className={styles.place}
      data-has-free={props.hasFree || undefined}
      style={placeStyle(props)}
    >
      <button
        type="button"
        tabIndex={-1}
        className={`${styles.booking} ${stateColors}`}
        data-cell={props.qtid}
        data-from={props.from}
        data-state={props.state}
        data-size={sizeOf(props.span)}
        data-marked={props.isMarked || undefined}
        data-has-note={props.note ? true : undefined}
        aria-label={props.label}
        onClick={() => props.onOpen(props.qtid)}
      >
        <span className={styles.head}>
          {/* Drawn by the styles: the name of the button says the whole span, of which narrow cells show half. */}
          <span className={styles.time} data-start={start} data-end={`–${end}`} aria-hidden="true" />
          {Mark && <Mark size={14} stroke={2} aria-hidden="true" className={styles.mark} />}
        </span>{' '}
        <span className={styles.name}>{props.name}</span>{' '}
        {props.service && <span className={styles.service}>{props.service}</span>}{' '}
        {props.note && <span className={styles.note}>{props.note}</span>}
      </button>
    </div>
  )
})

function placeStyle(place: { from: number; span: number; lane: number; lanes: number }) {
  return {
    '--from': place.from,
    '--span': place.span,
    '--lane': place.lane,
    '--lanes': place.lanes,
  } as CSSProperties
}

/**
 * Gives the size of a cell by the lines of text that its height has room for; only `full` shows the service.
 */
export function sizeOf(spanMinutes: number): 'tiny' | 'line' | 'two' | 'full' {
  if (spanMinutes < 18) return 'tiny'
  if (spanMinutes < 28) return 'line'
  return spanMinutes < 42 ? 'two' : 'full'
}
