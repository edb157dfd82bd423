import type { QueueFiguresAttributes } from '@rinda/contract/queue/figures'
import { promiseLengths } from '@rinda/domain/reports/queue-figures'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintScope, narrow } from '../../access/scope.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { hold, markNoShow, returnToLine } from '../../queue/counter/act-at-counter.ts'
import { addServices } from '../../queue/counter/add-services.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { finish } from '../../queue/counter/finish.ts'
import { resume } from '../../queue/counter/resume.ts'
import { serveNow } from '../../queue/counter/serve-now.ts'
import { transfer } from '../../queue/counter/transfer.ts'
import { endPromises, insertPromises } from '../../queue/habits/promise-store.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { cancelTicket } from '../../queue/tickets/cancel-ticket.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { toldByAudit } from '../testing/plain-count.ts'
import {
  cameAfter,
  figurePlainly,
  givenAmong,
  hourOf,
  type Said,
  withVisits,
} from '../testing/plain-figures.ts'
import { compareLocations } from './compare-locations.ts'
import { shareOf } from './figures-of.ts'
import { showFigures } from './show-figures.ts'

/** Runs go on in time only. In each the clocks change on the third of its days: back in October, forward in March. */
const changes = ['2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29', '2029-03-25']
const dayMs = 86_400_000

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
afterAll(() => database.close())

const came = fc.record({
  // Of the third day half of all, around the hour that comes twice or not at all.
  minute: fc.oneof(
    fc.integer({ min: 0, max: 5 * 1440 - 1 }),
    fc.integer({ min: 2 * 1440 - 60, max: 2 * 1440 + 180 }),
  ),
  service: fc.constantFrom(1, 2, 3, 4),
  waits: fc.integer({ min: 0, max: 5_000_000 }),
  stays: fc.integer({ min: 0, max: 3_000_000 }),
  said: fc.option(fc.integer({ min: 0, max: 70 })),
  after: fc.constantFrom(
    'served',
    'served',
    'missed',
    'left',
    'called',
    'waits',
    'sent on',
    'at once',
    'goes on',
    'aside',
    'taken back',
  ),
  counter: fc.constantFrom<number | string>(1, 2, 'Zāle'),
})
type Came = typeof came extends fc.Arbitrary<infer One> ? One : never

/** Somebody comes, and what becomes of them, by the verbs that everybody uses; notes what they were told. */
async function live(town: LineTown, begins: number, one: Came, saidTo: Map<string, Said>): Promise<void> {
  const locationId = one.service === 4 ? 2 : 1
  const { context, time } = town
  const at = (ms: number) => {
    time.now = new Date(ms)
  }
  const joined = begins + one.minute * 60_000
  at(joined)
  if (one.after === 'at once') {
    const serviceId = one.service
    const served = await serveNow(context, town.agent(), { locationId, counter: one.counter, serviceId })
    at(joined + one.stays)
    if (served.ok) await finish(context, town.agent(), { id: Number(served.value.resource.id) })
    return
  }
  // By night only staff give tickets.
  const byVisitor = await requestTicket(context, town.visitor(`page ${joined}`), { serviceId: one.service })
  const given =
    byVisitor.ok && ticketOf(byVisitor).status !== 'FAILED'
      ? byVisitor
      : await requestTicket(context, town.agent(), { serviceId: one.service })
  const { id } = ticketOf(given)
  if (one.said !== null) {
    const said = { low: Math.floor(one.said * 0.7), middle: one.said, high: Math.ceil(one.said * 1.4) }
    const madeOf = { service_id: null, people: null, drawn_ms: null, usual_ms: null }
    const scope = narrow(mintScope(1), 1)
    await insertPromises(database.db, scope, locationId, [{ ticketId: id, ...said, ...madeOf }], time.now)
    saidTo.set(String(id), { at: time.now, ...said })
  }
  at(joined + one.waits)
  if (one.after === 'left') ticketOf(await cancelTicket(context, town.agent(), { id }))
  if (one.after === 'left' || one.after === 'waits') return
  const called = await callNext(context, town.agent(), {
    ...{ locationId, counter: one.counter, serviceIds: [one.service] },
  })
  if (!called.ok || called.value.type !== 'ticket') return
  const ended = { id: Number(called.value.resource.id) }
  at(joined + one.waits + one.stays)
  if (one.after === 'served') await finish(context, town.agent(), ended)
  if (one.after === 'missed') await markNoShow(context, town.agent(), ended)
  if (one.after === 'aside' || one.after === 'taken back') {
    await (one.after === 'aside' ? hold : returnToLine)(context, town.agent(), ended)
    at(joined + one.waits + one.stays * 2)
    const elsewhere = { ...ended, counter: one.stays % 2 === 0 ? one.counter : 3 }
    await resume(context, town.agent(), elsewhere)
    at(joined + one.waits + one.stays * 3)
    if (one.stays % 3 > 0) await finish(context, town.agent(), ended)
  }
  if (one.after === 'goes on' && locationId === 1) {
    const [next, last] = [(one.service % 3) + 1, ((one.service + 1) % 3) + 1]
    ticketOf(await addServices(context, town.agent(), { ...ended, serviceIds: [next, last] }))
    await finish(context, town.agent(), ended)
    at(joined + one.waits + one.stays * 3)
    await finish(context, town.agent(), ended)
    at(joined + one.waits + one.stays * 4)
    if (one.stays % 3 > 0) await finish(context, town.agent(), ended)
  }
  if (one.after === 'sent on' && locationId === 1)
    await transfer(context, town.agent(), { ...ended, serviceId: (one.service % 3) + 1 })
}

/** Figures with their fractions, however a computer rounds the last of them. */
const close = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? expect.closeTo(value, 6) : value,
    ]),
  )

test('each figure of random days is what the audit alone tells, also where clocks change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(came, { minLength: 10, maxLength: 50 }), async (everybody) => {
      for (const table of ['wait_promises', 'tickets', 'counters', 'audit'] as const)
        await database.db.deleteFrom(table).execute()
      const change = changes.shift() ?? ''
      const begins = Date.parse(`${change}T00:00:00Z`) - 2 * dayMs
      const town = startLineTown(database.db, new Date(begins))
      const saidTo = new Map<string, Said>()
      for (const one of everybody.toSorted((one, other) => one.minute - other.minute))
        await live(town, begins, one, saidTo)
      const scope = narrow(mintScope(1), 1)
      for (const locationId of [1, 2]) await endPromises(database.db, scope, locationId)

      const told = await withVisits(database.db, givenAmong(await toldByAudit(database.db)))
      expect(told.length).toBeGreaterThanOrEqual(everybody.length / 2)
      const dayOf = (days: number) => new Date(begins + days * dayMs).toISOString().slice(0, 10)
      for (const [first, last] of [
        [0, 5],
        [2, 2],
        [1, 2],
      ] as const) {
        const [from, to] = [dayOf(first), dayOf(last)]
        const within = told.filter(({ day }) => from <= String(day) && String(day) <= to)
        const asked = { locationId: 1, from, to }
        for (const locationId of [1, 2]) {
          const shown = await showFigures(
            town.context,
            town.agent().caller,
            { ...asked, locationId },
            town.time.now,
          )
          if (!shown.ok) throw new Error(JSON.stringify(shown.refusals))
          const here = within.filter(({ location_id }) => location_id === locationId)
          expectFigures(shown.value.attributes, here, saidTo)
        }
        const beside = await compareLocations(town.context, town.agent().caller, asked, town.time.now)
        if (!beside.ok) throw new Error(JSON.stringify(beside.refusals))
        for (const { attributes } of beside.value) {
          const there = within.filter(({ location_id }) => location_id === attributes.location_id)
          expect(attributes.total).toEqual(close(shareOf(figurePlainly(there, saidTo))))
        }
      }
    }),
    { numRuns: changes.length, endOnFailure: true },
  )
})

type Tickets = ReturnType<typeof givenAmong>

function expectFigures(
  figures: QueueFiguresAttributes,
  tickets: Tickets,
  saidTo: ReadonlyMap<string, Said>,
): void {
  const plain = (some: Tickets) => figurePlainly(some, saidTo)
  expect(figures.total).toEqual(close(plain(tickets)))
  const lengthOf = (ticket: Tickets[number]) => {
    const said = saidTo.get(String(ticket.ticket_id))
    return said && cameAfter(ticket, said) !== null
      ? promiseLengths.findLast((least) => least <= said.middle)
      : null
  }
  const sides = [
    ['hours', 'hour', ({ waiting_since }: Tickets[number]) => hourOf(waiting_since), plain],
    ['promises', 'length', lengthOf, plain],
    ['days', 'day', ({ day }: Tickets[number]) => day, (some: Tickets) => shareOf(plain(some))],
    [
      'services',
      'service_id',
      (one: Tickets[number]) => one.service_id,
      (some: Tickets) => shareOf(plain(some)),
    ],
    [
      'counters',
      'counter',
      ({ counter }: Tickets[number]) => counter,
      (some: Tickets) => shareOf(plain(some)),
    ],
    ['origins', 'origin', ({ origin }: Tickets[number]) => origin, (some: Tickets) => shareOf(plain(some))],
  ] as const
  for (const [side, name, of, figure] of sides) {
    const shares = Map.groupBy(tickets, of)
    for (const none of [null, undefined]) shares.delete(none as never)
    const rows: readonly object[] = figures[side]
    expect(rows.map((row) => Reflect.get(row, name)).toSorted()).toEqual([...shares.keys()].toSorted())
    for (const row of rows) {
      const of = Reflect.get(row, name)
      expect(row).toEqual({ ...close(figure(shares.get(of as never) ?? [])), [name]: of })
    }
  }
}
