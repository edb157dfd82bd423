import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { countAct, whyOverLimit } from '../../bookings/limits/count-act.ts'
import { bookedOf, limitsOfChange } from '../../bookings/limits/visitor-limits.ts'
import { exchange } from '../../bookings/move/reschedule.ts'
import { approvalOfNew, bookingToChange, maySee } from '../../bookings/policy.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { EarlierContext } from './context.ts'
import type { OfferInput } from './decline.ts'
import { findOpenOffer, settleOffer } from './offer-store.ts'
import { endWish, findWish } from './wish-store.ts'

/**
 * Takes the offered time: the visit goes over to it and the old time is free again, both or neither. Refused once the offer is over, whether or not the end of
 * its hold is published already. It counts on its day as any move does.
 */
export async function acceptEarlier(
  context: EarlierContext,
  { caller, now, request }: Asked<VisitorCaller>,
  { name, offer }: OfferInput,
): Promise<Result<Answer>> {
  const found = await bookingToChange(context, caller, name)
  if (!found.ok) return found
  const { row, scope, profile, setting } = found.value
  const { zone } = setting
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const wish = await findWish(tx, scope, row.booking_id, 'for update')
    const open = wish && (await findOpenOffer(tx, scope, wish.wish_id, now))
    if (!wish || open?.hold_qtid !== offer) return refuse('hold_ended')
    const before = await lockVisit(tx, scope, row)
    const hold = await lockVisit(tx, scope, { qtid: open.hold_qtid })
    if (!before || !hold || !maySee(caller, before)) return refuse('not_found')
    const limits = limitsOfChange(caller, profile.visitorLimits, {
      before: bookedOf(before, zone),
      after: { ...bookedOf(hold, zone), customer: before },
      isMoved: false,
      isHeld: false,
    })
    const over = await whyOverLimit(tx, scope, limits, { zone, now })
    if (over) return over
    const asked = approvalOfNew(caller, profile)
    const moved = await exchange(tx, scope, caller, before, hold, { asked, notes: {} }, now)
    if (!moved.ok) return moved
    await countAct(tx, scope, limits, { bookingId: hold.booking_id, now })
    await settleOffer(tx, scope, open.hold_id, 'accepted')
    await endWish(tx, scope, wish.wish_id, 'accepted', now)
    return done(moved.value)
  })
}
