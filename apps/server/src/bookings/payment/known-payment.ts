import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingName } from '../booking-name.ts'
import { visibleBooking } from '../policy.ts'
import type { BookingRow } from '../store.ts'
import { findPayment, findPaymentOf, keepPageUrl, type PaymentRow } from './payment-store.ts'
import { waitsForPayment } from './settle.ts'

export type KnownPayment = PaymentRow

/** A booking that waits for its payment, and how the page is kept on which that is made. */
export type OpenPayment = {
  row: BookingRow
  scope: CompanyScope
  payment: KnownPayment
  keepPage: (pageUrl: string) => Promise<string>
}

/** Finds the payment that a caller's booking waits for; `wrong_state` where it waits for none, or for no longer. */
export async function findOpenPayment(
  db: Database,
  caller: Caller,
  name: BookingName,
  now: Date,
): Promise<Result<OpenPayment>> {
  const found = await visibleBooking(db, caller, name)
  if (!found.ok) return found
  const row = found.value
  const scope = narrow(caller.scope, row.company_id)
  const payment = await findPaymentOf(db, scope, row.booking_id)
  const isOpen = payment?.state === 'pending' && payment.due_at > now && waitsForPayment(row)
  if (!payment || !isOpen) return refuse('wrong_state')
  return done({ row, scope, payment, keepPage: (pageUrl) => keepPageUrl(db, payment, pageUrl) })
}

/** Finds the payment that a gateway names by our number, within its company. */
export async function findNamedPayment(
  db: Database,
  scope: CompanyScope,
  reference: string,
): Promise<KnownPayment | undefined> {
  return await findPayment(db, scope, reference)
}
