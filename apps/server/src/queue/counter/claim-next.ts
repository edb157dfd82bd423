import { callOrder, rowsAfterCall } from '@rinda/domain/queue/call-order'
import type { CallRules, LineKey, WaitingLine } from '@rinda/domain/queue/waiting-ticket'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { isShared, together } from '../../database/together.ts'
import { waitingTicket } from '../call-rules.ts'
import type { CounterRow } from '../counter-store.ts'
import { listLines, lockLines } from '../line-store.ts'
import { type CalledTicket, type Calling, callFirst, keepRows, listHeads, type Others } from './call-store.ts'

type Claim = {
  calling: Calling
  /** The services that the agent named: then nobody else is called, also not who waits for this counter alone. */
  wanted: readonly number[] | null
  row: CounterRow
  isNumber: boolean
  rules: CallRules
  now: Date
}

/**
 * Calls the ticket that is next for a counter, whoever else calls at the same moment; undefined when nobody waits for it. The order is that of
 * `domain/queue/call-order.ts`. A ticket that somebody else is about to take is passed over, and where all of them are, their outcome is awaited.
 * Counters that call side by side, and call alike, share the first of the line out by one statement.
 */
export async function claimNext(
  tx: Database,
  scope: CompanyScope,
  claim: Claim,
): Promise<CalledTicket | undefined> {
  return await claimTogether(tx, { ...claim, scope, isBeside: isShared(tx) })
}

type Claiming = Claim & { scope: CompanyScope; isBeside: boolean }

/** Tickets that the calls of one transaction have claimed so far: a call that comes to it later may have read them before. */
type Claimed = { tickets: Set<number>; last: Promise<unknown> }
const claimedIn = new WeakMap<Database, Claimed>()

const claimTogether = together(
  async (tx: Database, claims: readonly [Claiming, ...Claiming[]]) => {
    if (!claims[0].isBeside) return await claimAll(tx, claims, new Set())
    const claimed = claimedIn.get(tx) ?? { tickets: new Set(), last: Promise.resolve() }
    claimedIn.set(tx, claimed)
    // Some of a transaction may come to it later than others: then one after the other.
    const mine = claimed.last.then(() => claimAll(tx, claims, claimed.tickets))
    claimed.last = mine.catch(() => {})
    return await mine
  },
  (ticket) => ticket !== undefined,
)

async function claimAll(
  tx: Database,
  claims: readonly Claiming[],
  taken: Set<number>,
): Promise<(CalledTicket | undefined)[]> {
  const found = new Map<Claiming, CalledTicket>()
  for (const alike of Map.groupBy(claims, likenessOf).values()) {
    for (const [claim, ticket] of await claimAlike(tx, alike, taken)) found.set(claim, ticket)
  }
  return claims.map((claim) => found.get(claim))
}

/** A text that two claims have in common when they look at the same lines in the same way. */
function likenessOf({ calling: { locationId, serviceIds }, wanted, rules }: Claim): string {
  return JSON.stringify([locationId, serviceIds, wanted, rules])
}

/** Claims for counters that call alike. */
async function claimAlike(
  tx: Database,
  alike: readonly Claiming[],
  taken: Set<number>,
): Promise<Map<Claiming, CalledTicket>> {
  const found = new Map<Claiming, CalledTicket>()
  const [{ scope, calling }] = alike as [Claiming]
  let left = alike
  let others: Others = 'go on to the next'
  let hasRows = false
  while (left.length > 0) {
    const line = await readLine(tx, left, taken)
    // Where appointments are called past others they are counted, one call after the other.
    if (!hasRows && isCounted(line)) {
      await lockLines(tx, scope, calling.serviceIds)
      hasRows = true
      continue
    }
    const isEachOwn = isCounted(line) || line.tickets.some(({ onlyCounter }) => onlyCounter !== null)
    const claims = await (isEachOwn ? claimInTurn : claimAtOnce)(tx, left, line, others)
    for (const [claim, ticket] of claims) {
      if (!ticket) continue
      found.set(claim, ticket)
      taken.add(ticket.before.ticket_id)
    }
    left = left.filter((claim) => !claims.has(claim))
    others = 'wait for them'
  }
  return found
}

/** Outcomes of claims: a ticket, or that nobody waits. Missing are those for whom others were quicker with everybody. */
type Outcomes = Map<Claiming, CalledTicket | undefined>

/** Claims for counters that all call the same ones: the first of them, in the order in which they asked. */
async function claimAtOnce(
  tx: Database,
  left: readonly Claiming[],
  line: WaitingLine,
  others: Others,
): Promise<Outcomes> {
  const [first] = left as [Claiming]
  const ranked = rankedFor(first, line)
  if (ranked.length === 0) return new Map(left.map((claim) => [claim, undefined]))
  const rows = await callFirst(tx, first.scope, ranked, left.map(whereOf), others)
  return new Map(left.slice(0, rows.length).map((claim, index) => [claim, rows[index]]))
}

/** Claims for one counter after the other, each as things are after the ones before. */
async function claimInTurn(
  tx: Database,
  left: readonly Claiming[],
  { rules, ...before }: WaitingLine,
  others: Others,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const inRow = new Map(before.appointmentsInRow)
  let { tickets } = before
  for (const claim of left) {
    const { calling, scope, now } = claim
    const line = { tickets, appointmentsInRow: inRow, rules }
    const ranked = rankedFor(claim, line)
    const [ticket] = ranked.length === 0 ? [] : await callFirst(tx, scope, ranked, [whereOf(claim)], others)
    if (ticket || ranked.length === 0) outcomes.set(claim, ticket)
    if (!ticket) continue
    const { ticket_id } = ticket.before
    const quicker = new Set(ranked.slice(0, ranked.indexOf(ticket_id)))
    const there = tickets.filter(({ id }) => !quicker.has(id))
    const called = there.find(({ id }) => id === ticket_id)
    const counter = { name: calling.counter, serviceIds: calling.serviceIds }
    const after = called ? rowsAfterCall({ ...line, tickets: there }, counter, called, now.getTime()) : []
    await keepRows(tx, scope, calling, after)
    for (const [key, many] of after) inRow.set(key, many)
    tickets = tickets.filter(({ id }) => id !== ticket_id)
  }
  return outcomes
}

const whereOf = ({ row, isNumber, now }: Claim) => ({
  ...{ counter: row.name, counter_is_number: isNumber, at: now },
})

function rankedFor({ calling: { counter, serviceIds }, now }: Claim, line: WaitingLine): number[] {
  return callOrder(line, { name: counter, serviceIds }, now.getTime()).map(({ id }) => id)
}

function isCounted({ tickets, appointmentsInRow }: WaitingLine): boolean {
  return appointmentsInRow.size > 0 || tickets.some(({ appointmentAt }) => appointmentAt !== null)
}

/** Reads whom these counters might call, and what was counted before. */
async function readLine(
  tx: Database,
  alike: readonly Claiming[],
  taken: ReadonlySet<number>,
): Promise<WaitingLine> {
  const [{ scope, calling, wanted, rules }] = alike as [Claiming]
  const now = new Date(Math.max(...alike.map((one) => one.now.getTime())))
  const counters = alike.map((one) => one.calling.counter)
  const [heads, lines] = await Promise.all([
    listHeads(tx, scope, { ...calling, counters }, { wanted, rules, now }),
    listLines(tx, scope, calling.locationId),
  ])
  const tickets = heads.map(waitingTicket).filter(({ id }) => !taken.has(id))
  const rows: [LineKey, number][] = [
    ...lines.map((line): [LineKey, number] => [line.service_id, line.appointments_in_row]),
    ...alike.map(({ row }): [LineKey, number] => [row.name, row.appointments_in_row]),
  ]
  const counted = rows.filter(([, inRow]) => inRow > 0)
  return { tickets, appointmentsInRow: new Map(counted), rules }
}
