import type { PaymentGatewayAttributes, PaymentGatewayResource } from '@rinda/contract/set-up/payment-gateway'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readOne, withQuery } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** The place where visitors of a company pay before their visit; `secret` is told once, when it is made. */
export type PaymentGateway = EntityOf<PaymentGatewayAttributes>

/** Facts of a gateway to save. Without a URL it is a rehearsal, which only a demo has; `minutesToPay` is 5 to 1440. */
export type PaymentGatewayDraft = {
  url: string | null
  minutesToPay: number
  isActive: boolean
  /** Asks for another secret in the place of the one that there is. */
  needsSecret: boolean
}

const path = '/api/portal/payment_gateway'

/** Reads the gateway of a company, undefined where it has none. `companyId` counts only from the platform's admin. */
export async function getPaymentGateway(
  http: Http,
  companyId: number | undefined,
): Promise<HttpResult<PaymentGateway | undefined>> {
  const found = await readOne(http, withQuery(path, { company_id: companyId }), ({ data }) =>
    entityFrom<PaymentGateway>(data),
  )
  const isUnknown = !found.ok && found.failure.kind === 'refused' && found.failure.status === 404
  return isUnknown ? { ok: true, value: undefined } : found
}

/** Sets the gateway up, or changes it. The answer has its secret where it got a new one. */
export async function savePaymentGateway(
  http: Http,
  companyId: number | undefined,
  { url, minutesToPay, isActive, needsSecret }: PaymentGatewayDraft,
  options: WriteOptions = {},
): Promise<HttpResult<PaymentGateway | undefined>> {
  const payment_gateway = {
    ...{ company_id: companyId, url, minutes_to_pay: minutesToPay, active: isActive },
    new_secret: needsSecret,
  }
  const result = await http<Document<PaymentGatewayResource>>({
    method: 'PATCH',
    path,
    body: { payment_gateway },
    ...options,
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<PaymentGateway>(result.value.data) : undefined }
}
