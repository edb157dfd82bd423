import type { PaymentRehearsalResource } from '@rinda/contract/booking/payment-rehearsal'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../../http/create-http.ts'

export type PaymentRehearsal = PaymentRehearsalResource['attributes']

/**
 * Reads a payment that a demo rehearses, by the name in its address; with a choice, does as if somebody had made it. Undefined where there is
 * none of that name.
 */
export async function rehearsePayment(
  http: Http,
  name: string,
  choice?: NonNullable<PaymentRehearsal['choice']>,
): Promise<HttpResult<PaymentRehearsal | undefined>> {
  const path = `/api/rehearsals/${name.split('.').map(encodeURIComponent).join('/')}`
  const call = choice ? { method: 'POST' as const, path, body: { rehearsal: { choice } } } : { path }
  const result = await http<Document<PaymentRehearsalResource>>({ ...call, timeoutMs: 12_000 })
  if (result.ok) return { ok: true, value: result.value?.data.attributes }
  const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
  return isUnknown ? { ok: true, value: undefined } : result
}
