import type { VisitorCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { BookingName } from '../../bookings/booking-name.ts'
import { visibleBooking } from '../../bookings/policy.ts'
import type { EarlierContext } from './context.ts'
import { callRound } from './round-store.ts'
import { mayBeTold, seenForMs } from './who-is-next.ts'
import { findWish, noteSeen } from './wish-store.ts'

/** Notes that somebody who waits for an earlier time looks at their page: where no message may go out now, they are offered what is free all the same. */
export async function noteLook(
  context: EarlierContext,
  caller: VisitorCaller,
  name: BookingName,
  now: Date,
): Promise<void> {
  const { db, settings, wakeOffers } = context
  const found = await visibleBooking(db, caller, name)
  if (!found.ok) return
  const scope = narrow(caller.scope, found.value.company_id)
  const wish = await findWish(db, scope, found.value.booking_id)
  const setting = await settings.find(caller, found.value.location_id)
  if (!wish || !setting) return
  const notSince = new Date(now.getTime() - seenForMs / 4)
  if (!(await noteSeen(db, scope, wish.wish_id, { now, notSince }))) return
  if (mayBeTold(found.value, setting, now)) return
  await callRound(db, scope, now)
  wakeOffers(now)
}
