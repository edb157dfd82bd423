import { type CSSProperties, memo } from 'react'
import styles from './free-spot.module.css'

/** A free time: quiet until it is pointed at or focused. */
export const FreeSpotView = memo(function FreeSpotView(props: {
  cellKey: string
  from: number
  span: number
  /** Bookings stand beside it: it has the right edge only. */
  isBeside: boolean
  time: string
  label: string
  onPick: (cellKey: string) => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.free}
      data-cell={props.cellKey}
      data-from={props.from}
      data-is-beside={props.isBeside || undefined}
      style={{ '--from': props.from, '--span': props.span } as CSSProperties}
      aria-label={props.label}
      title={props.isBeside ? props.label : undefined}
      onClick={() => props.onPick(props.cellKey)}
    >
      <span className={styles.offer}>{!props.isBeside && props.time}</span>
    </button>
  )
})
