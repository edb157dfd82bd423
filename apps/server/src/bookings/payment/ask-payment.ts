import { centsOf } from '@rinda/domain/booking/payment'
import type { CompanyScope } from '../../access/scope.ts'
import type { JsonObject } from '../../database/columns-of.ts'
import type { Database } from '../../database/database.ts'
import { findTerms, insertPayment } from './payment-store.ts'

/** Payment that a visitor is asked for: the fields of the booking with it, and how it is written once the booking has its number. */
export type AskedPayment = {
  withAsked: (fields: JsonObject) => JsonObject
  write: (bookingId: number) => Promise<void>
}

/**
 * Asks for the price of a service before a visit, where the company has a gateway. It may be paid for some minutes, and no longer than until the
 * visit begins; then the booking ends by itself.
 */
export async function askPayment(
  tx: Database,
  scope: CompanyScope,
  { price, startsAt, now }: { price: number; startsAt: Date; now: Date },
): Promise<AskedPayment | null> {
  const terms = await findTerms(tx, scope)
  const amountCents = centsOf(price)
  if (!terms || amountCents <= 0) return null
  const { currency } = terms
  const dueAt = new Date(Math.min(now.getTime() + terms.minutes_to_pay * 60_000, startsAt.getTime()))
  return {
    withAsked: (fields) => ({
      ...{ ...fields, _payment_status: 'PENDING', _payment_cents: amountCents },
      ...{ _payment_currency: currency, _payment_due: dueAt.toISOString() },
    }),
    write: (bookingId) =>
      insertPayment(tx, scope, {
        ...{ booking_id: bookingId, amount_cents: amountCents, currency },
        ...{ due_at: dueAt, created_at: now },
      }),
  }
}
