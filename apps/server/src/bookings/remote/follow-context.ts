import type { Writer } from '../../changes/write.ts'
import type { LineFiguresSource } from '../../locations/line-figures.ts'
import type { BookingContext } from '../context.ts'

/** Claim of a system by this node; `until` moves on while it is asked. */
export type Claim = { until: Date }

/** Context of whoever follows other booking systems. */
export type FollowContext = Omit<BookingContext, 'lineFigures'> & {
  writeBySystem: Writer['writeBySystem']
  lineFigures: LineFiguresSource
  clock: () => Date
  /** Time between two questions to a system that answers. */
  everyMs: number
  /** Time after which whoever asked for something waits for it no more. */
  settleAfterMs: number
}
