import type { Figures, QueueFiguresAttributes } from '@rinda/contract/queue/figures'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { markNoShow } from '../../queue/counter/act-at-counter.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { finish } from '../../queue/counter/finish.ts'
import { serveNow } from '../../queue/counter/serve-now.ts'
import { transfer } from '../../queue/counter/transfer.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { cancelTicket } from '../../queue/tickets/cancel-ticket.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { startWorld } from '../../testing/towns/world.ts'
import { shareOf } from './figures-of.ts'
import { showFigures } from './show-figures.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(async () => {
  await database.db.deleteFrom('wait_promises').execute()
  await database.db.deleteFrom('tickets').execute()
  town = startLineTown(database.db)
})
afterAll(() => database.close())

const later = (minutes: number) => {
  town.time.now = new Date(town.time.now.getTime() + minutes * 60_000)
}
const request = async (serviceId: number) =>
  ticketOf(await requestTicket(town.context, town.visitor(`page ${Math.random()}`), { serviceId }))
const callTo = async (counter: number | string) =>
  ticketOf(await callNext(town.context, town.agent(), { locationId: 1, counter }))

async function figuresOf(
  date?: string,
  agent = town.agent(),
  until?: string,
): Promise<QueueFiguresAttributes> {
  const named = { locationId: 1, from: date, to: date, until }
  const shown = await showFigures(town.context, agent.caller, named, town.time.now)
  if (!shown.ok) throw new Error(JSON.stringify(shown.refusals))
  return shown.value.attributes
}
const none: Figures = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0, said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}

test('a day is told in figures: who came, who was called and when, and how long they were served', async () => {
  // 10:00 in Riga.
  const first = await request(3)
  const second = await request(2)
  const leaving = await request(3)
  later(4)
  await callTo(1)
  later(6)
  ticketOf(await finish(town.context, town.agent(), { id: first.id }))
  await callTo('Zāle')
  ticketOf(await cancelTicket(town.context, town.agent(), { id: leaving.id }))
  later(50)
  ticketOf(await markNoShow(town.context, town.agent(), { id: second.id }))
  await serveNow(town.context, town.agent(), { locationId: 1, counter: 1, serviceId: 3 })
  const figures = await figuresOf()
  expect(figures).toMatchObject({ location_id: 1, from: '2026-12-01', to: '2026-12-01' })
  expect(figures.total).toEqual({
    ...none,
    ...{ given: 4, served: 1, no_shows: 1, canceled: 1 },
    wait_median: 7,
    wait_high: expect.closeTo(9.4, 9),
    ...{ visit_median: 6, visit_high: 6 },
  })
  expect(figures.hours.map(({ hour, given }) => [hour, given])).toEqual([
    [10, 3],
    [11, 1],
  ])
  expect(figures.services.map(({ service_id: id, wait_median: wait }) => [id, wait])).toEqual([
    [2, 10],
    [3, 4],
  ])
  expect(figures.counters.map(({ counter, given, no_shows }) => [counter, given, no_shows])).toEqual([
    ['1', 2, 0],
    ['Zāle', 1, 1],
  ])
  expect(figures.origins.map(({ origin, given }) => [origin, given])).toEqual([
    ['phone', 3],
    ['staff', 1],
  ])
})

test('who waits for a counter alone, and was not called there, is none of those of that counter', async () => {
  later(3 * 24 * 60)
  const sentOn = await request(3)
  await callTo(1)
  // Opens the counter: a closed one is waited for by nobody.
  await callNext(town.context, town.agent(), { locationId: 1, counter: 3 })
  const to = { serviceId: 2, counter: 3 }
  ticketOf(await transfer(town.context, town.agent(), { id: sentOn.id, ...to }))
  later(5)
  ticketOf(await cancelTicket(town.context, town.agent(), { id: sentOn.id }))
  const { total, counters } = await figuresOf()
  expect([total.given, total.canceled, counters.map(({ counter, given }) => [counter, given])]).toEqual([
    ...[1, 1],
    [['1', 0]],
  ])
})

test('of a line that is kept overnight each day is told of those who came on it, though their numbers run on', async () => {
  const keep = async (config: object) => {
    await database.db
      .updateTable('locations')
      .set({ config: JSON.stringify(config) })
      .where('location_id', '=', 1)
      .execute()
    town.forget()
  }
  await keep({ queue: { keep_overnight: true } })
  // A minute before the midnight of Riga, and two minutes later.
  town.time.now = new Date('2026-12-05T21:59:00Z')
  const request = async () => ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  const evening = await request()
  later(2)
  const night = [await request(), await request()]
  await keep({})
  expect([evening, ...night].map(({ number }) => number)).toEqual([1, 2, 3])
  const givenOn = async (date: string) =>
    (await figuresOf(date)).hours.map(({ hour, given }) => [hour, given])
  expect(await givenOn('2026-12-05')).toEqual([[23, 1]])
  expect(await givenOn('2026-12-06')).toEqual([[0, 2]])
})

test('where the zone of a company is an offset, the hours are those of its clock', async () => {
  const setZone = async (profile: object) => {
    const stored = JSON.stringify(profile)
    await database.db.updateTable('companies').set({ profile: stored }).where('company_id', '=', 1).execute()
    town.forget()
  }
  const { profile } = await database.db
    .selectFrom('companies')
    .select('profile')
    .where('company_id', '=', 1)
    .executeTakeFirstOrThrow()
  // A day of its own.
  later(10 * 24 * 60)
  await setZone({ ...(profile as object), zone: '+03:00' })
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  const { hours } = await figuresOf()
  await setZone(profile as object)
  expect(hours.map(({ hour, given }) => [hour, given])).toEqual([[11, 1]])
})

test('promises are held against what came, by those who were called, in the hour in which they came', async () => {
  // A day of its own.
  later(24 * 60)
  const promised = async (low: number, middle: number, high: number) => {
    const { id } = await request(3)
    const at = { company_id: 1, location_id: 1, promised_at: town.time.now, waited_ms: null }
    await database.db
      .insertInto('wait_promises')
      .values({ ...at, ticket_id: id, low, middle, high })
      .execute()
    return id
  }
  const said = [await promised(0, 2, 4), await promised(4, 8, 12), await promised(10, 20, 30)]
  await promised(5, 10, 15)
  later(60)
  await promised(0, 1, 2)
  // Three are called, after 2, 13 and 20 minutes.
  for (const [index, waited] of [2, 13, 20].entries())
    await database.db
      .updateTable('wait_promises')
      .set({ waited_ms: waited * 60_000 })
      .where('ticket_id', '=', said[index] ?? 0)
      .execute()
  const { total, hours, services, promises } = await figuresOf()
  const expected = {
    ...{ promised: 3, kept: 2, late: 1, said_low: 4, said_median: 8, said_high: 12 },
    ...{ came_low: expect.closeTo(4.2, 6), came_median: 13, came_high: expect.closeTo(18.6, 6) },
  }
  expect(total).toMatchObject(expected)
  expect(hours).toMatchObject([
    { hour: 10, given: 4, ...expected },
    { hour: 11, given: 1, promised: 0, kept: 0, came_median: null },
  ])
  const { promised: count, kept, late } = expected
  expect(services).toMatchObject([{ service_id: 3, promised: count, kept, late }])
  expect(promises.map((row) => [row.length, row.promised, row.kept, row.came_median])).toEqual([
    [0, 1, 1, 2],
    [5, 1, 0, 13],
    [20, 1, 1, 20],
  ])
})

test('of a day until a time only that is told which had happened by then', async () => {
  // 10:00 in Riga, on a day of its own.
  later(48 * 60)
  const { id } = await request(3)
  later(10)
  await callTo(1)
  later(10)
  ticketOf(await finish(town.context, town.agent(), { id }))
  await request(3)
  const until = async (time: string) => {
    const { total, counters } = await figuresOf(undefined, town.agent(), time)
    return [total.given, total.wait_median, total.served, total.visit_median, counters.length]
  }
  expect(await until('10:00')).toEqual([0, null, 0, null, 0])
  expect(await until('10:05')).toEqual([1, null, 0, null, 0])
  expect(await until('10:15')).toEqual([1, 10, 0, null, 1])
  expect(await until('10:30')).toEqual([2, 10, 1, 10, 1])
})

test('a day without anybody is empty, and so is what somebody may not see', async () => {
  expect(await figuresOf('2026-11-30')).toMatchObject({ total: none, hours: [], services: [], origins: [] })
  await request(2)
  await request(3)
  const limited = await figuresOf(undefined, town.agent({ serviceIds: [2] }))
  expect(limited.total.given).toBe(1)
  expect(limited.services.map((row) => row.service_id)).toEqual([2])
  expect((await figuresOf(undefined, town.agent({ serviceIds: [] }))).total).toEqual(none)
})

test('each side adds up to the whole, and each figure is that of its rows', async () => {
  const minute = fc.integer({ min: 0, max: 600 })
  const visitor = fc.record({
    service: fc.constantFrom(1, 2, 3),
    counter: fc.constantFrom('1', '2', '10', 'Zāle'),
    origin: fc.constantFrom('phone' as const, 'kiosk' as const, 'staff' as const),
    came: minute,
    waited: fc.integer({ min: 1, max: 90 }),
    served: fc.integer({ min: 0, max: 120 }),
    ended: fc.constantFrom('DONE' as const, 'no_show' as const, 'CANCELED' as const, 'WAITING' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(visitor, { minLength: 1, maxLength: 40 }), minute, async (visitors, till) => {
      await database.db.deleteFrom('tickets').execute()
      const start = Date.parse('2026-12-01T06:00:00Z')
      const rows = visitors.map((one, index) => {
        const joined = start + one.came * 60_000
        const calledAt = joined + one.waited * 60_000
        const isCalled = one.ended === 'DONE' || one.ended === 'no_show'
        const endedAt = one.ended === 'WAITING' ? null : new Date(calledAt + one.served * 60_000)
        const status = one.ended === 'no_show' ? ('FAILED' as const) : one.ended
        return {
          ...{ company_id: 1, location_id: 1, service_id: one.service, day: '2026-12-01', letter: 'A' },
          ...{ number: index + 1, token: `token-${index}`, status, origin: one.origin, push_ids: '{}' },
          failed_code: one.ended === 'no_show' ? ('no_show' as const) : null,
          ...{ created_at: new Date(joined), waiting_since: new Date(joined), place: joined },
          ...{ updated_at: new Date(joined), ended_at: endedAt, counter: isCalled ? one.counter : null },
          ...{ called_at: isCalled ? new Date(calledAt) : null },
          ...{ first_called_at: isCalled ? new Date(calledAt) : null },
        }
      })
      await database.db.insertInto('tickets').values(rows).execute()
      const { total, hours, services, counters, origins } = await figuresOf()
      expect(total).toEqual(expectedOf(visitors))
      // The first of them came at 08:00.
      const until = `${String(8 + Math.floor(till / 60)).padStart(2, '0')}:${String(till % 60).padStart(2, '0')}`
      expect((await figuresOf(undefined, town.agent(), until)).total).toEqual(expectedOf(visitors, till))
      for (const side of [hours, services, origins])
        for (const field of ['given', 'served', 'no_shows', 'canceled'] as const)
          expect(side.reduce((sum, row) => sum + row[field], 0)).toBe(total[field])
      for (const row of hours)
        expect(row).toMatchObject(
          expectedOf(visitors.filter(({ came }) => 8 + Math.floor(came / 60) === row.hour)),
        )
      for (const row of services)
        expect(row).toMatchObject(
          shareOf(expectedOf(visitors.filter(({ service }) => service === row.service_id))),
        )
      expect(counters.map(({ counter }) => counter)).toEqual(
        ['1', '2', '10', 'Zāle'].filter((name) => rows.some(({ counter }) => counter === name)),
      )
    }),
    { numRuns: 40 },
  )
})

type Visitor = { came: number; waited: number; served: number; ended: string }

/** Figures of visitors as they stood at a minute, worked out the plain way. */
function expectedOf(everybody: readonly Visitor[], till = Number.POSITIVE_INFINITY): Figures {
  const visitors = everybody.filter(({ came }) => came < till)
  const hasEnded = ({ came, waited, served }: Visitor) => came + waited + served < till
  const called = visitors.filter(
    ({ ended, came, waited }) => (ended === 'DONE' || ended === 'no_show') && came + waited < till,
  )
  const served = visitors.filter((one) => one.ended === 'DONE' && hasEnded(one))
  const waits = called.map(({ waited }) => waited)
  const visits = served.map((one) => one.served)
  return {
    ...none,
    given: visitors.length,
    served: served.length,
    no_shows: visitors.filter((one) => one.ended === 'no_show' && hasEnded(one)).length,
    canceled: visitors.filter((one) => one.ended === 'CANCELED' && hasEnded(one)).length,
    ...{ wait_median: share(waits, 0.5), wait_high: share(waits, 0.9) },
    ...{ visit_median: share(visits, 0.5), visit_high: share(visits, 0.9) },
  }
}

/** Value below which this share of some values lies, between two of them in proportion. */
function share(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? 0
  return expect.closeTo(low + (high - low) * (at - Math.floor(at)), 6)
}

test('over HTTP, a day that is none is named, and so are too many days; today is meant where none is', async () => {
  const world = await startWorld()
  const anna = await world.signIn('anna@rinda.example')
  const path = '/api/portal/locations/1'
  for (const [query, parameter] of [
    ['from=2026-02-30', 'from'],
    ['until=24:30', 'until'],
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['from=2026-01-01&to=2027-01-02', 'to'],
  ])
    for (const asked of ['queue_figures', 'location_figures']) {
      const wrong = await call(world, `GET ${path}/${asked}?${query}`, { as: anna })
      expect([wrong.status, wrong.body.errors?.[0]?.source]).toEqual([422, { parameter }])
    }
  const today = await call(world, `GET ${path}/queue_figures`, { as: anna })
  expect(today.body.data.type).toBe('queue_figures')
  const year = await call(world, `GET ${path}/queue_figures?from=2026-01-01&to=2027-01-01`, { as: anna })
  expect(year.status).toBe(200)
  expect(world.faults).toEqual([])
  await world.close()
})
