import type { DrawnCell } from '../column/column-cells.ts'
import type { ChosenRange } from './chosen-range.ts'

export type Range = ChosenRange<DrawnCell>

/** Grid in which a pointer and the keys choose time, and the functions that are told of it. */
export type Following = {
  readonly root: HTMLElement
  readonly range: () => Range | null
  readonly onRange: (range: Range | null) => void
  readonly onChosen: (range: Range) => void
  readonly onBlock: (range: Range) => void
}
