import type { BookingEventType } from '@rinda/contract/wire/envelope'
import { keepsTime } from '@rinda/domain/booking/approval'
import { isPaymentPending, type PaymentStatus, withPayment, withRefund } from '@rinda/domain/booking/payment'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import { writeAct } from '../act/write-act.ts'
import type { BookingRow } from '../store.ts'

/** Somebody by whom a payment is settled, and when. */
export type Settling = { caller: Caller; now: Date }

/** Tells whether a booking holds its time for a payment that has not come. */
export function waitsForPayment(row: Pick<BookingRow, 'status' | 'approval' | 'fields'>): boolean {
  return isPaymentPending(row.fields) && keepsTime(row)
}

/** A changed booking is published as what it still is. */
export function typeOf({ status }: Pick<BookingRow, 'status'>): BookingEventType {
  if (status === 'confirmed') return 'booking_confirmed'
  return status === 'scheduled' ? 'booking_scheduled' : 'booking_canceled'
}

/** Writes that a booking is paid for: from now on it stands like any other. */
export async function writePaid(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  { caller, now }: Settling,
): Promise<Change> {
  const fields = JSON.stringify(withPayment(row.fields, 'PAID'))
  return await writeAct(tx, scope, row, { act: 'pay', type: typeOf(row), caller, now }, { fields })
}

/** Ends a booking whose payment will not come, and gives its time back. */
export async function writeUnpaid(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  why: Extract<PaymentStatus, 'EXPIRED' | 'CANCELED'>,
  { caller, now }: Settling,
): Promise<Change> {
  const status = transition('cancel', row.status)
  if (!status) throw new Error(`a booking that is ${row.status} waited for its payment`)
  const fields = JSON.stringify(withPayment(row.fields, why))
  await releaseTime(tx, scope, row.booking_id)
  const unpaid = { act: 'unpaid', type: 'booking_canceled', caller, now } as const
  return await writeAct(tx, scope, row, unpaid, { status, fields })
}

/** Writes that money has come for nothing, so that staff see it and give it back. */
export async function writeRefund(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  cents: number,
  { caller, now }: Settling,
): Promise<Change> {
  const fields = JSON.stringify(withRefund(row.fields, cents))
  return await writeAct(tx, scope, row, { act: 'refund_due', type: typeOf(row), caller, now }, { fields })
}
