import type { CompanyScope } from '../../access/scope.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { writeTicket } from '../act-on-ticket.ts'
import type { CounterRow } from '../counter-store.ts'
import { lockWaitingFor } from '../store.ts'
import type { TicketChange } from '../ticket-change.ts'
import { noCounter } from './act-at-counter.ts'

/**
 * Gives those who wait for a counter alone back to the lines of their services, as it is closed or left and nobody else would call them. They keep their
 * places, and so the time that they have waited. Who was set aside at the counter stays so. To be asked when the counter's row is ours.
 */
export async function giveBack(
  tx: Database,
  scope: CompanyScope,
  counter: Pick<CounterRow, 'location_id' | 'name'>,
  now: Date,
): Promise<TicketChange[]> {
  const changes: TicketChange[] = []
  for (const before of await lockWaitingFor(tx, scope, counter)) {
    // The ticket was not named among what is changed: nobody else may be changing it beside us.
    beAlone(tx)
    changes.push(await writeTicket(tx, 'give_back', before, noCounter, now))
  }
  return changes
}
