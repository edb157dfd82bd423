import type { Interval } from '@rinda/domain/time/zone'
import { type Axis, type AxisSpan, axisSpanOf } from '../../../calendar/day-axis.ts'
import { placeBlocks } from './place-blocks.ts'
import { type ChainQuestion, placeChain, roomFor } from './place-chain.ts'
import { alone, type Face, type WeekPart } from './standing.ts'
import { type Across, chainsOf, overlap } from './week-lanes.ts'

/** Something that is drawn in a day: one booking, or a box that stands for several. */
export type WeekSlot = AxisSpan &
  Across & {
    readonly key: string
    readonly parts: readonly WeekPart[]
    readonly face: Face
    /** First and last instant that it stands for. */
    readonly during: Interval
    /** Width in px, by which it is decided what it says. */
    readonly px: number
    /** A strip of blocks stands at its left. */
    readonly hasStrip: boolean
    /** Something is still free at that time, and it reaches to the right edge. */
    readonly hasFree: boolean
  }

/** Conditions of the placing besides the bookings. */
export type SlotQuestion = ChainQuestion & {
  readonly axis: Axis
  /** The times at which something is free. */
  readonly free: readonly { readonly startsAt: number; readonly till: number }[]
}

/**
 * Places a day's bookings, given in the order of their start. Blocks stand apart from visits: a day-long one must not take half of
 * the day from them.
 */
export function weekSlots(parts: readonly WeekPart[], question: SlotQuestion): WeekSlot[] {
  const { date, axis, clock, columnPx } = question
  const standing = (isBlock: boolean) =>
    parts.filter(({ booking }) => booking.isBlocked === isBlock).map((part) => alone(part, date))
  const visits = standing(false)
  const blocks = placeBlocks(standing(true), visits)
  const strips = blocks.filter(({ face }) => face === 'strip')
  const free = question.free.map(({ startsAt, till }) => ({ from: startsAt, till }))
  const drawn = (one: (typeof blocks)[number], isVisit: boolean): WeekSlot => {
    const { key, parts: own, left, right, face, span } = one
    const hasStrip = isVisit && left === 0 && strips.some((strip) => overlap(strip.span, span))
    const hasFree = right === 1 && face !== 'strip' && free.some((spot) => overlap(spot, span))
    const px = roomFor(one, { columnPx, strips: isVisit ? strips : [] })
    const place = axisSpanOf(axis, clock, span)
    return { key, parts: own, face, left, right, during: span, px, hasStrip, hasFree, ...place }
  }
  return [
    ...blocks.map((block) => drawn(block, false)),
    ...chainsOf(visits).flatMap((chain) =>
      placeChain(chain, { ...question, strips }).map((visit) => drawn(visit, true)),
    ),
  ]
}
