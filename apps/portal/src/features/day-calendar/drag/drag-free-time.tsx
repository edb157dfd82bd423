import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePhrases } from '../../../session/phrases.ts'
import { columnOf } from '../column/column-cells.ts'
import { coverOf } from './chosen-range.ts'
import styles from './drag-free-time.module.css'
import { followKeys } from './follow-keys.ts'
import { followPointer } from './follow-pointer.ts'
import type { Range } from './following.ts'

/** A stretch of one column: from a moment, for some minutes. */
export type DraggedTime = {
  readonly columnKey: string
  readonly startsAt: number
  readonly durationMinutes: number
}
/** Acts on a chosen stretch. Each tells whether a dialog opens on it: where none does, nothing is chosen any more. */
export type ChooseTimeActs = {
  /** The person is asked what to do with the stretch. */
  readonly onChosen: (time: DraggedTime) => boolean
  /** The stretch, or the one slot, is to be blocked. */
  readonly onBlock: (time: DraggedTime) => boolean
}

/**
 * Lets a person choose a stretch of a column: by dragging from a free slot (on a touch screen after a long press), or with
 * Shift and the arrows. What is chosen lies over the column, and no cell is drawn again for it.
 */
export function DragFreeTime(props: {
  grid: RefObject<HTMLElement | null>
  timeText: (startsAt: number, minutes: number) => string
  isCovered: boolean
  acts: ChooseTimeActs
}) {
  const { t } = usePhrases('calendar')
  const [range, setRange] = useState<Range | null>(null)
  const latest = useRef({ range, acts: props.acts })
  latest.current = { range, acts: props.acts }
  const { grid, isCovered } = props

  useEffect(() => {
    const root = grid.current
    if (!root) return
    const end = (isAsked: boolean) => {
      if (!isAsked) setRange(null)
    }
    const follow = {
      root,
      range: () => latest.current.range,
      onRange: setRange,
      onChosen: (chosen: Range) => end(latest.current.acts.onChosen(timeOf(chosen))),
      onBlock: (chosen: Range) => end(latest.current.acts.onBlock(timeOf(chosen))),
    }
    const stops = [followPointer(follow), followKeys(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [grid])

  // The question is answered, or the dialog was closed: nothing is chosen any more.
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    if (wasCovered.current && !isCovered) setRange(null)
    wasCovered.current = isCovered
  }, [isCovered])

  const column = range && columnOf(range.anchor)
  if (!range || !column || !grid.current) return <p className="rinda-only-heard" role="status" />
  const { from, till } = coverOf(range)
  const { startsAt, durationMinutes } = timeOf(range)
  const time = props.timeText(startsAt, durationMinutes)
  const place = { '--from': from, '--span': till - from } as CSSProperties
  return (
    <>
      <p className="rinda-only-heard" role="status">
        {t('rangeChosen', { time })}
      </p>
      {createPortal(
        <div className={styles.over} style={{ gridColumn: column.dataset.column }} aria-hidden="true">
          <div className={styles.chosen} style={place} data-chosen-time>
            <span className={styles.time}>{time}</span>
          </div>
        </div>,
        grid.current,
      )}
    </>
  )
}

/** The axis has a minute for each minute that passes, so the start follows from any free cell of the range. */
function timeOf(range: Range): DraggedTime {
  const { anchor } = range
  const { from, till } = coverOf(range)
  const startsAt = (anchor.startsAt ?? 0) + from - anchor.from
  return { columnKey: anchor.columnKey, startsAt, durationMinutes: Math.round(till - from) }
}
