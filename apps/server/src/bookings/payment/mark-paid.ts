import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { paymentOf, withGivenBack } from '@rinda/domain/booking/payment'
import type { PortalCaller } from '../../access/caller.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { findPaymentOf, updatePayment } from './payment-store.ts'
import { typeOf, waitsForPayment, writePaid } from './settle.ts'

/**
 * Says that a visit was paid for at the counter, or that money which came for nothing was given back. `amount`: the cents that are meant, as another
 * sum may be due since somebody looked; what came meanwhile is owed on.
 */
export async function markPayment(
  context: BookingContext,
  asked: Asked<PortalCaller>,
  { name, as, amount }: { name: BookingName; as: 'paid' | 'refunded'; amount?: number | undefined },
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const act = { ...asked, input: { name, token: null }, right: 'create' } as const
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    const payment = paymentOf(before.fields)
    if (as === 'paid') {
      if (!waitsForPayment(before)) return refuse('wrong_state')
      if (amount !== undefined && amount !== payment?.amountCents) return refuse('changed_meanwhile')
      const row = await findPaymentOf(tx, scope, before.booking_id)
      if (row) await updatePayment(tx, row, { state: 'paid' })
      return doneWith(await writePaid(tx, scope, before, { caller, now }))
    }
    if (!payment?.refundCents) return refuse('wrong_state')
    const left = withGivenBack(before.fields, amount ?? payment.refundCents)
    if (!left) return refuse('changed_meanwhile')
    const fields = JSON.stringify(left)
    const refunded = { act: 'refund', type: typeOf(before), caller, now } as const
    return doneWith(await writeAct(tx, scope, before, refunded, { fields }))
  })
}
