import type { Interval } from '@rinda/domain/time/zone'
import { layLanes } from '../../calendar/lanes.ts'

/** Side by side: `lane` of `lanes` equal parts of the column, and how many of them it takes. */
export type Lanes = { readonly lane: number; readonly lanes: number; readonly wide: number }

type Spanned = { readonly span: Interval }

/**
 * Lays what overlaps side by side, given in the order of its start. Each grows to the right as far as nothing stands there at its
 * time. `chain` is the time of all that overlap with each other in a row.
 */
export function weekLanes<Item extends Spanned>(
  items: readonly Item[],
): (Item & Lanes & { readonly chain: Interval })[] {
  const places = layLanes(
    items.map(({ span }) => span),
    [],
  ).taken
  const chains = chainsOf(items)
  const laid = items.map((item, index) => ({ item, ...(places[index] ?? { lane: 0, lanes: 1 }) }))
  return laid.map(({ item, lane, lanes }, index) => {
    const { chain, members } = chains[index] ?? { chain: item.span, members: [] }
    const right = members
      .map((member) => laid[member])
      .filter((other) => other !== undefined && other.lane > lane && overlap(other.item.span, item.span))
      .map((other) => other?.lane ?? lanes)
    return { ...item, lane, lanes, wide: Math.min(lanes, ...right) - lane, chain }
  })
}

export const overlap = (one: Interval, other: Interval) => one.from < other.till && one.till > other.from

/** For each item the chain that it is part of: the whole time, and the items by their place in the list. */
function chainsOf(items: readonly Spanned[]) {
  const found: { chain: Interval; members: number[] }[] = []
  let current: { chain: { from: number; till: number }; members: number[] } | null = null
  for (const [index, { span }] of items.entries()) {
    if (!current || span.from >= current.chain.till) current = { chain: { ...span }, members: [] }
    current.chain.till = Math.max(current.chain.till, span.till)
    current.members.push(index)
    found.push(current)
  }
  return found
}
