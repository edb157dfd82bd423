import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { counterResource, ticketResource } from '../resource.ts'
import type { Line } from './line.ts'
import { readCounters, readTickets } from './line-store.ts'

/** Reads the lines of some locations. Those that do not exist, or are out of scope, are not among them. */
export async function readLines(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Map<number, Line>> {
  // One after the other: each says by itself at which number it was read.
  const tickets = await readTickets(db, scope, locationIds)
  const counters = await readCounters(db, scope, locationIds)
  const countersSeq = new Map(counters.map((row) => [row.line_location, row.line_seq]))
  const lines = new Map<number, Line>()
  for (const row of tickets) {
    const line = lines.get(row.line_location) ?? {
      companyId: row.line_company,
      locationId: row.line_location,
      since: { tickets: row.line_seq, counters: countersSeq.get(row.line_location) ?? row.line_seq },
      tickets: new Map(),
      counters: new Map(),
      version: 0,
    }
    lines.set(row.line_location, line)
    if (row.ticket_id === null) continue
    const ticket = ticketResource(row)
    line.tickets.set(ticket.id, ticket)
  }
  for (const row of counters) {
    if (row.counter_id === null) continue
    const counter = counterResource(row)
    lines.get(row.line_location)?.counters.set(counter.id, counter)
  }
  return lines
}
