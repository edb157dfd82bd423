import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { DaySheet, SheetDay } from '@rinda/contract/booking/day-sheet'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import {
  type Axis,
  type AxisSpan,
  axisMinuteAt,
  axisSpanOf,
  buildAxis,
  closedBands,
  placeOfNow,
} from '../../calendar/day-axis.ts'
import { type DayClock, dayClock } from '../../calendar/day-clock.ts'
import { createMemory } from '../../calendar/memory.ts'
import type { MoveColumn } from '../../calendar/move-target.ts'
import { disturbed } from './disturbed.ts'
import { type FreeSpot, freeSpots, offersOf, type WeekFilter } from './free-spots/free-spots.ts'
import { notFree } from './free-spots/not-free.ts'
import { intervalOf, takerOn } from './free-spots/taker-on.ts'
import { keepSame } from './placing/keep-same.ts'
import type { WeekPart } from './placing/standing.ts'
import { type WeekSlot, weekSlots } from './placing/week-slots.ts'
import { isInWeek, weekState } from './week-state.ts'

export type WeekDay = {
  readonly date: string
  readonly clock: DayClock
  readonly isClosed: boolean
  /** Wall clock times; null on a closed day. */
  readonly open: SheetDay['open']
  readonly closed: readonly AxisSpan[]
  /** Bands in which nothing can be booked, or nothing any more. */
  readonly notFree: readonly AxisSpan[]
  readonly slots: readonly WeekSlot[]
  readonly free: readonly FreeSpot[]
  /** Minutes below the top until which the day is over. */
  readonly overTill: number
  /** Finds who would take a booking that is moved to this day. */
  readonly takerOf: MoveColumn['takerOf']
  /** The visits that begin on the day: blocks are none. */
  readonly bookingCount: number
  readonly attentionCount: number
}
export type ModelDay = {
  readonly day: WeekDay
  readonly isToday: boolean
  /**
   * Place of now in minutes below the top of the axis; null on other days, and at an hour that the calendar
   * does not show.
   */
  readonly nowFrom: number | null
}
export type WeekModel = { readonly axis: Axis; readonly days: readonly ModelDay[] }

export type WeekQuestion = {
  readonly sheet: DaySheet
  readonly bookings: readonly ShortBooking[]
  readonly hours: { readonly startMinute: number; readonly endMinute: number }
  readonly filter: WeekFilter
  /** Services that this person's calendar shows. */
  readonly reach: Reach
  /** True where this person books by clicking free time. */
  readonly showsFree: boolean
  /** The bookings of which the server says that they need attention, for more than their approval. */
  readonly attention: ReadonlySet<string>
  /** Another system keeps the bookings: what is beside each other there is its affair. */
  readonly isKeptElsewhere?: boolean
  /** The most parts of a slot in this view. */
  readonly parts: number
  /** Width of a day's column in px. */
  readonly columnPx: number
  readonly now: EpochMinutes
}

/**
 * Builds what the week draws, and remembers: a day, and in it a slot, that did not change since the last question is the same object
 * again, so a live change draws one cell.
 */
export function createWeekModel(): (question: WeekQuestion) => WeekModel {
  const remember = createMemory()
  const lastSlots = new Map<string, readonly WeekSlot[]>()

  return (question) => {
    const { sheet, filter, reach, attention, parts, columnPx, now, showsFree } = question
    const clocks = sheet.days.map((day) => dayClock(day.date, sheet.zone))
    const lists = clocks.map((clock) => {
      const own = question.bookings.filter((one) => one.startsAt < clock.till && one.endsAt > clock.from)
      return remember(`bookings ${clock.date}`, own, () => own)
    })
    const found = buildAxis(
      question.hours,
      clocks.map((clock, index) => ({ clock, spans: spansOf(clock, lists[index] ?? []) })),
    )
    const axis = remember('axis', [JSON.stringify(found)], () => found)

    const days = sheet.days.map((sheetDay, index): ModelDay => {
      const clock = clocks[index] ?? dayClock(sheetDay.date, sheet.zone)
      const held = lists[index] ?? []
      const isToday = now >= clock.from && now < clock.till
      // A day that is over, or not yet there, does not change by the minute.
      const clockMatters = isToday ? now : clock.till <= now
      const made = remember(
        `day ${clock.date}`,
        [
          ...[sheetDay, held, axis, clockMatters, reach, attention],
          ...[filter.specialist, filter.service, parts, columnPx, showsFree],
        ],
        () => weekDay({ ...question, sheetDay, clock, axis, held }, lastSlots.get(clock.date) ?? []),
      )
      lastSlots.set(clock.date, made.slots)
      return { day: made, isToday, nowFrom: isToday ? placeOfNow(axis, clock, now) : null }
    })
    return { axis, days }
  }
}

type DayQuestion = WeekQuestion & {
  readonly sheetDay: SheetDay
  readonly clock: DayClock
  readonly axis: Axis
  readonly held: readonly ShortBooking[]
}

function weekDay(question: DayQuestion, before: readonly WeekSlot[]): WeekDay {
  const { sheetDay, clock, axis, held, now } = question
  const standing = held.filter(isInWeek)
  const overlapping = disturbed(question.isKeptElsewhere ? [] : standing, now)
  const parts = standing
    .filter((one) => isShown(one, question))
    .sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt || byId(one, other))
    .map((booking): WeekPart => {
      const state = weekState(booking, overlapping.has(booking) || question.attention.has(booking.qtid), now)
      return { booking, state, needs: needsSomebody(booking, state, now) }
    })
  const offers = offersOf({ ...question, day: sheetDay })
  const free = question.showsFree ? freeSpots(offers, question) : []
  const isNarrowed = question.filter.specialist !== undefined || question.filter.service !== undefined
  const begun = parts.filter(({ booking }) => booking.startsAt >= clock.from && !booking.isBlocked)
  return {
    date: clock.date,
    clock,
    isClosed: sheetDay.open === null,
    open: sheetDay.open,
    closed: [...closedBands(axis, clock, sheetDay.open), ...offBands(question)],
    slots: keepSame(before, weekSlots(parts, { ...question, date: clock.date, free, isNarrowed })),
    notFree: notFree(axis, clock, offers, now),
    free,
    overTill: now <= clock.from ? 0 : axisMinuteAt(axis, clock, now),
    takerOf: takerOn(sheetDay, held),
    bookingCount: begun.length,
    attentionCount: begun.filter(({ needs }) => needs).length,
  }
}

/** Lists the bands in which the one specialist who is shown is not at work. */
function offBands({ sheetDay, clock, axis, filter }: DayQuestion): AxisSpan[] {
  const own = sheetDay.columns.find(
    ({ kind, id }) => kind === 'specialist' && Number(id) === filter.specialist,
  )
  return (own?.off ?? [])
    .map((off) => axisSpanOf(axis, clock, intervalOf(off)))
    .filter(({ span }) => span > 0)
}

function needsSomebody(booking: ShortBooking, state: WeekPart['state'], now: EpochMinutes): boolean {
  return state === 'attention' || (state === 'pending' && booking.endsAt > now)
}

function isShown(booking: ShortBooking, { filter, reach }: Pick<WeekQuestion, 'filter' | 'reach'>): boolean {
  if (filter.specialist !== undefined && booking.specialistId !== filter.specialist) return false
  if (filter.service !== undefined && booking.serviceId !== filter.service) return false
  return calendarShowsService(reach, booking.serviceId)
}

/** In the order in which they were made, so that a new one stands last among those of its time. */
const byId = (one: ShortBooking, other: ShortBooking) => Number(one.id) - Number(other.id)

function spansOf(clock: DayClock, bookings: readonly ShortBooking[]) {
  return bookings
    .filter(isInWeek)
    .map((one) => ({ from: Math.max(one.startsAt, clock.from), till: Math.min(one.endsAt, clock.till) }))
}
