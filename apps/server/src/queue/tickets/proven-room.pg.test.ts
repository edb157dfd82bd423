import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VisitorCaller } from '../../access/caller.ts'
import { askChallenge, prove } from '../../bookings/proofs/prove.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { connectQueue } from '../../testing/clients/test-queue.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { startWorld } from '../../testing/towns/world.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { requestTicket } from './request-ticket.ts'

/** Room for tickets that the page of a visitor gets for work. Each test has an address and a session of its own. */

let database: OpenDatabase
let town: LineTown
let tests = 0
let visitor: ReturnType<LineTown['visitor']>

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
})
beforeEach(async () => {
  tests += 1
  visitor = town.visitor(`page ${tests}`, `203.0.113.${tests}`)
  await allow({ sessionTickets: 100, addressTicketsPerHour: 2, provenFactor: 2 })
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  await database.close()
})

async function allow(visitorLimits: object): Promise<void> {
  const profile = JSON.stringify({ visitorLimits })
  await database.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  town.forget()
}
const solutionOf = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return solution
}
const secretOf = async () => 'a secret of the installation'
/** The page of a visitor works, once. */
async function work(caller: VisitorCaller = visitor.caller): Promise<void> {
  const context = { db: database.db, secretOf }
  const asked = { companyId: 1, now: town.time.now }
  const challenge = await askChallenge(context, caller, asked)
  const solved = { challenge, solution: await solutionOf(challenge) }
  expect((await prove(context, caller, solved, asked)).ok).toBe(true)
}
const take = async (asked = visitor) =>
  ticketOf(await requestTicket(town.context, asked, { serviceId: 3 })).failed_code

test('each piece of work gives room for one more ticket of an address, up to an end; without any the limit is as it was', async () => {
  for (const why of [null, null, 'limited']) expect(await take()).toBe(why)
  await work()
  for (const why of [null, 'limited']) expect(await take()).toBe(why)
  for (const _ of [1, 2, 3]) await work()
  for (const why of [null, 'limited']) expect(await take()).toBe(why)
})

test('the same of an address that many share, whoever of them works', async () => {
  await allow({ sessionTickets: 5, addressTicketsPerHour: 2, provenFactor: 2 })
  const { ip } = visitor.caller
  const other = (name: string) => town.visitor(`${name} ${tests}`, ip)
  for (const [name, why] of [
    ['one', null],
    ['two', null],
    ['three', 'limited'],
  ] as const)
    expect(await take(other(name))).toBe(why)
  await work(other('three').caller)
  expect(await take(other('three'))).toBeNull()
  expect(await take(other('four'))).toBe('limited')
  // An hour later nobody has to work.
  const { now } = town.time
  town.time.now = new Date(now.getTime() + 61 * 60_000)
  expect(await take(other('four'))).toBeNull()
  town.time.now = now
})

test('of many who ask at the same moment after one piece of work one more gets a ticket', async () => {
  for (const _ of [1, 2]) expect(await take()).toBeNull()
  await work()
  const answers = await Promise.all(Array.from({ length: 12 }, () => take()))
  expect(answers.filter((why) => why === null)).toHaveLength(1)
  expect(answers.filter((why) => why === 'limited')).toHaveLength(11)
})

test('work at another address gives none, nor where a company gives none for it', async () => {
  for (const _ of [1, 2]) expect(await take()).toBeNull()
  await work(town.visitor(`page ${tests}`, '198.51.100.99').caller)
  expect(await take()).toBe('limited')
  await work()
  await allow({ sessionTickets: 100, addressTicketsPerHour: 2, provenFactor: 1 })
  expect(await take()).toBe('limited')
})

test('how many numbers one person waits with is no matter of work', async () => {
  await allow({ sessionTickets: 2, addressTicketsPerHour: 100, provenFactor: 10 })
  for (const why of [null, null, 'limited']) expect(await take()).toBe(why)
  await work()
  expect(await take()).toBe('limited')
})

test('staff are asked for none', async () => {
  await allow({ sessionTickets: 1, addressTicketsPerHour: 1, provenFactor: 2 })
  for (const _ of [1, 2, 3]) {
    const given = ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
    expect(given.failed_code).toBeNull()
  }
})

test('over the wire a page that knows no challenge is told what it always was, and one that solves it comes on', async () => {
  await allow({ sessionTickets: 100, addressTicketsPerHour: 1, provenFactor: 2 })
  const shared = { ...database, close: async () => {} }
  const world = await startWorld({ now: town.time.now, database: shared })
  const page = await connectQueue(world.url, 'widget', { locationId: 1 })
  const ask = async () => {
    const { type, data } = await page.ask('request_ticket', { serviceId: 3 })
    const { attributes } = data.data as { attributes: { status: string; failed_code: string | null } }
    return [type, attributes.status, attributes.failed_code]
  }
  expect(await ask()).toEqual(['ticket', 'WAITING', null])
  expect(await ask()).toEqual(['ticket', 'FAILED', 'limited'])
  const asked = await call(world, 'GET /api/visit/challenge?company_id=1')
  const challenge = asked.body.data.attributes as unknown as Challenge
  const { counter, derivedKey } = await solutionOf(challenge)
  const solution = { counter, derived_key: derivedKey }
  const body = { proof: { company_id: 1, challenge, solution } }
  expect((await call(world, 'POST /api/visit/challenge', { body })).status).toBe(204)
  expect(await ask()).toEqual(['ticket', 'WAITING', null])
  expect(await ask()).toEqual(['ticket', 'FAILED', 'limited'])
  page.socket.disconnect()
  expect(world.faults).toEqual([])
  await world.close()
})
