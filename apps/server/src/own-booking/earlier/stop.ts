import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { withoutEarlier } from '@rinda/domain/booking/earlier'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { doneWith, writeAct } from '../../bookings/act/write-act.ts'
import type { BookingName } from '../../bookings/booking-name.ts'
import { unlockRow } from '../../bookings/hold/unlock.ts'
import { bookingToChange, maySee, whyNotChange } from '../../bookings/policy.ts'
import { renderBooking } from '../../bookings/resource.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { EarlierContext } from './context.ts'
import { findOpenOffer, type Outcome, settleOffer } from './offer-store.ts'
import { endWish, findWish } from './wish-store.ts'

/** Ends the wish of a booking to come earlier: by its visitor, or by staff who may move it. What is kept for it goes on to the next. Ended already, nothing is done. */
export async function stopEarlier(
  context: EarlierContext,
  { caller, now, request }: Asked,
  { name }: { name: BookingName },
): Promise<Result<Answer>> {
  const found = await bookingToChange(context, caller, name)
  if (!found.ok) return found
  const { row, scope, profile } = found.value
  const forbidden = whyNotChange(caller, row, profile, 'cancel', null)
  if (forbidden) return forbidden
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const wish = await findWish(tx, scope, row.booking_id, 'for update')
    const before = await lockVisit(tx, scope, row)
    if (!before || !maySee(caller, before)) return refuse('not_found')
    if (!wish)
      return done({ changes: [], answer: { type: 'booking_scheduled', resource: renderBooking(before) } })
    const given = await giveBack(tx, scope, caller, wish.wish_id, 'withdrawn', now)
    await endWish(tx, scope, wish.wish_id, caller.kind === 'visitor' ? 'stopped' : 'by_staff', now)
    const act = { act: 'stop_earlier', type: 'booking_scheduled', caller, now } as const
    const fields = JSON.stringify(withoutEarlier(before.fields))
    return doneWith(await writeAct(tx, scope, before, act, { fields }), given)
  })
}

/** Gives back the time that is kept for a wish, where one is. */
export async function giveBack(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  wishId: number,
  outcome: Outcome,
  now: Date,
): Promise<Change[]> {
  const offer = await findOpenOffer(tx, scope, wishId, now)
  const hold = offer && (await lockVisit(tx, scope, { qtid: offer.hold_qtid }))
  const change = hold && (await unlockRow(tx, scope, caller, hold, now))
  if (!offer || !change) return []
  await settleOffer(tx, scope, offer.hold_id, outcome)
  return [change]
}
