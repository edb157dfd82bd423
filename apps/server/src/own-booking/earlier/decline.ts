import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { doneWith, writeAct } from '../../bookings/act/write-act.ts'
import type { BookingName } from '../../bookings/booking-name.ts'
import { bookingToChange, maySee } from '../../bookings/policy.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { EarlierContext } from './context.ts'
import { findOpenOffer } from './offer-store.ts'
import { giveBack } from './stop.ts'
import { findWish } from './wish-store.ts'

export type OfferInput = { name: BookingName; offer: string }

/** Says no to an offered time: it goes on to the next at once, and its visitor goes on waiting for others. */
export async function declineEarlier(
  context: EarlierContext,
  { caller, now, request }: Asked<VisitorCaller>,
  { name, offer }: OfferInput,
): Promise<Result<Answer>> {
  const found = await bookingToChange(context, caller, name)
  if (!found.ok) return found
  const { row, scope } = found.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const wish = await findWish(tx, scope, row.booking_id, 'for update')
    const open = wish && (await findOpenOffer(tx, scope, wish.wish_id, now))
    const before = await lockVisit(tx, scope, row)
    if (!before || !maySee(caller, before)) return refuse('not_found')
    if (!wish || open?.hold_qtid !== offer) return refuse('hold_ended')
    const given = await giveBack(tx, scope, caller, wish.wish_id, 'declined', now)
    const act = { act: 'decline_earlier', type: 'booking_scheduled', caller, now } as const
    return doneWith(await writeAct(tx, scope, before, act, {}), given)
  })
}
