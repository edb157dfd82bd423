import { callOrder, rowsAfterCall } from '@rinda/domain/queue/call-order'
import type { CallRules, LineKey, WaitingLine } from '@rinda/domain/queue/waiting-ticket'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { waitingTicket } from '../call-rules.ts'
import type { CounterRow } from '../counter-store.ts'
import { listLines, lockLines } from '../line-store.ts'
import type { TicketRow } from '../store.ts'
import { type Calling, claimFirst, keepRows, listHeads } from './call-store.ts'

type Claim = {
  calling: Calling
  /** The services that the agent named: then nobody else is called, also not who waits for this counter alone. */
  wanted: readonly number[] | null
  row: CounterRow
  rules: CallRules
  now: Date
}

/**
 * Claims the ticket that a counter calls next, whoever else calls at the same moment; undefined when nobody waits for it. The order is that of
 * `domain/queue/call-order.ts`. A ticket that somebody else is about to take is passed over, and where all of them are, their outcome is awaited.
 */
export async function claimNext(
  tx: Database,
  scope: CompanyScope,
  claim: Claim,
): Promise<TicketRow | undefined> {
  const { calling, rules, now } = claim
  const counter = { name: calling.counter, serviceIds: calling.serviceIds }
  let others: 'go on to the next' | 'wait for them' = 'go on to the next'
  let hasRows = false
  for (;;) {
    const line = await readLine(tx, scope, claim)
    // Where appointments are called past others they are counted, one call after the other.
    if (!hasRows && isCounted(line)) {
      await lockLines(tx, scope, calling.serviceIds)
      hasRows = true
      continue
    }
    const ranked = callOrder(line, counter, now.getTime()).map(({ id }) => id)
    if (ranked.length === 0) return undefined
    const claimed = await claimFirst(tx, scope, ranked, others)
    others = 'wait for them'
    if (!claimed) continue
    await count(tx, scope, { line, ranked, claimed }, { rules, calling, now })
    return claimed
  }
}

function isCounted({ tickets, appointmentsInRow }: WaitingLine): boolean {
  return appointmentsInRow.size > 0 || tickets.some(({ appointmentAt }) => appointmentAt !== null)
}

async function readLine(
  tx: Database,
  scope: CompanyScope,
  { calling, wanted, row, rules, now }: Claim,
): Promise<WaitingLine> {
  const [heads, lines] = await Promise.all([
    listHeads(tx, scope, calling, { wanted, rules, now }),
    listLines(tx, scope, calling.locationId),
  ])
  const tickets = heads.map(waitingTicket)
  const rows: [LineKey, number][] = [
    ...lines.map((line): [LineKey, number] => [line.service_id, line.appointments_in_row]),
    [row.name, row.appointments_in_row],
  ]
  const counted = rows.filter(([, inRow]) => inRow > 0)
  return { tickets, appointmentsInRow: new Map(counted), rules }
}

type Called = { line: WaitingLine; ranked: readonly number[]; claimed: TicketRow }

async function count(
  tx: Database,
  scope: CompanyScope,
  { line, ranked, claimed }: Called,
  { calling, now }: Pick<Claim, 'rules' | 'calling' | 'now'>,
): Promise<void> {
  const quicker = new Set(ranked.slice(0, ranked.indexOf(claimed.ticket_id)))
  const tickets = line.tickets.filter(({ id }) => !quicker.has(id))
  const called = tickets.find(({ id }) => id === claimed.ticket_id)
  if (!called) return
  const counter = { name: calling.counter, serviceIds: calling.serviceIds }
  await keepRows(tx, scope, calling, rowsAfterCall({ ...line, tickets }, counter, called, now.getTime()))
}
