import type { Interval } from '@rinda/domain/time/zone'
import { type Across, chainsOf, overlap, type Spanned } from './week-lanes.ts'

/** Part of the column's width that the two lanes with names have; the rest has what is left over. */
export const namesEdge = 0.6

/** Something to be placed in a busy time: the smaller `rank` first; whether half of the lanes with names is enough for it. */
export type Ranked = Spanned & { readonly rank: number; readonly fitsHalf: boolean }

/** Remainder that found no place among the names and begins within the same two hours. */
export type Rest<Item> = { readonly hour: number; readonly span: Interval; readonly items: readonly Item[] }

const nothing = 0
const leftHalf = 1
const rightHalf = 2
const both = 3

/** A box that is lower than so many minutes could not be read. */
const leastBoxMinutes = 20

/**
 * Shares a busy time out: two lanes with names at the left, and what is left over, to be said by its number, at the right. What ranks first is placed
 * first, then what is short, so that most is named. Where nothing is left over, the names have the whole width.
 */
export function busyLanes<Item extends Ranked>(
  chain: readonly Item[],
  hourOf: (item: Item) => number,
): { named: (Item & Across)[]; rests: Rest<Item>[] } {
  const { chosen, left } = choose(chain)
  const rests = restsOf(left, hourOf)
  const named = chainsOf(chosen).flatMap((cluster) => {
    const isBeside = cluster.some(({ span }) => rests.some((rest) => overlap(rest.span, span)))
    const edge = isBeside ? namesEdge : 1
    return cluster.map(({ item, half, span }) => {
      const isAlone = half === both || !cluster.some((one) => one.half !== half && overlap(one.span, span))
      if (isAlone) return { ...item, left: 0, right: edge }
      return { ...item, left: half === leftHalf ? 0 : edge / 2, right: half === leftHalf ? edge / 2 : edge }
    })
  })
  return { named, rests }
}

function choose<Item extends Ranked>(chain: readonly Item[]) {
  const begins = Math.min(...chain.map(({ span }) => span.from))
  const ends = chain.reduce((last, { span }) => Math.max(last, span.till), begins)
  const taken = new Uint8Array(ends - begins)
  const wanted = chain.toSorted(
    (one, other) =>
      one.rank - other.rank || lengthOf(one) - lengthOf(other) || one.span.from - other.span.from,
  )
  const chosen: { item: Item; half: number; span: Interval }[] = []
  const left: Item[] = []
  for (const item of wanted) {
    const from = item.span.from - begins
    const till = item.span.till - begins
    const half = placeIn(taken.subarray(from, till), item.fitsHalf)
    if (half === nothing) left.push(item)
    else {
      for (let minute = from; minute < till; minute += 1) taken[minute] = (taken[minute] ?? 0) | half
      chosen.push({ item, half, span: item.span })
    }
  }
  return { chosen: chosen.sort(byStart), left: left.sort(byStart) }
}

const lengthOf = ({ span }: Spanned) => span.till - span.from
const byStart = (one: Spanned, other: Spanned) =>
  one.span.from - other.span.from || one.span.till - other.span.till

function placeIn(minutes: Uint8Array, fitsHalf: boolean): number {
  const held = minutes.reduce((all, one) => all | one, nothing)
  if (!fitsHalf) return held === nothing ? both : nothing
  if ((held & leftHalf) === 0) return leftHalf
  return (held & rightHalf) === 0 ? rightHalf : nothing
}

/** Collects what is left over, given in the order of its start, by the two hours in which it begins. No box lies on the next one. */
function restsOf<Item extends Spanned>(left: readonly Item[], hourOf: (item: Item) => number): Rest<Item>[] {
  const boxes: { hour: number; items: Item[] }[] = []
  for (const item of left) {
    const hour = Math.floor(hourOf(item) / 2) * 2
    const last = boxes.at(-1)
    const isSame = last?.hour === hour
    const isLow = last !== undefined && item.span.from - startOf(last.items) < leastBoxMinutes
    if (last && (isSame || isLow)) last.items.push(item)
    else boxes.push({ hour, items: [item] })
  }
  return boxes.map(({ hour, items }, index) => {
    const next = boxes[index + 1]
    const ends = items.reduce((most, { span }) => Math.max(most, span.till), 0)
    const till = next ? Math.min(ends, startOf(next.items)) : ends
    return { hour, items, span: { from: startOf(items), till } }
  })
}

const startOf = (items: readonly Spanned[]) => items[0]?.span.from ?? 0
