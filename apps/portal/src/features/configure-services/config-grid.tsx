import { classNames } from '@rinda/ui/class-names'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles from './config-grid.module.css'
import type { ConfigRow } from './config-rows.ts'
import { GridPart } from './grid-part.tsx'
import { useConfigWalk } from './use-config-walk.ts'

type ServiceRow = Extract<ConfigRow, { kind: 'service' }>
const rowHeight = 45

/**
 * Services under their locations, with columns beside their names. Only the lines in sight are there, however many there are. `cell` draws
 * one; what takes the focus in it carries `data-at`.
 */
export function ConfigGrid(props: {
  label: string
  nameColumn: string
  columns: readonly string[]
  rows: readonly ConfigRow[]
  /** Columns of numbers are narrow and written to the right. */
  isOfNumbers: boolean
  cell: (row: ServiceRow, column: number, at: { at: string; isActive: boolean }) => ReactNode
}) {
  const { rows, columns } = props
  const scroller = useRef<HTMLDivElement>(null)
  const walk = useConfigWalk(scroller, rows, columns.length)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      const { row } = walk.active
      return row < 0 || row >= range.count || seen.includes(row)
        ? seen
        : [...seen, row].sort((one, other) => one - other)
    },
  })
  const style = { '--columns': columns.length } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines are drawn where they are looked at, which a table cannot
    <div
      ref={scroller}
      role="grid"
      className={styles.grid}
      aria-label={props.label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      data-is-of-numbers={props.isOfNumbers || undefined}
      style={style}
      onKeyDown={walk.onKeyDown}
      onFocus={walk.onFocus}
    >
      <GridPart role="row" aria-rowindex={1} className={classNames(styles.row, styles.head)}>
        {[props.nameColumn, ...columns].map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
          <GridPart role="columnheader" key={index} className={styles.column}>
            {name}
          </GridPart>
        ))}
      </GridPart>
      <GridPart role="rowgroup" className={styles.lines} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          if (!row) return null
          const place = { transform: `translateY(${start}px)` }
          return row.kind === 'location' ? (
            <GridPart
              role="row"
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className={styles.location}
              style={place}
            >
              <GridPart role="rowheader" aria-colspan={columns.length + 1} className={styles.locationName}>
                {row.name}
              </GridPart>
            </GridPart>
          ) : (
            <GridPart
              role="row"
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className={classNames(styles.row, styles.line)}
              style={place}
            >
              <GridPart role="rowheader" className={styles.name}>
                {row.name}
              </GridPart>
              {columns.map((name, column) => (
                <GridPart role="gridcell" key={name} className={styles.cell} data-label={name}>
                  {props.cell(row, column, {
                    at: `${index}:${column}`,
                    isActive: walk.active.row === index && walk.active.column === column,
                  })}
                </GridPart>
              ))}
            </GridPart>
          )
        })}
      </GridPart>
    </div>
  )
}
