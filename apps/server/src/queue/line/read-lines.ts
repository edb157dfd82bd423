import type { AppointmentsInRow, LineKey } from '@rinda/domain/queue/waiting-ticket'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { readToldLines } from '../remote/remote-store.ts'
import { counterResource, ticketResource } from '../resource.ts'
import { keepTicket, type Line } from './line.ts'
import { readAppointmentsInRow, readCounters, readStopped, readTickets } from './line-store.ts'
import { StandingTickets } from './standing-tickets.ts'

/** Reads the lines of some locations. Those that do not exist, or are out of scope, are not among them. */
export async function readLines(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Map<number, Line>> {
  const told = await readToldLines(db, scope, locationIds)
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
      standing: new StandingTickets(),
      counters: new Map(),
      stopped: new Set(),
      appointmentsInRow: new Map(),
      areRowsOld: false,
      told: told.get(row.line_location) ?? null,
      isToldOld: false,
      version: 0,
    }
    lines.set(row.line_location, line)
    if (row.ticket_id === null) continue
    keepTicket(line, ticketResource(row))
  }
  for (const row of counters) {
    if (row.counter_id === null) continue
    const counter = counterResource(row)
    lines.get(row.line_location)?.counters.set(counter.id, counter)
  }
  for (const { location_id, service_id } of await readStopped(db, scope, locationIds))
    lines.get(location_id)?.stopped.add(service_id)
  for (const [locationId, rows] of await readRows(db, scope, locationIds)) {
    const line = lines.get(locationId)
    if (line) line.appointmentsInRow = rows
  }
  return lines
}

/** Reads how many appointments were called in a row at some locations; those without any are not among them. */
export async function readRows(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Map<number, AppointmentsInRow>> {
  const rows = await readAppointmentsInRow(db, scope, locationIds)
  const byLocation = Map.groupBy(rows, (row) => row.location_id)
  return new Map(
    [...byLocation].map(([id, own]) => [
      id,
      new Map(own.map((row): [LineKey, number] => [row.service_id ?? row.counter ?? '', row.in_row])),
    ]),
  )
}
