import type { CounterName } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { callOrder } from '@rinda/domain/queue/call-order'
import { type Caller, profileOf } from '../../access/caller.ts'
import { streamEnd } from '../../changes/record-store.ts'
import { callRulesOf, waitingTicket } from '../call-rules.ts'
import { servicesAt } from '../counter/call-next.ts'
import { counterColumns } from '../counter-name.ts'
import { listCounters } from '../counter-store.ts'
import { listLines } from '../line-store.ts'
import { deskOf } from '../policy.ts'
import { ticketResource } from '../resource.ts'
import { listUnderWay } from '../store.ts'
import type { ListContext, ListedTickets } from './list-tickets.ts'

/** Lists the tickets that wait in the order in which a counter would call them, one after the other, if nothing else happened. */
export async function listLine(
  { db, settings, waits }: ListContext,
  caller: Caller,
  { locationId, counter }: { locationId: number; counter: CounterName },
  now: Date,
): Promise<Result<ListedTickets>> {
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const { counter: name } = counterColumns(counter)
  const seq = await streamEnd(db, setting.companyId)
  const [rows, counters, lines] = await Promise.all([
    listUnderWay(db, scope, locationId),
    listCounters(db, scope, locationId),
    listLines(db, scope, locationId),
  ])
  const own = counters.find((one) => one.name === name)
  const serviceIds = servicesAt(caller, setting, { service_ids: own?.service_ids ?? [] })
  const waiting = rows.filter(({ status }) => status === 'WAITING').map(waitingTicket)
  const inRow = lines.map((line) => [line.service_id, line.appointments_in_row] as const)
  const line = {
    tickets: waiting,
    appointmentsInRow: new Map<number | string, number>([...inRow, [name, own?.appointments_in_row ?? 0]]),
    rules: callRulesOf(profileOf(caller, setting.company), setting),
  }
  const byId = new Map(rows.map((row) => [row.ticket_id, row]))
  const ordered = callOrder(line, { name, serviceIds }, now.getTime()).flatMap(({ id }) => byId.get(id) ?? [])
  return done({ tickets: await waits.listed(ordered.map(ticketResource), setting, now), seq })
}
