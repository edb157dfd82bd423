import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { paymentOf, withoutRefund } from '@rinda/domain/booking/payment'
import type { PortalCaller } from '../../access/caller.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { findPaymentOf, updatePayment } from './payment-store.ts'
import { typeOf, waitsForPayment, writePaid } from './settle.ts'

/** Says that a visit was paid for at the counter, or that money which came for nothing was given back. */
export async function markPayment(
  context: BookingContext,
  asked: Asked<PortalCaller>,
  { name, as }: { name: BookingName; as: 'paid' | 'refunded' },
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const act = { ...asked, input: { name, token: null }, right: 'create' } as const
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    if (as === 'paid') {
      if (!waitsForPayment(before)) return refuse('wrong_state')
      const payment = await findPaymentOf(tx, scope, before.booking_id)
      if (payment) await updatePayment(tx, payment, { state: 'paid' })
      return doneWith(await writePaid(tx, scope, before, { caller, now }))
    }
    if (!paymentOf(before.fields)?.refundCents) return refuse('wrong_state')
    const fields = JSON.stringify(withoutRefund(before.fields))
    const refunded = { act: 'refund', type: typeOf(before), caller, now } as const
    return doneWith(await writeAct(tx, scope, before, refunded, { fields }))
  })
}
