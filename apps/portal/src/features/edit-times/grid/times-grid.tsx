import type { LocalDate } from '@rinda/domain/time/zone'
import { isLocalDate } from '@rinda/domain/time/zone'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconTrash } from '@tabler/icons-react'
import { type CSSProperties, useRef } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { Day } from '../times/day-times.ts'
import { dayName, headOf } from '../times/days.ts'
import type { TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import { TimesCell } from './times-cell.tsx'
import styles from './times-grid.module.css'
import { useCellRange } from './use-cell-range.ts'
import { useCellWalk } from './use-cell-walk.ts'
import { useClipboard } from './use-clipboard.ts'
import { useGridWindow } from './use-grid-window.ts'

/** Any number of lines by any number of days: only what is in sight is drawn. One tab stop, arrows, and an editor in the cell. */
export function TimesGrid(props: {
  label: string
  nameLabel: string
  rows: readonly TimesRow[]
  days: readonly Day[]
  rules: TimesRules
  today: LocalDate
  write: WriteTimes
  onRemoveDate: (day: LocalDate) => void
}) {
  const { rows, days, rules, today, write } = props
  const { t } = useLatePhrases('hours')
  const scroller = useRef<HTMLDivElement>(null)
  const walk = useCellWalk(scroller, rows.length, days.length)
  const grid = useGridWindow(scroller, rows, days, walk.at)
  const range = useCellRange(walk)
  const { fill, ...clipboard } = useClipboard({ rows, days, rules, write, chosen: range.chosen })
  const nameWidth = { '--name-width': `${grid.nameWidth}px` } as CSSProperties
  const at = (left: number, width: number): CSSProperties => ({ transform: `translateX(${left}px)`, width })

  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked and edited
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        className={styles.whole}
        style={{ width: grid.width, height: grid.height, ...nameWidth }}
        aria-multiselectable
        data-has-range={range.chosen !== null || undefined}
        onKeyDown={(event) => {
          range.onKeyDown(event)
          walk.onKeyDown(event, grid.scrollTo)
        }}
        onPointerDown={range.onPointerDown}
        onPointerOver={range.onPointerOver}
        {...clipboard}
      >
        <thead className={styles.head} style={{ height: grid.headHeight }}>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1} className={styles.corner}>
              {props.nameLabel}
            </th>
            {grid.columns.map(({ index, start, size }) => {
              const day = days[index]
              if (day === undefined) return null
              return (
                <DayHead
                  key={day}
                  day={day}
                  index={index}
                  today={today}
                  style={at(start - grid.nameWidth, size)}
                  onRemove={props.onRemoveDate}
                />
              )
            })}
          </tr>
        </thead>
        <tbody>
          {grid.lines.map(({ index, start, size }) => {
            const row = rows[index]
            if (!row) return null
            const isFirst = row.group !== null && rows[index - 1]?.group !== row.group
            return (
              <tr
                key={row.key}
                aria-rowindex={index + 2}
                className={styles.row}
                data-is-first={isFirst || undefined}
                style={{ transform: `translateY(${start}px)`, height: size }}
              >
                <th scope="row" aria-colindex={1} className={styles.name} title={row.name}>
                  {isFirst && <span className={styles.group}>{row.group}</span>}
                  <span className={styles.nameText}>{row.name}</span>
                </th>
                {grid.columns.map((column) => {
                  const day = days[column.index]
                  if (day === undefined) return null
                  return (
                    <TimesCell
                      key={day}
                      row={row}
                      day={day}
                      rules={rules}
                      today={today}
                      write={write}
                      place={{ row: index, column: column.index }}
                      walk={walk}
                      isChosen={range.holds({ row: index, column: column.index })}
                      chosenCount={range.count}
                      onFill={(times) => void fill(times)}
                      style={at(column.start - grid.nameWidth, column.size)}
                    />
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status" className="rinda-only-heard">
        {range.count > 1 && t('chosenCells', { count: range.count })}
      </p>
    </div>
  )
}

/** The head of a column; a date can be taken away there. */
function DayHead(props: {
  day: Day
  index: number
  today: LocalDate
  style: CSSProperties
  onRemove: (day: LocalDate) => void
}) {
  const { day, today } = props
  const { t, language } = useLatePhrases('hours')
  const head = headOf(day, language)
  return (
    <th
      scope="col"
      aria-colindex={props.index + 2}
      className={styles.columnHead}
      data-is-date={isLocalDate(day) || undefined}
      style={props.style}
    >
      <span className={styles.headText}>
        {head.text}
        {head.note && <span className={styles.headNote}>{head.note}</span>}
      </span>
      {isLocalDate(day) && (
        <IconButton
          isQuiet
          label={t('removeDate', { day: dayName(day, language, today) })}
          icon={<IconTrash size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => props.onRemove(day)}
        />
      )}
    </th>
  )
}
