import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { DatabaseLost } from '../database/unavailable.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { markNoShow } from './counter/act-at-counter.ts'
import { callNext } from './counter/call-next.ts'
import { finish } from './counter/finish.ts'
import { setCounter } from './counter/set-counter.ts'
import {
  type LineTown,
  reasonOf,
  settleWithLines,
  startLineTown,
  type Ticket,
  ticketOf,
} from './testing/line-town.ts'
import { cancelTicket } from './tickets/cancel-ticket.ts'
import { requestTicket } from './tickets/request-ticket.ts'

/** Acts of several people at the same moment, which share one transaction of PostgreSQL. */

let database: OpenDatabase
let towns: [LineTown, LineTown]
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  towns = [startLineTown(database.db), startLineTown(database.db)]
  town = towns[0]
})
afterAll(() => database.close())

const issue = async (serviceId = 1) => await requestTicket(town.context, town.agent(), { serviceId })
const call = async (counter: number, where = town) =>
  await callNext(where.context, where.agent(), { locationId: 1, counter })
const end = async (id = 0) => await finish(town.context, town.agent(), { id })

async function issued(many: number, serviceId = 1): Promise<Ticket[]> {
  const given: Ticket[] = []
  for (let count = 0; count < many; count += 1) given.push(ticketOf(await issue(serviceId)))
  return given
}

const statusOf = async ({ id }: { id: number }) =>
  await database.db
    .selectFrom('tickets')
    .select(['status', 'counter'])
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()

/** Has the database do something when an act on a ticket is about to be audited, until `work` has ended. */
async function whenAudited({ id }: { id: number }, act: string, work: () => Promise<void>): Promise<void> {
  await sql`CREATE FUNCTION in_the_way() RETURNS trigger LANGUAGE plpgsql AS ${sql.lit(`BEGIN ${act}; RETURN NEW; END`)}`.execute(
    database.db,
  )
  await sql`CREATE TRIGGER in_the_way BEFORE INSERT ON audit FOR EACH ROW
    WHEN (NEW.object_kind = 'ticket' AND NEW.object_id = ${sql.lit(String(id))}) EXECUTE FUNCTION in_the_way()`.execute(
    database.db,
  )
  try {
    await work()
  } finally {
    await sql`DROP FUNCTION in_the_way CASCADE`.execute(database.db)
  }
}

test('of acts that come at the same moment each has its own outcome: one that is refused takes nobody with it', async () => {
  const [first, second, third] = await issued(4)
  for (const counter of [1, 2]) ticketOf(await call(counter))
  ticketOf(await end(first?.id))
  const [again, other, called, given, missing] = await Promise.all([
    end(first?.id),
    end(second?.id),
    call(1),
    issue(),
    end(987_654),
  ])
  expect([again, missing].map((one) => one && reasonOf(one))).toEqual(['ticket_changed', 'not_found'])
  expect(other && ticketOf(other).status).toBe('DONE')
  expect(called && ticketOf(called).id).toBe(third?.id)
  expect(given && ticketOf(given).number).toBe(5)
  await expectConsistent({ db: database.db, faults: [] })
})

test('two ends of the same visit keep their order: the first ends it, the second is refused', async () => {
  const { id } = ticketOf(await call(1))
  const [ended, late] = await Promise.all([
    end(id),
    markNoShow(town.context, town.agent(), { id }),
    call(2),
    issue(),
  ])
  expect(ended && ticketOf(ended).status).toBe('DONE')
  expect(late && reasonOf(late)).toBe('ticket_changed')
  await expectConsistent({ db: database.db, faults: [] })
})

test('an act on a ticket that is not theirs changes nothing, and says no more than that it is not there', async () => {
  const { id } = ticketOf(await call(3))
  const asked = [
    town.agent({ serviceIds: [2] }),
    town.agent({ locationIds: [2] }),
    town.agent({ role: 'NONE' }),
  ]
  const refused = await Promise.all(asked.map((one) => finish(town.context, one, { id })))
  expect(refused.map(reasonOf)).toEqual(['not_found', 'not_found', 'not_found'])
  expect(await statusOf({ id })).toEqual({ status: 'CALLED', counter: '3' })
  ticketOf(await end(id))
})

test('counters with services of their own, and agents with theirs, call the first of these alone', async () => {
  const [a1, a2] = await issued(2, 2)
  const [b1, b2, b3] = await issued(3, 3)
  for (const counter of [11, 12])
    await setCounter(town.context, town.agent(), { locationId: 1, counter, serviceIds: [3], open: true })
  const called = await Promise.all([call(11), call(12)])
  expect(called.map((one) => ticketOf(one).id)).toEqual([b1?.id, b2?.id])
  const limited = town.agent({ serviceIds: [2] })
  const own = await callNext(town.context, limited, { locationId: 1, counter: 13 })
  const again = await callNext(town.context, limited, { locationId: 1, counter: 13 })
  expect([own, again].map((one) => ticketOf(one).id)).toEqual([a1?.id, a2?.id])
  ticketOf(await cancelTicket(town.context, town.agent(), { id: b3?.id ?? 0 }))
  await expectConsistent({ db: database.db, faults: [] })
})

test('counters of two processes that call at the same moment get the first of the line, each somebody else', async () => {
  const left: Ticket[] = []
  for (;;) {
    const one = await call(1)
    if (one.ok && one.value.type === 'nothing_waiting') break
    left.push(ticketOf(one))
  }
  for (let round = 0; round < 10; round += 1) {
    const inLine = await issued(8)
    const called = await Promise.all(inLine.map((_, index) => call(index + 1, towns[index % 2])))
    const ids = called.map((one) => ticketOf(one).id).toSorted((one, other) => one - other)
    expect(ids).toEqual(inLine.map(({ id }) => id))
  }
  await expectConsistent({ db: database.db, faults: [] })
})

test('where the database refuses one of them the others are done', async () => {
  const [first, second] = await issued(2, 2)
  await whenAudited({ id: first?.id ?? 0 }, `RAISE EXCEPTION 'in the way'`, async () => {
    const cancel = ({ id }: { id: number } = { id: 0 }) => cancelTicket(town.context, town.agent(), { id })
    const [refused, gone, given] = await Promise.allSettled([cancel(first), cancel(second), issue(2)])
    expect([refused?.status, gone?.status, given?.status]).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
  expect(await statusOf(first ?? { id: 0 })).toMatchObject({ status: 'WAITING' })
  expect(await statusOf(second ?? { id: 0 })).toMatchObject({ status: 'CANCELED' })
  await expectConsistent({ db: database.db, faults: [] })
})

test('where their transaction dies everybody gets an answer, and nothing is half done', async () => {
  const [first, second] = await issued(2, 3)
  const at = [21, 22]
  for (const counter of at)
    await setCounter(town.context, town.agent(), { locationId: 1, counter, serviceIds: [3], open: true })
  await whenAudited({ id: first?.id ?? 0 }, 'PERFORM pg_terminate_backend(pg_backend_pid())', async () => {
    const answers = await Promise.allSettled([call(21), call(22), issue(3)])
    const reasons = answers.map((one) => (one.status === 'rejected' ? one.reason : one.value))
    expect(reasons.every((one) => one instanceof DatabaseLost)).toBe(true)
  })
  for (const ticket of [first, second])
    expect(await statusOf(ticket ?? { id: 0 })).toEqual({ status: 'WAITING', counter: null })
  const called = await Promise.all(at.map((counter) => call(counter)))
  expect(called.map((one) => ticketOf(one).id)).toEqual([first?.id, second?.id])
  expect(ticketOf(await issue(3)).number).toBe((second?.number ?? 0) + 1)
  await expectConsistent({ db: database.db, faults: [] })
})
