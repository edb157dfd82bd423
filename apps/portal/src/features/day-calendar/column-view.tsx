import type { Location } from '@rinda/client/locations'
import { type CSSProperties, memo } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { BookingCell } from './booking-cell.tsx'
import { useCellWords } from './cell-words.ts'
import type { ColumnCells } from './cells.ts'
import styles from './column.module.css'
import type { Column } from './columns.ts'
import type { DayClock } from './day-clock.ts'
import { FreeCell } from './free-cell.tsx'
import type { Place } from './layout.ts'

export type ColumnViewProps = {
  location: Location
  column: Column
  /** What stands at the head of the column: the specialist or the service. */
  name: string
  clock: DayClock
  cells: ColumnCells
  closed: readonly Place[]
  /** Minutes below the top where now is; null when it is not on this day or not on the axis. */
  nowFrom: number | null
  gridColumn: number
  onOpen: (qtid: string) => void
  onPick: ((cellKey: string, startsAt: number) => void) | undefined
}

/** One column of one day: what is closed, the line of now, what is free, what is taken. */
export const ColumnView = memo(function ColumnView(props: ColumnViewProps) {
  const { t } = usePhrases('calendar')
  const { column, cells } = props
  const words = useCellWords(props.name, props.clock, props.location)
  const isEmpty = cells.taken.length === 0 && cells.free.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
    <div
      role="row"
      aria-label={`${props.name}, ${props.clock.date}`}
      className={styles.column}
      data-column={props.gridColumn}
      style={{ gridColumn: props.gridColumn }}
    >
      {props.closed.map((place) => (
        <span key={place.from} className={styles.closed} style={bandStyle(place)} aria-hidden="true" />
      ))}
      {props.nowFrom !== null && (
        <span className={styles.now} style={bandStyle({ from: props.nowFrom, span: 0 })} aria-hidden="true" />
      )}
      {isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table
        // biome-ignore lint/a11y/useFocusableInteractive: the focus walks over the buttons inside
        <span role="gridcell" className="rinda-only-heard">
          {t('noFree')}
        </span>
      )}
      {cells.elsewhere.map((place) => (
        <span key={place.key} className={styles.elsewhere} style={bandStyle(place)}>
          {t(place.where)}
        </span>
      ))}
      {cells.free.map(({ slot, from, span, lane, lanes }) => (
        <FreeCell
          key={slot.from}
          cellKey={`${column.key}/${slot.from}`}
          startsAt={slot.from}
          {...{ from, span, lane, lanes }}
          {...words.free(slot)}
          onPick={props.onPick}
        />
      ))}
      {cells.taken.map(({ booking, state, lateMinutes, from, span, lane, lanes }) => (
        <BookingCell
          key={booking.qtid}
          qtid={booking.qtid}
          {...{ from, span, lane, lanes, state }}
          {...words.taken(booking, state, lateMinutes)}
          onOpen={props.onOpen}
        />
      ))}
    </div>
  )
})

const bandStyle = ({ from, span }: Place) => ({ '--from': from, '--span': span }) as CSSProperties
