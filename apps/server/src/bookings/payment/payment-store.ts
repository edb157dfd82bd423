import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentReceiptsTable, PaymentsTable } from '../../database/tables/payment-tables.ts'

export type PaymentRow = Selectable<PaymentsTable>
export type ReceiptRow = Selectable<PaymentReceiptsTable>

/** Terms of a company's gateway for new payments, where it takes any. */
export async function findTerms(
  db: Database,
  { companyId }: CompanyScope,
): Promise<{ currency: string; minutes_to_pay: number } | undefined> {
  return await db
    .selectFrom('payment_gateways')
    .select(['currency', 'minutes_to_pay'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export async function insertPayment(
  tx: Database,
  { companyId }: CompanyScope,
  payment: Pick<
    Insertable<PaymentsTable>,
    'booking_id' | 'amount_cents' | 'currency' | 'due_at' | 'created_at'
  >,
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...payment, company_id: companyId, state: 'pending' })
    .execute()
}

export async function findPayment(
  db: Database,
  { companyId }: CompanyScope,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

export async function findPaymentOf(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

export async function updatePayment(
  db: Database,
  { company_id, payment_id }: Pick<PaymentRow, 'company_id' | 'payment_id'>,
  patch: Pick<Updateable<PaymentsTable>, 'state'>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set(patch)
    .where('company_id', '=', company_id)
    .where('payment_id', '=', payment_id)
    .execute()
}

/** Keeps the page on which a payment is made, and gives the one that is kept: of two who begin it, both go to the same. */
export async function keepPageUrl(
  db: Database,
  { company_id, payment_id }: Pick<PaymentRow, 'company_id' | 'payment_id'>,
  pageUrl: string,
): Promise<string> {
  const row = await db
    .updateTable('payments')
    .set({ page_url: sql`coalesce(page_url, ${pageUrl})` })
    .where('company_id', '=', company_id)
    .where('payment_id', '=', payment_id)
    .returning('page_url')
    .executeTakeFirst()
  return row?.page_url ?? pageUrl
}

/** Lists the money that came for a payment. */
export async function listReceipts(
  tx: Database,
  { company_id, payment_id }: Pick<PaymentRow, 'company_id' | 'payment_id'>,
): Promise<ReceiptRow[]> {
  return await tx
    .selectFrom('payment_receipts')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('payment_id', '=', payment_id)
    .execute()
}

export async function insertReceipt(tx: Database, receipt: ReceiptRow): Promise<void> {
  await tx.insertInto('payment_receipts').values(receipt).execute()
}

/** Lists the payments for which the time is over, by company, those first that ended first. */
export async function listDuePayments(
  db: Database,
  now: Date,
): Promise<{ companyId: number; payments: PaymentRow[] }[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(200)
    .execute()
  const byCompany = Map.groupBy(rows, (row) => row.company_id)
  return [...byCompany].map(([companyId, payments]) => ({
    companyId,
    // In the same order whoever does it.
    payments: payments.toSorted((one, other) => one.booking_id - other.booking_id),
  }))
}

/** Gives the time at which the next payment is over; null: none is waited for. */
export async function nextPaymentDue(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row?.due ?? null
}
