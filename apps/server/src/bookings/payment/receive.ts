import { paymentOf } from '@rinda/domain/booking/payment'
import type { CompanyScope } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { ReceiptOutcome } from '../../database/tables/payment-tables.ts'
import { successorOf } from '../move/where-it-went.ts'
import { type BookingRow, findBooking } from '../store.ts'
import { findPayment, insertReceipt, listReceipts, type PaymentRow, updatePayment } from './payment-store.ts'
import { type Settling, waitsForPayment, writePaid, writeRefund, writeUnpaid } from './settle.ts'
import { takeAgain } from './take-again.ts'

/** Word of a gateway about a payment: money with its number there, or that the visitor gave up. */
export type Word = { type: 'paid'; transactionId: string } | { type: 'canceled' }

/** Outcome of it. `unchanged`: nothing was to be done any more. */
export type Outcome = ReceiptOutcome | 'canceled' | 'unchanged'

type Received = { outcome: Outcome; changes: Change[] }

/**
 * Takes a gateway's word about a payment inside its transaction. The booking's row is locked first, whoever settles a payment, so that of two who
 * do it at the same moment the second finds what the first has made of it. The same money told of again has the same outcome.
 */
export async function receiveWord(
  tx: Database,
  settings: Pick<Settings, 'readNow'>,
  scope: CompanyScope,
  known: PaymentRow,
  word: Word,
  by: Settling,
): Promise<Received> {
  const row = await findBooking(tx, scope, { bookingId: known.booking_id }, 'for update')
  const payment = await findPayment(tx, scope, known.payment_id)
  if (!row || !payment) throw new Error('a payment has lost its booking')
  if (word.type === 'paid') return await receiveMoney(tx, settings, scope, { row, payment }, word, by)
  const isOver = payment.state !== 'pending' || !waitsForPayment(row) || row.served_at !== null
  if (isOver) return { outcome: 'unchanged', changes: [] }
  await updatePayment(tx, payment, { state: 'ended' })
  return { outcome: 'canceled', changes: [await writeUnpaid(tx, scope, row, 'CANCELED', by)] }
}

async function receiveMoney(
  tx: Database,
  settings: Pick<Settings, 'readNow'>,
  scope: CompanyScope,
  { row, payment }: { row: BookingRow; payment: PaymentRow },
  { transactionId }: Extract<Word, { type: 'paid' }>,
  by: Settling,
): Promise<Received> {
  const before = (await listReceipts(tx, payment)).find((one) => one.transaction_id === transactionId)
  if (before) return { outcome: before.outcome, changes: [] }
  const { outcome, changes } = await useMoney(tx, settings, scope, { row, payment }, by)
  const { company_id, payment_id, amount_cents } = payment
  await insertReceipt(tx, {
    ...{ company_id, payment_id, amount_cents, outcome },
    transaction_id: transactionId,
    received_at: by.now,
  })
  await updatePayment(tx, payment, { state: 'paid' })
  return { outcome, changes }
}

async function useMoney(
  tx: Database,
  settings: Pick<Settings, 'readNow'>,
  scope: CompanyScope,
  { row, payment }: { row: BookingRow; payment: PaymentRow },
  by: Settling,
): Promise<{ outcome: ReceiptOutcome; changes: Change[] }> {
  if (waitsForPayment(row)) return { outcome: 'paid', changes: [await writePaid(tx, scope, row, by)] }
  // What staff or the visitor have ended stays ended, and what is paid already is not paid for twice.
  const isEndedUnpaid = paymentOf(row.fields)?.status !== 'PAID'
  const setting = isEndedUnpaid ? await settings.readNow(tx, scope, row.location_id) : undefined
  const again = setting && (await takeAgain(tx, scope, row, setting, by))
  if (again) return { outcome: 'taken_again', changes: again }
  const visit = await lastOf(tx, scope, row)
  return { outcome: 'refund', changes: [await writeRefund(tx, scope, visit, payment.amount_cents, by)] }
}

/** Gives the booking as which a visit goes on, locked: what is owed is shown where staff see the visit, and once. */
async function lastOf(tx: Database, scope: CompanyScope, row: BookingRow): Promise<BookingRow> {
  const next = row.status === 'rescheduled' ? await successorOf(tx, scope, row) : undefined
  const locked = next && (await findBooking(tx, scope, { bookingId: next.booking_id }, 'for update'))
  return locked ? await lastOf(tx, scope, locked) : row
}
