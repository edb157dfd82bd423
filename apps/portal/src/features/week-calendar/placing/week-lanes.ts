import type { Interval } from '@rinda/domain/time/zone'
import { layLanes } from '../../../calendar/lanes.ts'

/** Place across a column: its left and right edge, in parts of the column's width. */
export type Across = { readonly left: number; readonly right: number }

export type Spanned = { readonly span: Interval }

export const overlap = (one: Interval, other: Interval) => one.from < other.till && one.till > other.from

/** Lists what overlaps with each other in a row, given in the order of its start. */
export function chainsOf<Item extends Spanned>(items: readonly Item[]): Item[][] {
  const chains: Item[][] = []
  let till = Number.NEGATIVE_INFINITY
  for (const item of items) {
    if (item.span.from >= till) chains.push([])
    chains.at(-1)?.push(item)
    till = Math.max(till, item.span.till)
  }
  return chains
}

/**
 * Lays a chain side by side in equal lanes of the whole width, given in the order of its start; null where that takes more than `most`.
 * Each grows to the right as far as nothing stands there at its time.
 */
export function sideBySide<Item extends Spanned>(
  chain: readonly Item[],
  most: number,
): { lanes: number; laid: (Item & Across)[] } | null {
  if (isWider(chain, most)) return null
  const places = layLanes(
    chain.map(({ span }) => span),
    [],
  ).taken
  const lanes = places[0]?.lanes ?? 1
  const laneOf = (index: number) => places[index]?.lane ?? 0
  const laid = chain.map((item, index) => {
    const lane = laneOf(index)
    const stops = chain.flatMap((other, at) =>
      laneOf(at) > lane && overlap(other.span, item.span) ? [laneOf(at)] : [],
    )
    return { ...item, left: lane / lanes, right: Math.min(lanes, ...stops) / lanes }
  })
  return { lanes, laid }
}

/** Tells whether more than `most` overlap at one moment. In a busy day that is known after the first few. */
function isWider(chain: readonly Spanned[], most: number): boolean {
  let ends: number[] = []
  for (const { span } of chain) {
    ends = ends.filter((end) => end > span.from)
    ends.push(span.till)
    if (ends.length > most) return true
  }
  return false
}
