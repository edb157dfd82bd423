import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingBody, call, codesOf, customer } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { codeOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(() => world.close())

/** Lets the database fail at every booking that is written, with one of PostgreSQL's own codes. */
async function failWith(code: string): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(
    `$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`,
  )}`.execute(world.db)
  await sql`CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION fail()`.execute(
    world.db,
  )
}
const heal = () => sql`DROP TRIGGER fail ON bookings`.execute(world.db)

const headers = { 'idempotency-key': 'one visit' }
const visit = (time: string) => ({
  booking: { ...bookingBody(time).booking, ...customer, status: 'scheduled' },
})
const byHttp = () => call(world, 'POST /api/bookings', { as: anna, headers, body: visit('10:00') })
const bySocket = () => portal.ask('schedule_booking', slotAt('11:00', visitor), 'another visit')

test('a full disk refuses what is to be written, and loses nothing; with room again the same is done, once', async () => {
  await failWith('53100')
  const refused = await byHttp()
  expect([refused.status, ...codesOf(refused)]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Object.keys(refused.body.errors[0]?.meta?.info ?? {}).sort()).toEqual(['en', 'lv', 'ru'])
  expect(codeOf(await bySocket())).toBe('unavailable')
  expect((await call(world, 'GET /api/bookings', { as: anna })).body.data).toEqual([])
  await heal()
  expect((await byHttp()).status).toBe(201)
  expect((await byHttp()).status).toBe(201)
  expect(codeOf(await bySocket())).toBeUndefined()
  expect((await call(world, 'GET /api/bookings', { as: anna })).body.data).toHaveLength(2)
  await expectConsistent(world)
})

test('a fault of ours is told as one, under the name that the log has it by, and not as a fault of who asked', async () => {
  await failWith('XX000')
  const headers = { 'idempotency-key': 'a third visit' }
  const answer = await call(world, 'POST /api/bookings', { as: anna, headers, body: visit('12:00') })
  expect([answer.status, ...codesOf(answer)]).toEqual([500, 'internal'])
  expect(answer.text).not.toContain('RAISE')
  const { id } = answer.body.errors[0] as { id?: string }
  expect(world.faults.join('\n')).toContain(`"reqId":"${id}"`)
  expect(codeOf(await portal.ask('lock_booking', slotAt('13:00')))).toBe('internal')
  await heal()
})
