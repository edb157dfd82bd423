import type { Location } from '@rinda/client/set-up/locations'
import { longDay } from '@rinda/phrases/time/day-text'
import { type MouseEvent, memo } from 'react'
import { byTime } from '../../../calendar/by-time.ts'
import type { AxisSpan } from '../../../calendar/day-axis.ts'
import type { DayClock } from '../../../calendar/day-clock.ts'
import { GapCell, type GapCellProps } from '../../../calendar/gap-cell.tsx'
import { bandStyle, TimeGround, timeColumnClass } from '../../../calendar/time-column.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { BookingCell } from '../booking-cell.tsx'
import { useCellWords } from '../cell-words.ts'
import type { ColumnCells } from '../cells.ts'
import { FreeCell } from '../free-cell.tsx'
import styles from './column.module.css'
import type { Column } from './columns.ts'

export type ColumnViewProps = {
  location: Location
  column: Column
  /** Name at the head of the column: the specialist or the service. */
  name: string
  clock: DayClock
  cells: ColumnCells
  closed: readonly AxisSpan[]
  /** Minutes below the top where now is; null when it is not on this day or not on the axis. */
  nowFrom: number | null
  gridColumn: number
  marked?: ReadonlySet<string> | undefined
  onOpen: (qtid: string) => void
  onExplain: GapCellProps['onExplain']
  onPick: ((cellKey: string, startsAt: number) => void) | undefined
}

/** One column of one day: what is closed, the line of now, what is free, what is taken. */
export const ColumnView = memo(function ColumnView(props: ColumnViewProps) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { column, cells } = props
  const words = useCellWords(props.name, props.clock, props.location)
  /** The menu of what is taken, by mouse or by its key: why, and what is free instead. A finger that stays moves it. */
  const explainTaken = (event: MouseEvent<HTMLElement>) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-state]') : null
    const taken = cells.taken.find(({ booking }) => booking.qtid === cell?.dataset.cell)
    if (!taken || column.kind === 'other' || (event.nativeEvent as PointerEvent).pointerType === 'touch')
      return
    event.preventDefault()
    props.onExplain(column.key, taken.booking.startsAt)
  }
  const isEmpty = cells.taken.length === 0 && cells.free.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
    <div
      role="row"
      aria-label={`${props.name}, ${longDay(props.clock.date, language)}`}
      className={timeColumnClass}
      data-column={props.gridColumn}
      style={{ gridColumn: props.gridColumn }}
      onContextMenu={explainTaken}
    >
      <TimeGround closed={props.closed} notFree={cells.gaps} nowFrom={props.nowFrom} />
      {isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
        // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
        <span role="gridcell" className="rinda-only-heard">
          {t('noFree')}
        </span>
      )}
      {cells.off.map((place) => (
        <span key={place.key} className={styles.off} style={bandStyle(place)} data-off={place.why}>
          {t(place.why)}
        </span>
      ))}
      {cells.elsewhere.map((place) => (
        <span key={place.key} className={styles.elsewhere} style={bandStyle(place)}>
          {t(place.where)}
        </span>
      ))}
      {byTime(
        cells.gaps.map(({ from, span, startsAt, isOver }) => ({
          from,
          cell: (
            <GapCell
              key={`gap ${from}`}
              cellKey={`gap-${props.gridColumn}-${from}`}
              columnKey={column.key}
              {...{ from, span, startsAt }}
              label={words.gap(startsAt, span, isOver)}
              role="gridcell"
              onExplain={props.onExplain}
            />
          ),
        })),
        cells.free.map(({ slot, from, span, isBeside }) => ({
          from,
          cell: (
            <FreeCell
              key={`free ${slot.from}`}
              cellKey={`${column.key}/${slot.from}`}
              startsAt={slot.from}
              {...{ from, span, isBeside }}
              {...words.free(slot)}
              onPick={props.onPick}
            />
          ),
        })),
        cells.taken.map(({ booking, state, lateMinutes, from, span, lane, lanes, hasFree }) => ({
          from,
          cell: (
            <BookingCell
              key={booking.qtid}
              qtid={booking.qtid}
              {...{ from, span, lane, lanes, hasFree, state }}
              {...words.taken(booking, state, lateMinutes)}
              isMarked={props.marked?.has(booking.qtid)}
              onOpen={props.onOpen}
            />
          ),
        })),
      )}
    </div>
  )
})
