import type { ResourceObject } from '../wire/json-api.ts'

/** Place where the visitors of a company pay before their visit. */
export type PaymentGatewayAttributes = {
  company_id: number
  /** Null: the rehearsal of a demo, with which nobody pays anything. */
  url: string | null
  currency: string
  /** Minutes for which a booking waits for its payment. */
  minutes_to_pay: number
  active: boolean
  updated_by: string
  updated_at: string
  /** Told once, when it is made. */
  secret?: string
}
export type PaymentGatewayResource = ResourceObject<'payment_gateway', PaymentGatewayAttributes>

export type PaymentGatewayChange = {
  company_id?: number | undefined
  url?: string | null | undefined
  minutes_to_pay?: number | undefined
  active?: boolean | undefined
  /** True: another secret in the place of the one that there is. */
  new_secret?: boolean | undefined
}
