import type { HourState } from './hour-state.ts'
import styles from './squares.module.css'

/** More squares than this are told by their number. */
const mostSquares = 8

/** Counters of an hour as squares: filled ones are needed and planned, dashed ones missing, hollow ones to spare. */
export function Squares({ state, isKnown }: { state: HourState; isKnown: boolean }) {
  const { used, lacking, spare } = state
  if (used + lacking + spare > mostSquares) {
    return (
      <span className={styles.squares} aria-hidden="true">
        <span className={styles.square} data-kind={isKnown ? 'used' : 'unknown'} />
        <span className={styles.count}>{used}</span>
        {lacking > 0 && <span className={styles.square} data-kind="lacking" />}
        {lacking > 0 && <span className={styles.count}>{lacking}</span>}
        {spare > 0 && <span className={styles.square} data-kind="spare" />}
        {spare > 0 && <span className={styles.count}>{spare}</span>}
      </span>
    )
  }
  const kinds = [
    ...new Array<string>(used).fill(isKnown ? 'used' : 'unknown'),
    ...new Array<string>(lacking).fill('lacking'),
    ...new Array<string>(spare).fill('spare'),
  ]
  return (
    <span className={styles.squares} aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares of a kind are alike
        <span key={index} className={styles.square} data-kind={kind} />
      ))}
    </span>
  )
}

/** One square of the legend. */
export function LegendSquare({ kind }: { kind: 'used' | 'lacking' | 'spare' | 'unknown' }) {
  return <span className={styles.square} data-kind={kind} aria-hidden="true" />
}
