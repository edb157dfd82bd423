import type { Generated } from 'kysely'

export type PaymentGatewaysTable = {
  company_id: number
  /** Address at which a payment is begun; null: the rehearsal of this installation. */
  url: string | null
  secret: string
  currency: string
  minutes_to_pay: number
  is_active: boolean
  updated_by: string
  updated_at: Date
}

export type PaymentsTable = {
  company_id: number
  payment_id: Generated<string>
  booking_id: number
  amount_cents: number
  currency: string
  state: 'pending' | 'paid' | 'ended'
  due_at: Date
  page_url: string | null
  created_at: Date
}

/** Purpose that money was taken for; `refund`: none, it has to go back. */
export type ReceiptOutcome = 'paid' | 'taken_again' | 'refund'

export type PaymentReceiptsTable = {
  company_id: number
  payment_id: string
  transaction_id: string
  amount_cents: number
  outcome: ReceiptOutcome
  received_at: Date
}

export type PaymentRehearsalsTable = {
  company_id: number
  rehearsal_id: Generated<string>
  reference: string
  amount: number
  currency: string
  description: string
  expires_at: Date
  return_url: string
  callback_url: string
  choice: 'paid' | 'canceled' | null
}
