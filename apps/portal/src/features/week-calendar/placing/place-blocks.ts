import type { Placed, Standing } from './standing.ts'
import { chainsOf, overlap, type Spanned, sideBySide } from './week-lanes.ts'

/** Places blocks: beside visits as one strip at the left edge, else across the column. What does not fit side by side is one box. */
export function placeBlocks(blocks: readonly Standing[], visits: readonly Spanned[]): Placed[] {
  return chainsOf(blocks).flatMap((chain): Placed[] => {
    const [first] = chain
    if (!first) return []
    const isBeside = visits.some((visit) => chain.some((block) => overlap(block.span, visit.span)))
    const beside = isBeside ? null : sideBySide(chain, 2)
    if (beside) return beside.laid.map((one) => ({ ...one, face: 'part' }))
    const till = chain.reduce((last, { span }) => Math.max(last, span.till), first.span.till)
    const span = { from: first.span.from, till }
    const parts = chain.flatMap((one) => one.parts)
    return [{ key: first.key, parts, span, left: 0, right: 1, face: isBeside ? 'strip' : 'group' }]
  })
}
