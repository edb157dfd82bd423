import { rowsAfterCall } from '@rinda/domain/queue/call-order'
import type { LineKey } from '@rinda/domain/queue/waiting-ticket'
import { type Caller, profileOf } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { callRulesOf, waitingTicket } from '../call-rules.ts'
import type { CounterRow } from '../counter-store.ts'
import { listLines, lockLines } from '../line-store.ts'
import type { TicketRow } from '../store.ts'
import { servicesAt } from './call-next.ts'
import { keepRows, listHeads } from './call-store.ts'

type CallByHand = {
  setting: LocationSetting
  caller: Caller
  /** The counter, whose row is ours. */
  row: CounterRow
  /** The ticket that is called, as it waits still. */
  ticket: TicketRow
  now: Date
}

/**
 * Counts a call of somebody who was chosen by hand among the appointments in a row, as `claimNext` counts those whose turn it is. The counter counts as one that
 * takes the service of the ticket too: it just did. To be asked before the call is written.
 */
export async function countCall(
  tx: Database,
  scope: CompanyScope,
  { setting, caller, row, ticket, now }: CallByHand,
): Promise<void> {
  const { locationId } = setting
  const known = await listLines(tx, scope, locationId)
  const isCounted = [...known, row].some(({ appointments_in_row: inRow }) => inRow > 0)
  if (!isCounted && ticket.appointment_at === null) return
  // The numbers are of other counters too, and were not named among what is changed.
  beAlone(tx)
  const serviceIds = [...new Set([...servicesAt(caller, setting, row), ticket.service_id])]
  await lockLines(tx, scope, serviceIds)
  const rules = callRulesOf(profileOf(caller, setting.company), setting)
  const from = { locationId, counters: [row.name], serviceIds }
  const heads = await listHeads(tx, scope, from, { wanted: null, rules, now })
  const lines = await listLines(tx, scope, locationId)
  const appointmentsInRow = new Map<LineKey, number>([
    ...lines.map((line) => [line.service_id, line.appointments_in_row] as const),
    [row.name, row.appointments_in_row],
  ])
  const line = { tickets: heads.map(waitingTicket), appointmentsInRow, rules }
  const counter = { name: row.name, serviceIds }
  const after = rowsAfterCall(line, counter, waitingTicket(ticket), now.getTime())
  await keepRows(tx, scope, { locationId, counter: row.name, serviceIds }, after)
}
