import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { Channel, NewMessage } from './message.ts'
import { addMessages } from './outbox-store.ts'

/** Link that is to be sent: to whom, on which booking's account, and the token that it carries. */
export type LinkMessage = Pick<
  NewMessage,
  'channel' | 'bookingId' | 'recipient' | 'language' | 'uselessAt'
> & {
  token: string
  locationId: number
  serviceId: number
}

/** Writes the message with a link to all bookings of an address, in the transaction that makes the link good. */
export async function writeLink(
  tx: Database,
  scope: CompanyScope,
  { token, locationId, serviceId, ...to }: LinkMessage,
  isSetUp: Readonly<Record<Channel, boolean>>,
  now: Date,
): Promise<void> {
  // Where nobody carries it, nobody opens it.
  const code = isSetUp[to.channel] ? token : ''
  const content = { locationId, serviceId, specialistId: null, times: [], code, reason: '' }
  // It tells of no change.
  await addMessages(tx, scope, [{ ...to, seq: null, dueAt: now, kind: 'link', content }], isSetUp, now)
}
