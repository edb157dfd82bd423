/** States of a payment in `fields._payment_status` of its booking. Programs of the operator may set it too, in upper case. */
export const paymentStatuses = ['PENDING', 'PAID', 'EXPIRED', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Payment of a booking, as its fields tell of it. Amounts are whole cents; what is not known is null. */
export type BookingPayment = {
  readonly status: PaymentStatus
  readonly amountCents: number | null
  readonly currency: string | null
  /** Moment until which it may be paid, in ISO 8601; null: nobody watches over it. */
  readonly dueAt: string | null
  /** Money that came and is for no visit: it has to be given back. */
  readonly refundCents: number
}

type Fields = { readonly [name: string]: unknown }

/** Reads the payment of a booking; null where none was asked for. */
export function paymentOf(fields: Fields): BookingPayment | null {
  const said = fields._payment_status
  const status = typeof said === 'string' ? said.toUpperCase() : ''
  const known = paymentStatuses.find((one) => one === status)
  if (!known) return null
  return {
    status: known,
    amountCents: wholeIn(fields._payment_cents),
    currency: textIn(fields._payment_currency),
    dueAt: known === 'PENDING' ? textIn(fields._payment_due) : null,
    refundCents: wholeIn(fields._payment_refund_cents) ?? 0,
  }
}

/** Tells whether a booking waits for its payment. */
export function isPaymentPending(fields: Fields): boolean {
  return paymentOf(fields)?.status === 'PENDING'
}

/** Makes the fields of a booking whose payment has come to this. */
export function withPayment(
  { _payment_due: _, ...fields }: Fields,
  status: PaymentStatus,
): { [name: string]: unknown } {
  return { ...fields, _payment_status: status }
}

/** Gives the fields of a booking for which no money has to go back, as it is owed for another. */
export function withoutRefund<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  return fields._payment_refund_cents === undefined ? fields : { ...fields, _payment_refund_cents: 0 }
}

/** Makes the fields of a booking for which so much has been given back; null where less was owed. */
export function withGivenBack(fields: Fields, cents: number): { [name: string]: unknown } | null {
  const owed = wholeIn(fields._payment_refund_cents) ?? 0
  return cents > owed ? null : { ...fields, _payment_refund_cents: owed - cents }
}

/** Makes the fields of a booking for which money has come that is to be given back, besides what came before. */
export function withRefund(fields: Fields, cents: number): { [name: string]: unknown } {
  return { ...fields, _payment_refund_cents: (wholeIn(fields._payment_refund_cents) ?? 0) + cents }
}

/** Gives a price of a service, which is kept with two places, in whole cents. */
export function centsOf(price: number): number {
  return Math.round(price * 100)
}

function wholeIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
