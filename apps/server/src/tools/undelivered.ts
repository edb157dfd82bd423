import type { UndeliveredResource } from '@rinda/contract/booking/outbox'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'
import { listLastGiven } from './message-store.ts'

/** Lists the messages that did not arrive at the addresses that a booking has by now: one that arrived later is as good. */
export async function undeliveredOf(
  db: Database,
  { scope }: PortalCaller,
  row: BookingRow,
): Promise<UndeliveredResource> {
  const phone = row.phone_number && `+${row.phone_country_code}${row.phone_number}`
  const recipients = [row.email, phone].filter(Boolean)
  const given =
    recipients.length > 0
      ? await listLastGiven(db, narrow(scope, row.company_id), row.booking_id, recipients)
      : []
  const messages = given.flatMap(({ channel, recipient, fault, due_at, is_undelivered }) =>
    is_undelivered && channel !== 'push' ? [{ channel, recipient, at: due_at.toISOString(), fault }] : [],
  )
  return { id: String(row.booking_id), type: 'undelivered', attributes: { messages } }
}
