import { longDay } from '@rinda/phrases/time/day-text'
import { memo, useMemo } from 'react'
import { byTime } from '../../calendar/by-time.ts'
import type { Axis } from '../../calendar/day-axis.ts'
import { GapCell, type GapCellProps } from '../../calendar/gap-cell.tsx'
import { TimeGround, timeColumnClass } from '../../calendar/time-column.tsx'
import { useSession } from '../../session/session.tsx'
import { dayGaps } from './day-gaps.ts'
import { FreeSpotView } from './free-spots/free-spot-view.tsx'
import { SlotView } from './free-spots/slot-view.tsx'
import type { WeekSlot } from './placing/week-slots.ts'
import type { WeekDay } from './week-model.ts'
import type { WeekWords } from './week-words.ts'

/** One day: what is closed, the line of now, what is free, what is booked. */
export const DayColumn = memo(function DayColumn(props: {
  day: WeekDay
  axis: Axis
  /** Minutes below the top where now is; null on other days. */
  isToday: boolean
  nowFrom: number | null
  gridColumn: number
  words: WeekWords
  onOpen: (qtid: string) => void
  onOpenAll: (slot: WeekSlot) => void
  /** Somebody wants to know why a time of the day is not free. */
  onExplain: GapCellProps['onExplain']
  onPick: ((cellKey: string) => void) | undefined
}) {
  const { language } = useSession()
  const { day, axis, words, onPick } = props
  const gaps = useMemo(() => dayGaps(day, axis, onPick !== undefined), [day, axis, onPick])
  const besides = useMemo(() => besidesOf(day), [day])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons of a day are no form
    <div
      role="group"
      aria-label={longDay(day.date, language)}
      className={timeColumnClass}
      data-column={props.gridColumn}
      data-is-today={props.isToday || undefined}
      style={{ gridColumn: props.gridColumn }}
    >
      <TimeGround closed={day.closed} notFree={day.notFree} nowFrom={props.nowFrom} />
      {byTime(
        gaps.map((gap) => ({
          from: gap.from,
          cell: (
            <GapCell
              key={`gap ${gap.from}`}
              cellKey={`gap-${day.date}-${gap.from}`}
              columnKey={day.date}
              from={gap.from}
              span={gap.span}
              startsAt={gap.startsAt}
              label={words.gap(day.clock, gap)}
              onExplain={props.onExplain}
            />
          ),
        })),
        onPick
          ? day.free.map((spot) => ({
              from: spot.from,
              cell: (
                <FreeSpotView
                  key={`free ${spot.key}`}
                  cellKey={spot.key}
                  from={spot.from}
                  span={spot.span}
                  isBeside={besides.has(spot.key)}
                  {...words.free(day.clock, spot)}
                  onPick={onPick}
                />
              ),
            }))
          : [],
        day.slots.map((slot) => ({
          from: slot.from,
          cell: (
            <SlotView
              key={slot.key}
              slot={slot}
              clock={day.clock}
              words={words}
              onOpen={props.onOpen}
              onOpenAll={props.onOpenAll}
            />
          ),
        })),
      )}
    </div>
  )
})

/** The free times that have bookings beside them. */
function besidesOf(day: WeekDay): ReadonlySet<string> {
  const taken = day.slots.filter((slot) => slot.hasFree)
  const isBeside = (from: number, span: number) =>
    taken.some((slot) => slot.from < from + span && slot.from + slot.span > from)
  return new Set(day.free.filter((spot) => isBeside(spot.from, spot.span)).map((spot) => spot.key))
}
