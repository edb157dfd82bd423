import type { CSSProperties } from 'react'
import type { AxisSpan } from './day-axis.ts'
import styles from './time-column.module.css'

/** The look of a column of time: its lines for the hours. */
export const timeColumnClass = styles.column

/** Draws what lies under the cells of a column of time: the closed bands and the line of now. */
export function TimeGround(props: {
  closed: readonly AxisSpan[]
  /** Bands in which nothing can be booked: all that is not free. */
  notFree: readonly AxisSpan[]
  /** Minutes below the top where now is; null when it is not on this day or not on the axis. */
  nowFrom: number | null
}) {
  return (
    <>
      {props.notFree.length > 0 && (
        <span
          className={styles.notFree}
          style={{ backgroundImage: bands(props.notFree) }}
          aria-hidden="true"
        />
      )}
      {props.closed.map((place) => (
        <span key={place.from} className={styles.closed} style={bandStyle(place)} aria-hidden="true" />
      ))}
      {props.nowFrom !== null && (
        <span className={styles.now} style={bandStyle({ from: props.nowFrom, span: 0 })} aria-hidden="true" />
      )}
    </>
  )
}

/** Gives the place and height of a band as CSS variables, in minutes of the axis. */
export const bandStyle = ({ from, span }: AxisSpan) => ({ '--from': from, '--span': span }) as CSSProperties

/** Draws many bands in one element: a busy week has hundreds of them. */
function bands(places: readonly AxisSpan[]): string {
  const at = (minute: number) => `calc(${minute} * var(--minute))`
  const stops = places.flatMap(({ from, span }) => [
    `transparent ${at(from)}`,
    `var(--not-free) ${at(from)} ${at(from + span)}`,
    `transparent ${at(from + span)}`,
  ])
  return `linear-gradient(transparent 0, ${stops.join(', ')})`
}
