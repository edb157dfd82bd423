import { addDays } from '@rinda/domain/time/calendar'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Room that the page of a visitor gets for work: each test has an address and days of its own. */

let database: OpenDatabase
let world: World
let tests = 0
let address = ''

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  world = await startNode()
  const limits = { addressHolds: 2, addressBookingsPerHour: 2, provenFactor: 2, phoneBookingsPerDay: 2 }
  await database.db
    .updateTable('companies')
    .set({ profile: JSON.stringify({ visitorLimits: limits }) })
    .where('company_id', '=', 1)
    .execute()
  world.time.now = new Date(world.time.now.getTime() + 2_000)
})
beforeEach(() => {
  tests += 1
  address = `203.0.113.${tests}`
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
  await database.close()
})

async function startNode(): Promise<World> {
  return await startWorld({
    now: world?.time.now ?? morning,
    database: { ...database, close: async () => {} },
  })
}

const page = () => connectVisitor(world.url, 'widget', { address })
const timeOf = (nth: number) =>
  slotAt(`${String(8 + nth).padStart(2, '0')}:00`, { date: addDays('2026-12-05', 3 + 5 * tests) })

async function askChallenge(at = world, from = address): Promise<Challenge> {
  const headers = { 'x-forwarded-for': from }
  const answer = await call(at, 'GET /api/visit/challenge?company_id=1', { headers })
  expect(answer.status).toBe(200)
  return answer.body.data.attributes as unknown as Challenge
}
type Solution = { counter: number; derivedKey: string }
async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return solution
}
async function send(
  { parameters, signature }: Challenge,
  { counter, derivedKey }: Solution,
  { at = world, from = address, companyId = 1 } = {},
) {
  const solution = { counter, derived_key: derivedKey }
  return await call(at, 'POST /api/visit/challenge', {
    headers: { 'x-forwarded-for': from },
    body: { proof: { company_id: companyId, challenge: { parameters, signature }, solution } },
  })
}
async function prove(): Promise<void> {
  const challenge = await askChallenge()
  expect((await send(challenge, await solve(challenge))).status).toBe(204)
}

test('each challenge that is solved gives room for one more, up to the end of all; without one the limit is as it was', async () => {
  const widget = await page()
  for (const nth of [0, 1]) await lock(widget, timeOf(nth))
  expect(codeOf(await widget.ask('lock_booking', timeOf(2)))).toBe('rate_limited')
  await prove()
  await lock(widget, timeOf(2))
  expect(codeOf(await widget.ask('lock_booking', timeOf(3)))).toBe('rate_limited')
  for (const _ of [1, 2]) await prove()
  await lock(await page(), timeOf(3))
  expect(codeOf(await (await page()).ask('lock_booking', timeOf(4)))).toBe('rate_limited')
})

test('the same for what is booked, but a telephone number stays one person', async () => {
  const widget = await page()
  const bookAt = async (nth: number, phoneNumber: string) =>
    await widget.ask('schedule_booking', {
      ...{ ...timeOf(nth), ...visitor, phoneNumber, email: `v${nth}@visitor.example` },
    })
  for (const nth of [0, 1]) expect(codeOf(await bookAt(nth, '20000055'))).toBeUndefined()
  await prove()
  const refused = await bookAt(2, '20000055')
  expect([codeOf(refused), refused.data.field]).toEqual(['rate_limited', 'phoneNumber'])
  expect(codeOf(await bookAt(2, '20000056'))).toBeUndefined()
  expect(codeOf(await bookAt(3, '20000057'))).toBe('rate_limited')
})

test('a visit is moved by its link to a time that is held in room that was made', async () => {
  const widget = await page()
  const visit = await widget.ask('schedule_booking', {
    ...{ ...timeOf(0), ...visitor, phoneNumber: '20000066', email: 'moves@visitor.example' },
  })
  const { qtid, token } = (visit.data.data as { attributes: { qtid: string; token: string } }).attributes
  for (const nth of [1, 2]) await lock(widget, timeOf(nth))
  const mover = await page()
  expect(codeOf(await mover.ask('lock_booking', timeOf(3)))).toBe('rate_limited')
  await prove()
  const held = await lock(mover, timeOf(3))
  const to = { lockedQtid: held.qtid, lockedToken: held.token }
  expect((await mover.ask('reschedule_booking', { qtid, token, ...to })).type).toBe('booking_rescheduled')
})

test('a solution is good once, on whatever node', async () => {
  const second = await startNode()
  const challenge = await askChallenge()
  const solution = await solve(challenge)
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => send(challenge, solution, { at: nth % 2 ? second : world })),
  )
  expect(sent.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(sent.flatMap(codesOf)).toEqual(Array(7).fill('wrong_state'))
  await second.close()
})

test('one that is not solved, was changed, is of somebody else, of another company or too old is worth nothing', async () => {
  const challenge = await askChallenge()
  const solution = await solve(challenge)
  const wrong = [
    send(challenge, { ...solution, counter: solution.counter + 1 }),
    send(challenge, { ...solution, derivedKey: solution.derivedKey.replace(/^00/, '01') }),
    send({ ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }, solution),
    send({ ...challenge, signature: '00' }, solution),
    send(challenge, solution, { from: '198.51.100.9' }),
    send(challenge, solution, { companyId: 39 }),
  ]
  for (const answer of await Promise.all(wrong)) {
    expect([answer.status, ...codesOf(answer)]).toEqual([422, 'invalid'])
  }
  const { now } = world.time
  world.time.now = new Date(now.getTime() + 10 * 60_000)
  expect((await send(challenge, solution)).status).toBe(422)
  world.time.now = now
  expect((await send(challenge, solution)).status).toBe(204)
  for (const body of [{}, { proof: {} }, { proof: { company_id: 1, challenge: 'x', solution: [] } }])
    expect((await call(world, 'POST /api/visit/challenge', { body })).status).toBe(422)
})
