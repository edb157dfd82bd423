import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { markNoShow } from '../../queue/counter/act-at-counter.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { finish } from '../../queue/counter/finish.ts'
import { settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { cancelTicket } from '../../queue/tickets/cancel-ticket.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { attributesOf, codeOf, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { countPlainly, toldByAudit } from '../testing/plain-count.ts'
import { daysLater, giveReports, readReport } from '../testing/report-world.ts'

/** Bookings and tickets lie on the seven days after it: on both sides of the end of a month. Each run has its own, as time goes on only. */
let begins = new Date('2026-11-27T08:00:00Z')
const dayOf = (day: number) => daysLater(day, begins).toISOString().slice(0, 10)
const monthsOfRun = () => [dayOf(0).slice(0, 7), dayOf(8).slice(0, 7)]
const nextRun = () => {
  begins = new Date(Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + 2, 27, 8))
}

let database: OpenDatabase
let world: World
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  await giveReports(database.db)
  world = await startWorld({ now: begins, database: { ...database, close: async () => {} } })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await database.close()
})

const visit = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  half: fc.integer({ min: 0, max: 20 }),
  service: fc.constantFrom(1, 1, 2, 4),
  specialist: fc.constantFrom(1, 2, 3),
  what: fc.constantFrom(
    ...(['stays', 'served', 'canceled', 'moved', 'released', 'held', 'blocked', 'unserved'] as const),
  ),
  to: fc.integer({ min: 1, max: 7 }),
})
const came = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  service: fc.constantFrom(1, 2, 3),
  waits: fc.integer({ min: 0, max: 5_000 }),
  after: fc.constantFrom('served', 'missed', 'left', 'called', 'waits'),
})
type Visit = typeof visit extends fc.Arbitrary<infer One> ? One : never
type Came = typeof came extends fc.Arbitrary<infer One> ? One : never

async function comeBy(portal: TestPortal, one: Visit): Promise<void> {
  const time = new Date(begins.getTime() - 8 * 3_600_000 + (6 * 60 + one.half * 30) * 60_000)
  const slot = {
    ...{ locationId: one.service === 4 ? 2 : 1, serviceId: one.service, date: dayOf(one.day) },
    ...{ time: time.toISOString().slice(11, 16) },
    ...(one.service === 2 ? {} : { specialistId: one.service === 4 ? 1 : one.specialist }),
  }
  if (one.what === 'blocked') {
    await portal.ask('schedule_booking', { ...slot, duration: 60, fields: { _is_blocked: true } })
    return
  }
  const locked = await portal.ask('lock_booking', slot)
  if (codeOf(locked) || one.what === 'held') return
  const { qtid, token } = attributesOf(locked)
  if (one.what === 'released') await portal.ask('unlock_booking', { qtid, token })
  else await portal.ask('schedule_booking', { qtid, token, ...visitor })
  if (one.what === 'canceled') await portal.ask('cancel_booking', { qtid, token })
  if (one.what === 'moved') await portal.ask('move_booking', { qtid, token, ...slot, date: dayOf(one.to) })
  if (one.what === 'served' || one.what === 'unserved') await portal.ask('serve_booking', { qtid })
  if (one.what === 'unserved') await portal.ask('serve_booking', { qtid })
}

async function standInLine(everybody: readonly Came[]): Promise<void> {
  const town = startLineTown(database.db)
  for (const [index, { day, service, waits, after }] of everybody.entries()) {
    town.time.now = new Date(daysLater(day, begins).getTime() + index * 1_000)
    const { id } = ticketOf(
      await requestTicket(town.context, town.visitor(`page ${index}`), { serviceId: service }),
    )
    town.time.now = new Date(town.time.now.getTime() + waits * 1_000)
    if (after === 'left') ticketOf(await cancelTicket(town.context, town.agent(), { id }))
    if (after === 'left' || after === 'waits') continue
    const called = await callNext(town.context, town.agent(), {
      ...{ locationId: 1, counter: index, serviceIds: [service] },
    })
    if (!called.ok || called.value.type !== 'ticket') continue
    const ended = { id: Number(called.value.resource.id) }
    if (after === 'served') ticketOf(await finish(town.context, town.agent(), ended))
    if (after === 'missed') ticketOf(await markNoShow(town.context, town.agent(), ended))
  }
}

/** Reads the audit and the reports of both months, with nothing written between them: the day of a line ends when it is looked at. */
async function readTogether(as: SignedInPerson) {
  for (;;) {
    const told = await toldByAudit(database.db)
    const reports = new Map<string, Awaited<ReturnType<typeof readReport>>>()
    for (const month of monthsOfRun()) reports.set(month, await readReport(world, as, month))
    if (isDeepStrictEqual(told, await toldByAudit(database.db))) return { told, reports }
  }
}

test('each figure of a random month is that of its rows, as the audit alone tells of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 20, maxLength: 60 }),
      fc.array(came, { minLength: 5, maxLength: 25 }),
      async (visits, everybody) => {
        for (const table of [
          'wait_promises',
          'tickets',
          'bookings',
          'audit',
          'report_parts',
          'visitor_acts',
        ] as const)
          await database.db.deleteFrom(table).execute()
        nextRun()
        world.time.now = begins
        const portal = await world.connect(await world.signIn('anna@rinda.example'))
        for (const one of visits) await comeBy(portal, one)
        await standInLine(everybody.toSorted((one, other) => one.day - other.day))
        portal.socket.disconnect()
        world.time.now = daysLater(20, begins)
        const held = () =>
          database.db.selectFrom('bookings').where('expire_at', 'is not', null).selectAll().execute()
        await expect.poll(held).toEqual([])
        const anna = await world.signIn('anna@rinda.example')
        const { told, reports } = await readTogether(anna)
        for (const [month, { tables }] of reports) {
          const count = (things: typeof told) => countPlainly(things, month, world.time.now)
          for (const side of ['Locations', 'Services', 'Specialists'])
            expect(tables.get(side)?.get('Total')).toEqual(count(told))
          for (const [side, column, names] of sides)
            for (const [name, id] of names) {
              const things = told.filter((one) => (one[column] ?? null) === id)
              expect([name, tables.get(side)?.get(name) ?? nothing]).toEqual([name, count(things)])
            }
        }
      },
    ),
    { numRuns: 5, endOnFailure: true },
  )
})

const nothing = [...Array.from({ length: 19 }, () => '0'), '', '']
const sides = [
  [
    'Locations',
    'location_id',
    [
      ['Brīvības iela 49', 1],
      ['Krasta iela 12', 2],
    ],
  ],
  [
    'Services',
    'service_id',
    [
      ['Consultation', 1],
      ['Desk', 2],
      ['Queue only', 3],
      ['Elsewhere', 4],
    ],
  ],
  [
    ...(['Specialists', 'specialist_id'] as const),
    [
      ['Specialist 1', 1],
      ['Specialist 2', 2],
      ['Specialist 3', 3],
      ['Without a specialist', null],
    ],
  ],
] as const
