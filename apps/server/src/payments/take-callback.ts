import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { findNamedPayment } from '../bookings/payment/known-payment.ts'
import { type Outcome, receiveWord } from '../bookings/payment/receive.ts'
import type { PaymentsContext } from './context.ts'
import type { Callback } from './gateway/provider.ts'
import { findGateway } from './gateway-store.ts'
import { providerOf } from './provider-of.ts'

/** Answer to a provider: what became of its word, and how much money it has to give back. */
export type CallbackAnswer = {
  id: string
  type: 'payment_outcome'
  attributes: { outcome: Outcome; refund: number; currency: string }
}

/**
 * Takes what a provider tells of a payment, once it is proved that it comes from there, is of this company, and means this amount. Told twice it
 * is done once; told late, its time is taken again where it is free, and else the money is for nothing, which the answer says.
 */
export async function takeCallback(
  context: PaymentsContext,
  companyId: number,
  callback: Callback,
  now: Date,
): Promise<Result<CallbackAnswer>> {
  const { db, settings, write } = context
  const scope = narrow(systemCaller.scope, companyId)
  const gateway = await findGateway(db, scope)
  const provider = gateway && providerOf(context, gateway)
  if (!provider) return refuse('wrong_key')
  const read = provider.read(callback, now)
  if (!read.ok) return read
  const { reference, money, word } = read.value
  const payment = await findNamedPayment(db, scope, reference)
  if (!payment) return refuse('not_found')
  if (money && money.amountCents !== payment.amount_cents) return refuse('field_wrong', 'data/amount')
  if (money && money.currency !== payment.currency) return refuse('field_wrong', 'data/currency')
  const answer = (outcome: Outcome): CallbackAnswer => ({
    ...{ id: payment.payment_id, type: 'payment_outcome' },
    attributes: {
      outcome,
      refund: outcome === 'refund' ? payment.amount_cents : 0,
      currency: payment.currency,
    },
  })
  if (!word) return done(answer('unchanged'))
  const asked = { caller: systemCaller, scope, request: null, now }
  const written = await write<CallbackAnswer>(asked, async (tx) => {
    const { outcome, changes } = await receiveWord(tx, settings, scope, payment, word, {
      ...{ caller: systemCaller, now },
    })
    return done({ changes, answer: { type: 'payment_outcome', resource: answer(outcome) } })
  })
  return written.ok ? done(written.value.resource) : written
}
