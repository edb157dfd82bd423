import type { Caller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { QueueContext } from './context.ts'
import { findTicket } from './store.ts'

/** The location of a ticket, within the caller's reach. To be asked before the transaction: a ticket stays at its location. */
export async function settingOfTicket(
  { db, settings }: Pick<QueueContext, 'db' | 'settings'>,
  caller: Caller,
  ticketId: number,
): Promise<LocationSetting | undefined> {
  const row = await findTicket(db, caller.scope, ticketId)
  const setting = row && (await settings.find(caller, row.location_id))
  return setting?.companyId === row?.company_id ? setting : undefined
}
