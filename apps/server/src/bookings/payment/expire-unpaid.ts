import { done } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { eachApart, togetherElseApart } from '../../jobs/each-apart.ts'
import { findBooking } from '../store.ts'
import { findPayment, listDuePayments, type PaymentRow, updatePayment } from './payment-store.ts'
import { waitsForPayment, writeUnpaid } from './settle.ts'

/** Ends every booking that nobody has paid for in time, company by company. The row is locked and looked at again, so that each ends once; one that cannot be ended keeps no other from it. */
export async function expireUnpaid(
  { db, writeBySystem }: { db: Database; writeBySystem: Writer['writeBySystem'] },
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const end = (scope: CompanyScope, payments: readonly PaymentRow[]) =>
    writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
      const changes: Change[] = []
      for (const payment of payments) {
        const change = await endOne(tx, scope, payment, now)
        if (change) changes.push({ ...change, isBySystem: true })
      }
      return done({ changes, answer: null })
    })
  const due = await listDuePayments(db, now)
  const endAll = ({ companyId, payments }: (typeof due)[number]) =>
    togetherElseApart(payments, (some) => end(narrow(systemCaller.scope, companyId), some))
  await eachApart(due, endAll, isStopped)
}

async function endOne(
  tx: Database,
  scope: CompanyScope,
  known: PaymentRow,
  now: Date,
): Promise<Change | undefined> {
  const row = await findBooking(tx, scope, { bookingId: known.booking_id }, 'for update')
  const payment = await findPayment(tx, scope, known.payment_id)
  if (payment?.state !== 'pending') return undefined
  // It was canceled, or paid at the counter, or the visit has taken place: there is nothing left to wait for.
  await updatePayment(tx, payment, { state: 'ended' })
  if (!row || !waitsForPayment(row) || row.served_at !== null) return undefined
  return await writeUnpaid(tx, scope, row, 'EXPIRED', { caller: systemCaller, now })
}
