import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { cancelTicket } from '../../queue/tickets/cancel-ticket.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { book, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { giveReports, listPeriods, readReport } from '../testing/report-world.ts'
import { makeDue } from './make-parts.ts'

let database: OpenDatabase
let world: World
let anna: SignedInPerson
const begins = new Date('2026-11-27T08:00:00Z')
const afterwards = new Date('2026-12-05T08:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(async () => {
  for (const table of ['tickets', 'bookings', 'audit', 'report_parts', 'visitor_acts'] as const)
    await database.db.deleteFrom(table).execute()
  await giveReports(database.db)
  world = await startWorld({ now: begins, database: { ...database, close: async () => {} } })
  anna = await world.signIn('anna@rinda.example')
})
afterEach(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})
afterAll(() => database.close())

const bookAt = async (date: string, time: string, more = {}) => {
  const portal = await world.connect(anna)
  const booked = await book(portal, slotAt(time, { date, ...more }))
  portal.socket.disconnect()
  return booked
}
const goTo = async (now: Date) => {
  world.time.now = now
  anna = await world.signIn('anna@rinda.example')
}
const totalOf = async (month: string, column: string, report = 1) => {
  const { head, tables } = await readReport(world, anna, month, report)
  return Number([...tables.values()][0]?.get('Total')?.[head.indexOf(column) - 4])
}
const setProfile = (profile: object) =>
  database.db
    .updateTable('companies')
    .set({ profile: JSON.stringify(profile) })
    .where('company_id', '=', 1)
    .execute()

test('a month is made by itself once it is over; the present one is there so far', async () => {
  await bookAt('2026-11-28', '10:00')
  expect(await listPeriods(world, anna)).toMatchObject([
    { period: '2026-11', state: 'so_far', made_at: null },
  ])
  expect(await totalOf('2026-11', 'Still to come')).toBe(1)
  await goTo(afterwards)
  expect(await listPeriods(world, anna)).toMatchObject([
    { period: '2026-12', state: 'so_far' },
    { period: '2026-11' },
  ])
  await expect.poll(() => listPeriods(world, anna)).toMatchObject([{}, { state: 'ready', changed_at: null }])
  expect(await totalOf('2026-11', 'Did not come')).toBe(1)
  expect(await totalOf('2026-12', 'Bookings')).toBe(0)
})

test('what changes after a month was made has it made again, and that is said', async () => {
  const { qtid } = await bookAt('2026-11-28', '10:00')
  await goTo(afterwards)
  expect(await totalOf('2026-11', 'Came')).toBe(0)
  const portal = await world.connect(anna)
  world.time.now = new Date(afterwards.getTime() + 60_000)
  await portal.ask('serve_booking', { qtid })
  // A file tells of all that was answered before it is asked for.
  expect(await totalOf('2026-11', 'Came')).toBe(1)
  expect(await listPeriods(world, anna)).toMatchObject([{}, { changed_at: world.time.now.toISOString() }])
  const file = await call(world, 'GET /api/portal/reports/1/2026-11.xlsx?language=en', { as: anna })
  expect(file.status).toBe(200)
  // A change that counts for nothing is none.
  world.time.now = new Date(afterwards.getTime() + 120_000)
  await portal.ask('serve_booking', { qtid })
  await portal.ask('serve_booking', { qtid })
  portal.socket.disconnect()
  const due = () =>
    database.db
      .selectFrom('report_parts')
      .select('due_at')
      .where('month', '=', '2026-11-01')
      .where('due_at', 'is not', null)
      .execute()
  await expect.poll(due).toEqual([])
  expect(await listPeriods(world, anna)).toMatchObject([
    {},
    { changed_at: new Date(afterwards.getTime() + 60_000).toISOString() },
  ])
})

test('bookings that are brought along, or taken back, have their months made again', async () => {
  await bookAt('2026-11-28', '10:00')
  await goTo(afterwards)
  expect(await totalOf('2026-11', 'Bookings')).toBe(1)
  const booking = { location_id: 1, service_id: 1, specialist_id: 1, date: '2026-11-25', time: '10:00' }
  const row = { line: 2, first_name: 'Ilze', last_name: 'Ozola', email: 'ilze@old.example' }
  const phone = { phone_country_code: '371', phone_number: '26000002' }
  const rows = [{ ...row, ...phone, booking: { ...booking, duration: 30 } }]
  const body = { move_in: { file_name: 'old.csv', with_past: true, rows } }
  const brought = await call(world, 'POST /api/portal/imports', { as: anna, body })
  expect(brought.status).toBe(201)
  expect(await totalOf('2026-11', 'Bookings')).toBe(2)
  await call(world, `DELETE /api/portal/imports/${brought.body.data.id}`, { as: anna })
  expect(await totalOf('2026-11', 'Bookings')).toBe(1)
})

test('a booking that is moved out of a month is counted in the other one, in both of them', async () => {
  const { qtid, token } = await bookAt('2026-12-10', '10:00')
  await goTo(afterwards)
  expect(await totalOf('2026-12', 'Bookings')).toBe(1)
  const portal = await world.connect(anna)
  await portal.ask('move_booking', { qtid, token, ...slotAt('10:00', { date: '2027-01-11' }) })
  portal.socket.disconnect()
  await goTo(new Date('2027-01-05T08:00:00Z'))
  expect([await totalOf('2026-12', 'Bookings'), await totalOf('2027-01', 'Bookings')]).toEqual([0, 1])
})

test('a booking that ended as nobody paid was not completed, as the list has it', async () => {
  const booked = [await bookAt('2026-11-28', '10:00'), await bookAt('2026-11-28', '11:00')]
  const portal = await world.connect(anna)
  for (const { qtid, token } of booked) await portal.ask('cancel_booking', { qtid, token })
  portal.socket.disconnect()
  const unpaid = JSON.stringify({ _payment_status: 'EXPIRED' })
  const qtid = booked[0]?.qtid ?? ''
  await database.db.updateTable('bookings').set({ fields: unpaid }).where('qtid', '=', qtid).execute()
  expect(await totalOf('2026-11', 'Bookings')).toBe(2)
  expect(await totalOf('2026-11', 'Canceled')).toBe(1)
  expect(await totalOf('2026-11', 'Not completed')).toBe(1)
})

test('a month begins at midnight of the company’s zone, and with another zone it is counted anew', async () => {
  // 23:30 on 30 November in Riga, and half an hour after midnight: 21:30 and 22:30 UTC.
  await bookAt('2026-11-30', '10:00')
  await bookAt('2026-12-01', '10:00')
  const move = (from: string, to: string) =>
    database.db
      .updateTable('bookings')
      .set({ starts_at: new Date(to), ends_at: new Date(Date.parse(to) + 1_800_000) })
      .where('starts_at', '=', new Date(from))
      .execute()
  await move('2026-11-30T10:00:00Z', '2026-11-30T21:30:00Z')
  await move('2026-12-01T10:00:00Z', '2026-11-30T22:30:00Z')
  await goTo(afterwards)
  expect([await totalOf('2026-11', 'Bookings'), await totalOf('2026-12', 'Bookings')]).toEqual([1, 1])
  await setProfile({ zone: 'America/New_York', navigation: { reports: true }, reports: [1] })
  expect([await totalOf('2026-11', 'Bookings'), await totalOf('2026-12', 'Bookings')]).toEqual([2, 0])
})

test('a limited person gets the figures of their reach, and the file says so', async () => {
  await bookAt('2026-11-28', '10:00')
  await bookAt('2026-11-28', '12:00', { locationId: 2, serviceId: 4 })
  const limit = (location_ids: number[] | null) =>
    database.db
      .updateTable('portal_users')
      .set({ location_ids })
      .where('email', '=', 'anna@rinda.example')
      .execute()
  await limit([2])
  anna = await world.signIn('anna@rinda.example')
  const { tables } = await readReport(world, anna, '2026-11')
  expect([...(tables.get('Locations')?.keys() ?? [])]).toEqual(['Krasta iela 12', 'Total'])
  expect(await totalOf('2026-11', 'Bookings')).toBe(1)
  await limit(null)
})

test('a report is for admins of companies that have it, and a month that never was is not found', async () => {
  const nora = await world.signIn('admin@nails.example')
  const uldis = await world.signIn('user@rinda.example')
  const status = async (as: SignedInPerson, path: string) =>
    (await call(world, `GET /api/portal/reports${path}`, { as })).status
  for (const path of ['', '/1', '/1/2026-11.csv']) {
    expect([await status(anna, path), await status(uldis, path), await status(nora, path)]).toEqual([
      200, 403, 403,
    ])
  }
  for (const path of [
    '/6',
    '/0',
    '/x',
    '/1/2026-10.csv',
    '/1/2026-12.csv',
    '/1/2026-13.csv',
    '/1/2026-11.pdf',
    '/9/2026-11.csv',
  ])
    expect([path, await status(anna, path)]).toEqual([path, 404])
  const strange = await call(world, 'GET /api/portal/reports/1/2026-11.csv?language=de', { as: anna })
  expect(codesOf(strange)).toEqual(['invalid'])
  await setProfile({ navigation: { reports: true }, reports: [2] })
  anna = await world.signIn('anna@rinda.example')
  expect([await status(anna, '/1'), await status(anna, '/2')]).toEqual([404, 200])
})

test('a workbook says what it is, has a table for each side, and no cell of it is worked out', async () => {
  await database.db.updateTable('specialists').set({ name: '=1+1' }).where('specialist_id', '=', 1).execute()
  await bookAt('2026-11-28', '10:00')
  const answer = await fetch(`${world.url}/api/portal/reports/1/2026-11.xlsx?language=lv`, {
    headers: { cookie: anna.cookie },
  })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="report-1-2026-11.xlsx"')
  const sheets = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Mēnesis skaitļos',
    'Filiāles',
    'Pakalpojumi',
    'Speciālisti',
  ])
  const [about, , , specialists] = sheets
  expect(about?.data.flat()).toContain('Mēnesis vēl nav beidzies: līdz šim')
  expect(specialists?.data.map(([name, , bookings]) => [name, bookings])).toEqual([
    ['Nosaukums', 'Pieraksti'],
    ['=1+1', 1],
    ['Kopā', 1],
  ])
  const csv = await call(world, 'GET /api/portal/reports/1/2026-11.csv?language=lv', { as: anna })
  expect(csv.text).toContain("'=1+1")
  await database.db
    .updateTable('specialists')
    .set({ name: 'Specialist 1' })
    .where('specialist_id', '=', 1)
    .execute()
})

test('tickets count in the month of their day, also when they change later', async () => {
  const town = startLineTown(database.db, new Date('2026-11-30T20:00:00Z'))
  const { id } = ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  await goTo(afterwards)
  expect(await totalOf('2026-11', 'Tickets')).toBe(1)
  town.time.now = afterwards
  // Or the end of its day takes it out before: both come after the month.
  await cancelTicket(town.context, town.agent(), { id })
  expect(await totalOf('2026-11', 'Left the line')).toBe(1)
  expect(await totalOf('2026-12', 'Tickets')).toBe(0)
})

test('a fault in the middle leaves what was counted, is told, and the rest goes on without it', async () => {
  await bookAt('2026-11-28', '10:00')
  await bookAt('2026-11-28', '12:00', { locationId: 2, serviceId: 4 })
  await listPeriods(world, anna)
  const now = afterwards
  const parts = () =>
    database.db
      .selectFrom('report_parts')
      .select(['location_id', 'made_at'])
      .where('month', '=', '2026-11-01')
      .orderBy('location_id')
      .execute()
  await sql`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.location_id = 1 AND NEW.figures IS NOT NULL THEN RAISE 'broken off'; END IF; RETURN NEW; END $$`.execute(
    database.db,
  )
  await sql`CREATE TRIGGER break_off BEFORE UPDATE ON report_parts FOR EACH ROW EXECUTE FUNCTION break_off()`.execute(
    database.db,
  )
  await expect(makeDue(database.db, now)).rejects.toThrow('broken off')
  await sql`DROP FUNCTION break_off CASCADE`.execute(database.db)
  expect(await parts()).toEqual([
    { location_id: 1, made_at: null },
    { location_id: 2, made_at: now },
  ])
  const later = new Date(now.getTime() + 600_000)
  // Two processes at once count each part once.
  await Promise.all([makeDue(database.db, later), makeDue(database.db, later)])
  expect(await parts()).toEqual([
    { location_id: 1, made_at: later },
    { location_id: 2, made_at: now },
  ])
})
