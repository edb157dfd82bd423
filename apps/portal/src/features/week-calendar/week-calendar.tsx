import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { monthsOfWeek } from '@rinda/phrases/time/day-text'
import { useTextScale } from '@rinda/ui/use-text-scale'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { axisLength } from '../../calendar/day-axis.ts'
import type { MoveGrid } from '../../calendar/move-target.ts'
import { TimeRail } from '../../calendar/time-rail.tsx'
import { useGridWalk } from '../../calendar/use-grid-walk.ts'
import { useScrollToNow } from '../../calendar/use-scroll-to-now.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { DayColumn } from './day-column.tsx'
import { DayHead } from './day-head/day-head.tsx'
import { DayTabs } from './day-head/day-tabs.tsx'
import { moveColumns } from './move-columns.ts'
import type { WeekSlot } from './placing/week-slots.ts'
import { useGlow } from './use-glow.ts'
import { useStayPut } from './use-stay-put.ts'
import styles from './week-calendar.module.css'
import type { WeekModel } from './week-model.ts'
import { useWeekWords } from './week-words.ts'

export type WeekCalendarProps = {
  location: Location
  model: WeekModel
  /** The day that the address names: a phone begins there. */
  chosen: string
  /** On a phone another day came to rest in sight. */
  onSeen: (date: string) => void
  label: string
  /** The booking that changed last: it glows. */
  changed: ShortBooking | null
  isCovered: boolean
  onOpen: (qtid: string) => void
  onOpenAll: (slot: WeekSlot) => void
  onOpenDay: (date: string) => void
  /** Somebody wants to know why a time of a day is not free. */
  onExplain: (date: string, startsAt: number | null) => void
  onPick: ((cellKey: string) => void) | undefined
  /** Makes the layer that lets bookings be moved in the grid; it lies within the grid. */
  moveLayer: (layer: MoveGrid) => ReactNode
}

/** The grid of a week: the rail of hours, seven days, and what stands in them. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { model } = props
  const { days, axis } = model
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const now = useNow()
  const words = useWeekWords(props.location)
  // A minute is a px high where text has its usual size, as the styles have it.
  const minutePx = useTextScale()
  const walking = useGridWalk(grid, props.isCovered)
  const nowFrom = days.find((day) => day.nowFrom !== null)?.nowFrom ?? null
  const first = days[0]?.day.date ?? ''
  const last = days.at(-1)?.day.date ?? first
  useScrollToNow(scroller, first, nowFrom, minutePx)
  useStayPut(scroller, first, axis.startMinute * minutePx)

  useGlow(grid, days, props.changed)

  const targets = useMemo(() => moveColumns(model), [model])
  const { months, years } = monthsOfWeek(first, last, language)
  const isEmpty = days.every(({ day }) => day.slots.length === 0)
  const isOffered = props.onPick !== undefined && days.some(({ day }) => day.free.length > 0)
  return (
    <section className={styles.calendar} aria-label={props.label}>
      <DayTabs days={days} chosen={props.chosen} scroller={scroller} onSeen={props.onSeen} />
      <div className={styles.scroller} ref={scroller} style={gridStyle(model)}>
        <div className={styles.heads}>
          <div className={styles.corner}>
            <span>{months}</span>
            <span>{years}</span>
          </div>
          {days.map(({ day, isToday }) => (
            <DayHead
              key={day.date}
              date={day.date}
              isToday={isToday}
              isClosed={day.isClosed}
              bookingCount={day.bookingCount}
              attentionCount={day.attentionCount}
              onOpen={props.onOpenDay}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons of a week are no form */}
        <div role="group" aria-label={t('walkHint')} className={styles.grid} ref={grid} {...walking}>
          <TimeRail
            axis={axis}
            now={nowFrom === null ? null : { from: nowFrom, text: localTimeOf(now, profile.zone) }}
          />
          {days.map(({ day, isToday, nowFrom: at }, index) => (
            <DayColumn
              key={day.date}
              day={day}
              axis={axis}
              isToday={isToday}
              nowFrom={at}
              gridColumn={index + 2}
              words={words}
              onOpen={props.onOpen}
              onOpenAll={props.onOpenAll}
              onExplain={props.onExplain}
              onPick={props.onPick}
            />
          ))}
          {props.moveLayer({ grid, axis, columns: targets })}
        </div>
      </div>
      {isEmpty && (
        <p className={styles.empty} role="status">
          <b>{say('empty')}</b>
          {isOffered && <span>{say('emptyHint')}</span>}
        </p>
      )}
    </section>
  )
}

function gridStyle({ axis }: WeekModel): CSSProperties {
  return {
    '--length': axisLength(axis),
    '--first-hour': (60 - (axis.startMinute % 60)) % 60,
  } as CSSProperties
}
