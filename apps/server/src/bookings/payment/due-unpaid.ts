import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'

/** Time between two looks: a payment is waited for much longer, so that none ends before it was seen. */
const lookEveryMs = 5_000

/** Bookings that wait for their payment, each of which ends by itself when nobody pays in time. What is due stands in the database. */
export function dueUnpaid(context: { db: Database; writeBySystem: Writer['writeBySystem'] }): DueWork {
  return {
    name: 'payments',
    lookEveryMs,
    next: async () => await (await import('./payment-store.ts')).nextPaymentDue(context.db),
    run: async (now, isStopped) =>
      await (await import('./expire-unpaid.ts')).expireUnpaid(context, now, isStopped),
  }
}
