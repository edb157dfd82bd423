import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Interval, LocalDate } from '@rinda/domain/time/zone'
import { type Axis, type AxisSpan, axisSpanOf } from '../../calendar/day-axis.ts'
import type { DayClock } from '../../calendar/day-clock.ts'
import { layoutFor, type SlotLayout } from './slot-layout.ts'
import { type Lanes, overlap, weekLanes } from './week-lanes.ts'
import type { WeekState } from './week-state.ts'

export type WeekPart = { readonly booking: ShortBooking; readonly state: WeekState }

/** The bookings of one day that share start and end: they stand in one place. */
export type WeekSlot = AxisSpan &
  Lanes & {
    readonly key: string
    readonly parts: readonly WeekPart[]
    /**
     * Number of parts into which the place is divided; null when there are more bookings than fit: one box
     * then says how many.
     */
    readonly layout: SlotLayout | null
    /** Width of each part, in parts of the least width. */
    readonly room: number
    /** A block beside visits of others is a strip at the left edge, in the lane of that number. */
    readonly isStrip: boolean
    /** Number of strips that stand beside it. */
    readonly strips: number
    /** Something is still free at that time: it has the right edge. */
    readonly hasFree: boolean
  }

/** Conditions of the placing besides the bookings. */
export type SlotQuestion = {
  readonly date: LocalDate
  readonly clock: DayClock
  readonly axis: Axis
  /** The most parts of a slot in this view. */
  readonly parts: number
  /** Number of parts of the least width that fit into a column. */
  readonly fit: number
  /** The times at which something is free. */
  readonly free: readonly { readonly startsAt: number; readonly till: number }[]
}

/**
 * Places a day's bookings, given in the order of their start: those that share start and end in one slot, slots that overlap otherwise
 * side by side. Blocks stand apart from visits: a day-long one must not halve every slot of the day.
 */
export function weekSlots(parts: readonly WeekPart[], question: SlotQuestion): WeekSlot[] {
  const groups = groupsOf(parts, question.date)
  const blocks = weekLanes(groups.filter(({ isBlock }) => isBlock))
  const visits = weekLanes(groups.filter(({ isBlock }) => !isBlock))
  const free = question.free.map(({ startsAt, till }) => ({ span: { from: startsAt, till } }))

  const placed = (group: Group & Lanes, around: Interval, strips: number, isStrip: boolean): WeekSlot => {
    const { key, parts: own, lane, lanes, wide } = group
    const hasFree = !isStrip && free.some((spot) => overlap(spot.span, around))
    const width = ((question.fit - strips - (hasFree ? 1 : 0)) * wide) / lanes
    const most = isStrip ? 1 : Math.max(1, Math.min(question.parts, Math.floor(width)))
    const layout = layoutFor(own.length, most)
    const room = Math.floor(width / (layout ?? 1))
    const place = axisSpanOf(question.axis, question.clock, group.span)
    return { key, parts: own, layout, room, isStrip, strips, hasFree, lane, lanes, wide, ...place }
  }
  const ofBlocks = blocks.map((block) => {
    const isStrip = visits.some((visit) => overlap(visit.span, block.span))
    return placed(block, block.span, 0, isStrip)
  })
  // What stands side by side shares one measure, or it would lie on each other.
  const ofVisits = visits.map((visit) => {
    const besides = blocks.filter((block) => overlap(block.span, visit.chain))
    return placed(visit, visit.chain, Math.max(0, ...besides.map(({ lanes }) => lanes)), false)
  })
  return [...ofBlocks, ...ofVisits]
}

type Group = { key: string; isBlock: boolean; parts: WeekPart[]; span: Interval }

function groupsOf(parts: readonly WeekPart[], date: LocalDate): Group[] {
  const groups = new Map<string, Group>()
  for (const part of parts) {
    const { startsAt, endsAt, isBlocked } = part.booking
    const key = `${date}/${isBlocked ? 'block' : 'visit'}-${startsAt}-${endsAt}`
    const group = groups.get(key)
    if (group) group.parts.push(part)
    else groups.set(key, { key, isBlock: isBlocked, parts: [part], span: { from: startsAt, till: endsAt } })
  }
  return [...groups.values()]
}

/** The slots, each that looks as it did the same object as before: only what changed is drawn again. */
export function keepSame(before: readonly WeekSlot[], after: readonly WeekSlot[]): readonly WeekSlot[] {
  const known = new Map(before.map((slot) => [slot.key, slot]))
  const kept = after.map((slot) => {
    const old = known.get(slot.key)
    return old && isSame(old, slot) ? old : slot
  })
  return kept.length === before.length && kept.every((slot, index) => slot === before[index]) ? before : kept
}

function isSame(one: WeekSlot, other: WeekSlot): boolean {
  return (
    one.from === other.from &&
    one.span === other.span &&
    one.lane === other.lane &&
    one.lanes === other.lanes &&
    one.wide === other.wide &&
    one.room === other.room &&
    one.layout === other.layout &&
    one.isStrip === other.isStrip &&
    one.strips === other.strips &&
    one.hasFree === other.hasFree &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => {
      const like = other.parts[index]
      return part.booking === like?.booking && part.state === like.state
    })
  )
}
