import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { countReadThrough } from '../testing/page-count.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { hold, markNoShow } from './counter/act-at-counter.ts'
import { callNext } from './counter/call-next.ts'
import { finish } from './counter/finish.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from './testing/line-town.ts'
import { requestTicket } from './tickets/request-ticket.ts'

/** Acts of the line where many have come and gone, and many wait. */

const [gone, waiting] = [5_000, 500]
const rounds = 12
/** PostgreSQL plans a statement for its values so often before it goes over to a plan for any. */
const plannedAtFirst = 5

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 1 }))
  await fill(gone, 'DONE', 'Y')
  await fill(waiting, 'WAITING', 'Z')
  await sql`ANALYZE`.execute(database.db)
})
afterAll(() => database.close())

/** Adds so many tickets, as the one that is there. */
async function fill(many: number, status: string, letter: string): Promise<void> {
  await sql`
    INSERT INTO tickets (company_id, token, location_id, service_id, day, letter, number, average_time, status, origin, created_at,
      waiting_since, place, updated_at)
    SELECT company_id, ${letter} || n, location_id, service_id, day, ${letter}, n, average_time, ${status}, origin, created_at,
      waiting_since, place + n, updated_at FROM tickets CROSS JOIN generate_series(1, ${many}::integer) AS n WHERE letter = 'A'`.execute(
    database.db,
  )
}

test('a plain act looks for its own ticket alone, and is not planned anew each time', async () => {
  const before = await countReadThrough(database.db, 'tickets')
  const agent = town.agent()
  for (let round = 0; round < rounds; round += 1) {
    ticketOf(await requestTicket(town.context, agent, { serviceId: 1 }))
    for (const end of [finish, markNoShow]) {
      const { id } = ticketOf(await callNext(town.context, agent, { locationId: 1, counter: 1 }))
      expect(ticketOf(await end(town.context, agent, { id })).id).toBe(id)
    }
  }
  expect(await countReadThrough(database.db, 'tickets')).toBe(before)
  // One after the other they all had this connection.
  const { rows } = await sql<{ statement: string; planned: number }>`
    SELECT statement, custom_plans AS planned FROM pg_prepared_statements
    WHERE custom_plans + generic_plans >= ${rounds}`.execute(database.db)
  expect(rows.length).toBeGreaterThanOrEqual(5)
  expect(rows.filter(({ planned }) => planned > plannedAtFirst)).toEqual([])
})

test('so does one that is no plain act', async () => {
  const before = await countReadThrough(database.db, 'tickets')
  const agent = town.agent()
  for (let round = 0; round < rounds; round += 1) {
    const given = ticketOf(await requestTicket(town.context, agent, { serviceId: 1 }))
    expect(ticketOf(await hold(town.context, agent, given)).held).toBe(true)
  }
  expect(await countReadThrough(database.db, 'tickets')).toBe(before)
})
