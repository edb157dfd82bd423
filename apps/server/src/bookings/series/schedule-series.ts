import { done, type Refusal, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { Change } from '../../changes/record-store.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { claimOrClear } from '../book/claim.ts'
import { type CustomerInput, customerAfter, nobody } from '../book/customer.ts'
import { refuseTaken } from '../book/in-the-way.ts'
import { insertScheduled } from '../book/insert-scheduled.ts'
import { requiredPlaces } from '../book/required-places.ts'
import { decideCustomer } from '../book/schedule.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { unlockRow } from '../hold/unlock.ts'
import { bookingToChange, whyNotChange } from '../policy.ts'
import { findBooking } from '../store.ts'
import { planSeries, type SeriesInput } from './series-plan.ts'

export type ScheduleSeriesInput = SeriesInput &
  CustomerInput & {
    /** A hold of one of these times, which the series takes the place of. */
    hold: { name: BookingName; token: string | null } | null
  }

/**
 * Books, or blocks, every time of a series that is not left out, all of them or none. A refusal names every day at fault, and leaves a
 * hold as it was. The answer holds the first booking, and the others beside it.
 */
export async function scheduleSeries(
  context: BookingContext,
  caller: Caller,
  input: ScheduleSeriesInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const planned = await planSeries(context, caller, input, now)
  if (!planned.ok) return planned
  const { setting, profile, scope, serviceId, times } = planned.value
  const at = { locationId: setting.locationId, serviceId }
  const kept = times.filter(({ isLeftOut }) => !isLeftOut)
  if (kept.length === 0) return refuse('repeat_empty', 'repeat/without')
  const faulty = kept.flatMap(({ date, fault }) => (fault ? { date, fault } : []))
  if (faulty[0])
    return ofDays(
      faulty[0].fault,
      faulty.map(({ date }) => date),
    )
  const form = { required: requiredPlaces(caller, profile, at), blockReason: profile.booking.blockReason }
  const customer = decideCustomer(caller, customerAfter(nobody, input), input.isBlock, form)
  if (!customer.ok) return customer
  const held = input.hold && (await bookingToChange(context, caller, input.hold.name))
  if (held && !held.ok) return refuse('not_found', 'lockedQtid')
  if (held && held.value.row.bms_id !== '' && isBookedElsewhere(held.value.setting))
    return refuse('bookings_elsewhere', 'lockedQtid')

  return await context.write({ caller, scope, request, now }, async (tx) => {
    const config = { series: context.ids.qtid() }
    const made: Awaited<ReturnType<typeof insertScheduled>>[] = []
    const cleared: Change[] = []
    if (input.hold && held) {
      const before = await findBooking(tx, scope, input.hold.name, 'for update')
      if (!before) return refuse('not_found', 'lockedQtid')
      const forbidden = whyNotChange(caller, before, held.value.profile, 'release', input.hold.token)
      if (forbidden) return refuse('forbidden', forbidden.refusals[0].field ? 'lockedToken' : 'lockedQtid')
      // One that has ended meanwhile is in nobody's way.
      const freed = await unlockRow(tx, scope, caller, before, now)
      if (freed) cleared.push(freed)
    }
    const lost: string[] = []
    let first: Refusal | null = null
    for (const { date, claim } of kept) {
      if (!claim) continue
      const taken = await claimOrClear(tx, scope, 'fresh', claim, now)
      if (!taken) {
        first ??= (await refuseTaken(tx, scope, claim, setting)).refusals[0]
        lost.push(date)
        continue
      }
      cleared.push(...taken.cleared)
      const { claimed } = taken
      const scheduled = { at, claim, claimed, customer: customer.value, isBlock: input.isBlock, config }
      made.push(await insertScheduled(tx, context, caller, scope, scheduled, now))
    }
    if (first) return ofDays(first, lost)
    const [resource, ...included] = made.map(({ event }) => event.resource)
    if (!resource) return refuse('repeat_empty', 'repeat/without')
    const answer = { type: 'series_scheduled', resource, included }
    return done({ changes: [...cleared, ...made], answer })
  })
}

/** Places a refusal at some days of a series; they can be left out. */
function ofDays(refusal: Refusal, dates: readonly string[]): Refused {
  return { ok: false, refusals: [{ ...refusal, field: 'repeat', dates }] }
}
