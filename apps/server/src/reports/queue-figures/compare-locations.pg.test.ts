import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { SignedIn } from '../../access/signed-in.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { compareLocations } from './compare-locations.ts'
import { listLocationFigures } from './location-figures-store.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(async () => {
  await database.db.deleteFrom('tickets').execute()
  town = startLineTown(database.db)
})
afterAll(() => database.close())

const later = (minutes: number) => {
  town.time.now = new Date(town.time.now.getTime() + minutes * 60_000)
}
const request = async (serviceId: number) =>
  ticketOf(await requestTicket(town.context, town.visitor(`page ${Math.random()}`), { serviceId }))
const callAt = async (locationId: number) =>
  ticketOf(await callNext(town.context, town.agent(), { locationId, counter: 1 }))

async function compared(who: Partial<SignedIn> = {}, asked = {}) {
  const caller = town.agent(who).caller
  const shown = await compareLocations(town.context, caller, { locationId: 1, ...asked }, town.time.now)
  if (!shown.ok) return shown.refusals[0].reason
  return shown.value.map(({ id, attributes: { from, to, total } }) => [
    ...[Number(id), from, to, total.given, total.wait_median],
  ])
}

/** Service 4 is of location 2, the others of location 1; both have a line on two days. */
async function liveTwoDays() {
  await request(1)
  await request(4)
  later(6)
  await callAt(1)
  later(3)
  await callAt(2)
  later(24 * 60)
  await request(4)
  await request(2)
}

test('the same days are told of each location of the company that somebody may see', async () => {
  await liveTwoDays()
  const both = { from: '2026-12-01', to: '2026-12-02' }
  expect(await compared({}, both)).toEqual([
    [1, '2026-12-01', '2026-12-02', 2, 6],
    [2, '2026-12-01', '2026-12-02', 2, 9],
  ])
  expect(await compared({}, { from: '2026-12-01' })).toEqual([
    [1, '2026-12-01', '2026-12-01', 1, 6],
    [2, '2026-12-01', '2026-12-01', 1, 9],
  ])
  expect(await compared()).toEqual([
    [1, '2026-12-02', '2026-12-02', 1, null],
    [2, '2026-12-02', '2026-12-02', 1, null],
  ])
  expect(await compared({}, { from: '2026-12-01', until: '10:05' })).toEqual([
    [1, '2026-12-01', '2026-12-01', 1, null],
    [2, '2026-12-01', '2026-12-01', 1, null],
  ])
})

test('a location that somebody may not see is none of them, and neither is a service', async () => {
  await liveTwoDays()
  const asked = { from: '2026-12-01', to: '2026-12-02' }
  const given = async (who: Partial<SignedIn>) => {
    const rows = await compared(who, asked)
    return Array.isArray(rows) ? rows.map(([id, , , count]) => [id, count]) : rows
  }
  expect(await given({ role: 'COMPANY_MANAGER', locationIds: [1] })).toEqual([[1, 2]])
  expect(await given({ role: 'COMPANY_MANAGER', locationIds: [2] })).toBe('not_found')
  expect(await given({ serviceIds: [2] })).toEqual([
    [1, 1],
    [2, 0],
  ])
  expect(await given({ companyId: 2 })).toBe('not_found')
})

test('as many locations are compared as a company may ever have', async () => {
  await liveTwoDays()
  const asked = { from: '2026-12-01', to: '2026-12-02', zone: 'Europe/Riga', till: null }
  const each = Array.from({ length: 10_000 }, (_, index) => ({ ...asked, locationId: index + 1 }))
  const rows = await listLocationFigures(database.db, narrow(systemCaller.scope, 1), each, null)
  expect(rows.map(({ location_id, given }) => [location_id, given])).toEqual([
    [1, 2],
    [2, 2],
  ])
})
