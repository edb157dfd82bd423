import type { LocalDate } from '@rinda/domain/time/zone'
import { type DayClock, wallOf } from '../../../calendar/day-clock.ts'
import { busyLanes, namesEdge, type Rest } from './busy-lanes.ts'
import { markRoom } from './part-mark.ts'
import { fits, leastName } from './part-text.ts'
import { layoutFor, leastPartPx } from './slot-layout.ts'
import { needsSomebody, type Placed, type Standing, together } from './standing.ts'
import { type Across, overlap, type Spanned, sideBySide } from './week-lanes.ts'

export type ChainQuestion = {
  readonly date: LocalDate
  readonly clock: DayClock
  /** The most parts of a slot in this view. */
  readonly parts: number
  /** One service or specialist was chosen: names are what is looked for. */
  readonly isNarrowed: boolean
  /** Width of a day's column in px. */
  readonly columnPx: number
}
/** A question, and when strips of blocks stand at the left edge of the column. */
type ChainPlace = ChainQuestion & { readonly strips: readonly Spanned[] }

/** Width of a strip of blocks with its gap, as the styles have it. */
const stripPx = 20

/** Lanes beside each other that are read without looking twice. */
const mostLanes = 3
/** Width of the words of a group, of which the longest are the Russian ones. */
const groupPx = 84

/**
 * Places what overlaps in a row in the first way that can be read: each by name side by side, those of the same start and end together, or two
 * lanes of names beside boxes for the rest.
 */
export function placeChain(chain: readonly Standing[], question: ChainPlace): Placed[] {
  const { columnPx, isNarrowed } = question
  const most = Math.min(question.parts, Math.max(1, Math.floor(columnPx / leastPartPx)))
  const isWhole = (one: Standing & Across) => fitsIn(one, roomFor(one, question))

  const byName = sideBySide(chain, most)
  if (byName && (isNarrowed || byName.lanes === 1 || byName.laid.every(isWhole))) {
    const scale = byName.lanes / (layoutFor(byName.lanes, most) ?? byName.lanes)
    return byName.laid.map((one) => {
      return { ...one, left: one.left * scale, right: one.right * scale, face: 'part' }
    })
  }
  const groups = together(chain, question.date)
  const grouped = sideBySide(groups, Math.min(mostLanes, most))
  const isReadable = (one: Standing & Across) =>
    one.parts.length === 1 ? roomFor(one, question) >= leastPartPx : isWhole(one)
  if (grouped?.laid.every(isReadable)) {
    return grouped.laid.map((one) => ({ ...one, face: faceOf(one) }))
  }
  return placeBusy(groups, question)
}

/** Gives the width in px that something has in its place across the column. */
export function roomFor(
  one: Spanned & Across,
  { columnPx, strips }: Pick<ChainPlace, 'columnPx' | 'strips'>,
) {
  const hasStrip = one.left === 0 && strips.some((strip) => overlap(strip.span, one.span))
  return Math.floor((one.right - one.left) * columnPx) - (hasStrip ? stripPx : 0)
}

function placeBusy(groups: readonly Standing[], question: ChainPlace): Placed[] {
  const { clock, date } = question
  const begins = groups[0]?.span.from ?? 0
  const ranked = groups.map((one) => {
    const rank = rankOf(one)
    const half = { ...one, left: 0, right: namesEdge / 2 }
    return { ...one, rank, fitsHalf: rank === ranks.single && fitsIn(one, roomFor(half, question)) }
  })
  const hourOf = ({ span }: Spanned) => Math.floor(wallOf(clock, span.from).minute / 60)
  const { named, rests } = busyLanes(ranked, hourOf)
  return [
    ...named.map(({ rank: _, fitsHalf: __, ...one }): Placed => ({ ...one, face: faceOf(one) })),
    ...rests.map((rest, index) => placeRest(rest, rests[index + 1], `${date}/rest-${begins}`)),
  ]
}

/** Places a rest of one visit that ends in time by its name, any other as a box with its number. */
function placeRest(rest: Rest<Standing>, next: Rest<Standing> | undefined, key: string): Placed {
  const across = { left: namesEdge, right: 1 }
  const [first, ...others] = rest.items
  const endsInTime = first !== undefined && (!next || first.span.till <= next.span.from)
  if (first && others.length === 0 && first.parts.length === 1 && endsInTime) {
    return { key: first.key, parts: first.parts, span: first.span, ...across, face: 'part' }
  }
  const parts = rest.items.flatMap((one) => one.parts)
  return { key: `${key}-${rest.hour}`, parts, span: rest.span, ...across, face: 'rest' }
}

const ranks = { attention: 0, group: 1, single: 2 } as const

function rankOf(one: Standing): number {
  if (needsSomebody(one)) return ranks.attention
  return one.parts.length > 1 ? ranks.group : ranks.single
}

const faceOf = ({ parts }: Standing) => (parts.length > 1 ? 'group' : 'part')

function fitsIn({ parts }: Standing, px: number): boolean {
  const [first] = parts
  if (!first || parts.length > 1) return px >= groupPx
  return fits(leastName(first.booking), px - markRoom(first.state, px))
}
