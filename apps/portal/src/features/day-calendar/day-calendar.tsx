import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { useTextScale } from '@rinda/ui/use-text-scale'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { axisLength } from '../../calendar/day-axis.ts'
import { glow } from '../../calendar/glow.ts'
import type { MoveGrid } from '../../calendar/move-target.ts'
import { TimeRail } from '../../calendar/time-rail.tsx'
import { useGridWalk } from '../../calendar/use-grid-walk.ts'
import { useScrollToNow } from '../../calendar/use-scroll-to-now.ts'
import { usePhrases } from '../../session/phrases.ts'
import type { CalendarModel } from './calendar-model.ts'
import { ColumnHeader } from './column/column-header.tsx'
import { ColumnTabs } from './column/column-tabs.tsx'
import { ColumnView, type ColumnViewProps } from './column/column-view.tsx'
import { useColumnName } from './column/use-column-name.ts'
import styles from './day-calendar.module.css'
import { DayHeader } from './day-header.tsx'
import { type ChooseTimeActs, DragFreeTime } from './drag/drag-free-time.tsx'
import { moveColumns } from './move-columns.ts'
import { offAllDay } from './off-all-day.ts'

/** 40 px per 30 minutes on a screen where text has its usual size, as the styles have it. */
const usualMinutePx = 40 / 30

export type DayCalendarProps = {
  location: Location
  model: CalendarModel
  zone: string
  /** Names the calendar for those who hear it: the branch and the day. */
  label: string
  /** The booking that changed last: it glows. */
  changed: ShortBooking | null
  /** A dialog lies over the calendar. */
  isCovered: boolean
  /** Bookings that have a mark, by qtid. */
  marked?: ReadonlySet<string>
  onOpen: (qtid: string) => void
  /** Somebody wants to know why a time of a column is not free. */
  onExplain: ColumnViewProps['onExplain']
  onPick: ((cellKey: string, startsAt: number) => void) | undefined
  /** Absent where the person may not book. */
  chooseTime: ChooseTimeActs | undefined
  /** Makes the layer that lets bookings be moved in the grid; it lies within the grid. */
  moveLayer: (layer: MoveGrid) => ReactNode
}

/** The grid itself: the rail of hours, one column for each specialist of each day, and what stands in them. */
export function DayCalendar(props: DayCalendarProps) {
  const { model, location } = props
  const { t } = usePhrases('calendar')
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const nameOf = useColumnName(location)
  const now = useNow()
  const minutePx = usualMinutePx * useTextScale()
  const walking = useGridWalk(grid, props.isCovered)
  const nowFrom = model.days.find((day) => day.nowFrom !== null)?.nowFrom ?? null
  useScrollToNow(scroller, model.days.map((day) => day.day.date).join(), nowFrom, minutePx)

  const { changed } = props
  useEffect(() => {
    if (changed && grid.current) glow(grid.current, changed.qtid)
  }, [changed])

  const columns = model.days.flatMap((day) => day.columns.map((one) => ({ ...one, day })))
  const places = new Map(columns.map(({ column }, index) => [column.key, index + 2]))
  const targets = useMemo(() => moveColumns(model, nameOf), [model, nameOf])
  const hasDayRow = model.days.length > 1 || model.days.some(({ day }) => day.isSpecial || !day.open)
  const tabs = columns.map(({ column, cells, day }) => ({
    key: column.key,
    name: nameOf(column),
    date: day.day.date,
    bookingCount: cells.bookingCount,
    hasLate: cells.taken.some(({ state }) => state === 'late'),
  }))

  return (
    <section className={styles.calendar} aria-label={props.label}>
      <ColumnTabs tabs={tabs} scroller={scroller} showsDay={model.days.length > 1} />
      <div className={styles.scroller} ref={scroller} style={gridStyle(model)}>
        <div className={styles.headers} data-has-days={hasDayRow || undefined}>
          <div className={styles.corner} />
          {hasDayRow &&
            model.days.map((day) => (
              <DayHeader key={day.day.date} day={day} places={places} isAlone={model.days.length === 1} />
            ))}
          {columns.map(({ column, cells, day }) => (
            <ColumnHeader
              key={column.key}
              name={nameOf(column)}
              kind={column.kind}
              bookingCount={cells.bookingCount}
              freeCount={cells.free.length}
              offAllDay={offAllDay(column, day.day)}
              gridColumn={places.get(column.key) ?? 2}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: columns of placed cells are no table */}
        <div role="grid" aria-label={t('walkHint')} className={styles.grid} ref={grid} {...walking}>
          <TimeRail
            axis={model.axis}
            now={nowFrom === null ? null : { from: nowFrom, text: localTimeOf(now, props.zone) }}
          />
          {columns.map(({ column, cells, day }) => (
            <ColumnView
              key={column.key}
              location={location}
              column={column}
              name={nameOf(column)}
              clock={day.day.clock}
              cells={cells}
              closed={day.closed}
              nowFrom={day.nowFrom}
              marked={props.marked}
              gridColumn={places.get(column.key) ?? 2}
              onOpen={props.onOpen}
              onExplain={props.onExplain}
              onPick={props.onPick}
            />
          ))}
          {props.moveLayer({ grid, axis: model.axis, columns: targets })}
        </div>
      </div>
      {props.chooseTime && (
        <DragFreeTime
          grid={grid}
          timeText={(startsAt, minutes) =>
            `${localTimeOf(startsAt, props.zone)}–${localTimeOf(startsAt + minutes, props.zone)}`
          }
          isCovered={props.isCovered}
          acts={props.chooseTime}
        />
      )}
    </section>
  )
}

/** One measure for the row of heads and the grid below it, so that they can never differ. */
function gridStyle(model: CalendarModel): CSSProperties {
  const widths = model.days.flatMap((day) =>
    day.columns.map(({ cells }) => `max(var(--column), ${cells.lanes} * var(--lane-width))`),
  )
  return {
    '--length': axisLength(model.axis),
    '--first-hour': (60 - (model.axis.startMinute % 60)) % 60,
    '--template': `var(--rail) ${widths.map((width) => `minmax(${width}, 1fr)`).join(' ')}`,
    '--least': `calc(var(--rail) + ${widths.join(' + ')})`,
  } as CSSProperties
}
