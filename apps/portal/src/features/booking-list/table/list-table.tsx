import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { ColumnKey } from '@rinda/domain/company/view'
import { useTextScale } from '@rinda/ui/use-text-scale'
import { Fragment, useEffect, useRef } from 'react'
import { glow } from '../../../calendar/glow.ts'
import type { CellTexts } from '../rows/cell-texts.ts'
import type { ListSort } from '../table-settings.ts'
import { areClose, leastWidthOf } from './list-columns.ts'
import { ListHeader } from './list-header.tsx'
import { ListRow } from './list-row.tsx'
import styles from './list-table.module.css'
import { useRowWalk } from './use-row-walk.ts'
import { useRows } from './use-rows.ts'

/** Heights in px where text has its usual size, as the styles have them. */
const usualRowHeight = 40
const usualHeadHeight = 41

export type ListShown = {
  label: string
  rows: readonly Booking[]
  texts: CellTexts
  viewKey: string
  isLoading: boolean
  changed: ShortBooking | null
  /** A dialog lies over it. */
  isCovered: boolean
  onOpen: (booking: Booking) => void
}

/** Any number of bookings as a table: only the rows in sight are there, with empty space for the others. */
export function ListTable(
  props: ListShown & {
    columns: readonly ColumnKey[]
    sort: ListSort
    onSort: (sort: ListSort) => void
    /** On paper all rows are there. */
    isPrinting: boolean
  },
) {
  const { rows, columns, changed, isPrinting } = props
  const scroller = useRef<HTMLElement>(null)
  const scale = useTextScale()
  const [rowHeight, headHeight] = [usualRowHeight * scale, usualHeadHeight * scale]
  const walk = useRowWalk(rows, scroller, props.isCovered)
  const virtual = useRows({ ...props, rowHeight, headHeight, scroller, kept: walk.index })
  const shown = virtual.getVirtualItems()

  useEffect(() => {
    if (changed && scroller.current) glow(scroller.current, changed.qtid, 'wash')
  }, [changed])

  const last = shown.at(-1)
  return (
    <section ref={scroller} className={styles.scroller} aria-label={props.label}>
      <table
        className={styles.table}
        data-is-close={areClose(columns) || undefined}
        style={isPrinting ? undefined : { minWidth: leastWidthOf(columns) }}
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        {...walk.handlersFor((index) => virtual.scrollToIndex(index), rowHeight)}
      >
        <ListHeader columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody>
          {(isPrinting ? everyRow(rows) : shown).map(({ index, start }, place, drawn) => {
            const booking = rows[index]
            const gap = start - (drawn[place - 1]?.end ?? 0)
            return (
              booking && (
                <Fragment key={booking.qtid}>
                  <Space height={gap} />
                  <ListRow
                    booking={booking}
                    index={index}
                    columns={columns}
                    texts={props.texts}
                    isActive={index === walk.index}
                    onOpen={props.onOpen}
                  />
                </Fragment>
              )
            )
          })}
          {!isPrinting && <Space height={virtual.getTotalSize() - (last?.end ?? 0)} />}
        </tbody>
      </table>
    </section>
  )
}

const everyRow = (rows: readonly unknown[]) => rows.map((_, index) => ({ index, start: 0, end: 0 }))

/** Fills, in the table, the height of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to be focused
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}
