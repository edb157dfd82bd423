import type { PaymentRehearsalResource } from '@rinda/contract/booking/payment-rehearsal'
import { text } from '@rinda/contract/wire/fields'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { parse } from '../../edge/parse.ts'
import { jsonIn } from '../gateway/json-in.ts'
import type { Callback } from '../gateway/provider.ts'
import { isSigned, signed } from '../gateway/signature.ts'
import { findGateway } from '../gateway-store.ts'
import { findRehearsal, insertRehearsal, keepChoice, type RehearsalRow } from './rehearsal-store.ts'

/**
 * The other side of the shape that `docs/INTEGRATIONS.md` describes, as a gateway would be: it knows the company's secret, and speaks to us over HTTP
 * alone. No money moves.
 */
export type RehearsalContext = { db: Database; userAgent: string }

const order = z.object({
  data: z.object({
    ...{ reference: z.uuid(), amount: z.int32().positive(), currency: text(3), description: text(2_000) },
    ...{ expires_at: z.iso.datetime(), return_url: text(2_000), callback_url: text(2_000).pipe(z.url()) },
  }),
})

/** Takes in a payment that is to be rehearsed; gives its page. */
export async function beginRehearsal(
  { db }: RehearsalContext,
  companyId: number,
  call: Callback,
  now: Date,
): Promise<Result<{ page_url: string }>> {
  const scope = narrow(systemCaller.scope, companyId)
  const gateway = await findGateway(db, scope)
  if (gateway?.url !== null || !isSigned(gateway.secret, call, now)) return refuse('wrong_key')
  const payload = jsonIn(call.body)
  if (payload === undefined) return refuse('not_json')
  const read = parse(order, payload)
  if (!read.ok) return read
  const { expires_at, ...asked } = read.value.data
  const row = await insertRehearsal(db, scope, { ...asked, expires_at: new Date(expires_at) })
  return done({ page_url: `/visit/rehearsal-pay/${companyId}.${row.rehearsal_id}` })
}

/** Shows what is to be paid on a page of the rehearsal. */
export async function showRehearsal(
  { db }: RehearsalContext,
  { companyId, rehearsalId }: { companyId: number; rehearsalId: string },
): Promise<Result<PaymentRehearsalResource>> {
  const row = await findRehearsal(db, narrow(systemCaller.scope, companyId), rehearsalId)
  return row ? done(resourceOf(row)) : refuse('not_found')
}

/** Does as if somebody had paid, or had given up, and tells of it as a gateway would: signed, over HTTP, and again whenever it is asked to. */
export async function chooseInRehearsal(
  { db, userAgent }: RehearsalContext,
  { companyId, rehearsalId }: { companyId: number; rehearsalId: string },
  wanted: 'paid' | 'canceled',
  now: Date,
): Promise<Result<PaymentRehearsalResource>> {
  const scope = narrow(systemCaller.scope, companyId)
  const [gateway, found] = [await findGateway(db, scope), await findRehearsal(db, scope, rehearsalId)]
  if (!gateway || !found) return refuse('not_found')
  const row = await keepChoice(db, found, wanted)
  const { reference, amount, currency, choice } = row
  const news = choice === 'paid' ? { transaction: `rehearsal-${rehearsalId}`, amount, currency } : {}
  const body = JSON.stringify({ type: `payment.${choice}`, data: { reference, ...news } })
  // Each start of a demo would read all that it takes to call others.
  const { openPoster } = await import('../../webhooks/deliver/post.ts')
  const poster = openPoster({ mayBePrivate: true, userAgent })
  try {
    const headers = signed(gateway.secret, `${rehearsalId}-${choice}`, body, now)
    const posted = await poster.post(row.callback_url, body, headers)
    const isTold = 'status' in posted && posted.status >= 200 && posted.status <= 299
    return isTold ? done(resourceOf(row)) : refuse('payment_away')
  } finally {
    await poster.close()
  }
}

function resourceOf(row: RehearsalRow): PaymentRehearsalResource {
  const { rehearsal_id: id, amount, currency, description, expires_at, return_url, choice } = row
  return {
    ...{ id, type: 'payment_rehearsal' },
    attributes: { amount, currency, description, expires_at: expires_at.toISOString(), return_url, choice },
  }
}
