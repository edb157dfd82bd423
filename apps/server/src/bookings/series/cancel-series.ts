import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { type CancelInput, cancelRow, isUnexplained, whyNotCanceled } from '../act/cancel.ts'
import type { BookingContext } from '../context.ts'
import { bookingToChange, maySee, whyNotChange } from '../policy.ts'
import { lockSeries } from './series-store.ts'

export type CancelSeriesInput = CancelInput & { scope: 'following' | 'all' }

/**
 * Cancels a booking of a series and those that follow it, or all of it: together every one that can still be canceled. What is past,
 * served, canceled already or out of the person's sight stays as it is. Refused when there is none.
 */
export async function cancelSeries(
  context: BookingContext,
  caller: Caller,
  input: CancelSeriesInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const changing = await bookingToChange(context, caller, input.name)
  if (!changing.ok) return changing
  const { row, profile, scope } = changing.value
  const forbidden = whyNotChange(caller, row, profile, 'cancel', input.token)
  if (forbidden) return forbidden
  const { series } = row.config
  if (typeof series !== 'string') return refuse('not_in_series')
  if (isUnexplained(caller, profile, row, input.notes)) return refuse('comment_required', 'notes')
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const rows = await lockSeries(tx, scope, series, input.scope === 'following' ? row.starts_at : null)
    const open = rows.filter((one) => maySee(caller, one) && whyNotCanceled(one, now) === null)
    const changes: Awaited<ReturnType<typeof cancelRow>>[] = []
    for (const one of open) changes.push(await cancelRow(tx, scope, caller, one, input.notes, now))
    const [resource, ...included] = changes.map(({ event }) => event.resource)
    if (!resource) return refuse('wrong_state')
    return done({ changes, answer: { type: 'series_canceled', resource, included } })
  })
}
