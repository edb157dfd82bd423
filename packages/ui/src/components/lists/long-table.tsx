import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, useRef } from 'react'
import { DataTable } from './data-table.tsx'

/** As many rows are drawn whole: the browser finds in them, and prints them. */
const mostWhole = 120
const usualRowHeight = 51

/** A table of any length: where it is long only the rows in sight are there, with empty space for the others. `cells` draws the `<td>`s of a row. */
export function LongTable<Row>(props: {
  label: string
  columns: readonly ReactNode[]
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  cells: (row: Row) => ReactNode
}) {
  const { rows, keyOf, cells } = props
  const isLong = rows.length > mostWhole
  const scroller = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    overscan: 12,
  })
  if (!isLong)
    return (
      <DataTable label={props.label} columns={props.columns}>
        {rows.map((row) => (
          <tr key={keyOf(row)}>{cells(row)}</tr>
        ))}
      </DataTable>
    )
  const shown = virtual.getVirtualItems()
  return (
    <DataTable label={props.label} columns={props.columns} scroller={scroller} rowCount={rows.length}>
      {shown.map(({ index, start, key }, place) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <Fragment key={key}>
              <Space height={start - (shown[place - 1]?.end ?? 0)} />
              <tr ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
                {cells(row)}
              </tr>
            </Fragment>
          )
        )
      })}
      <Space height={virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
    </DataTable>
  )
}

/** Takes the height of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to be focused
  return height > 0 && <tr aria-hidden="true" style={{ height, padding: 0, border: 0 }} />
}
