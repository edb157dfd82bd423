import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { writeTicket } from '../act-on-ticket.ts'
import { lockOwnWaiting } from './remote-store.ts'

/**
 * Takes whoever waits in our line out of it, once another system has said that it keeps the line from now on: it does not know them, and nobody would call them.
 * Who is at a counter, or set aside in the middle of a visit, is left to whoever serves them.
 */
export async function endOwnLine(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const before of await lockOwnWaiting(tx, scope, locationId))
    changes.push(await writeTicket(tx, 'cancel', before, { status: 'CANCELED', ended_at: now }, now))
  return changes
}
