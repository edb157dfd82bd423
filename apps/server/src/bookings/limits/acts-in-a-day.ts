import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { BookingRow } from '../store.ts'

/** Number of acts of a visitor on one booking within a day: far more than a person needs, and each is kept in its log and told to all staff. */
const mostInADay = 50
const dayMs = 24 * 3_600_000

/** The refusal of a visitor who has done so much to their booking lately that no more of it is told; who cancels, or has their data erased, always may. */
export function whyTooOften(
  caller: Pick<Caller, 'kind'>,
  { log }: Pick<BookingRow, 'log'>,
  now: Date,
): Refused | null {
  if (caller.kind !== 'visitor') return null
  const since = now.getTime() - dayMs
  const acts = log.filter(({ at, by }) => by === 'visitor' && Date.parse(at) > since)
  const first = acts.at(-mostInADay)
  if (!first) return null
  const refused = refuse('rate_limited')
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(first.at) - since) / 1000))
  return { ...refused, refusals: [{ ...refused.refusals[0], retryAfterSeconds }] }
}
