import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { hold } from '../counter/act-at-counter.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { setCounter } from '../counter/set-counter.ts'
import { transfer } from '../counter/transfer.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { dueDayEnds } from './end-day.ts'

/** The evening before the clocks of Riga are set back, and the moments around its midnight. */
const evening = new Date('2026-10-24T17:30:00Z')
const beforeMidnight = new Date('2026-10-24T20:59:59.999Z')
const midnight = new Date('2026-10-24T21:00:00Z')

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db, evening)
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  await database.close()
})

/** The work as a process that has just started sees it. */
function due() {
  const { writeBySystem } = createWriter(database.db, (one) => void town.committed.push(one))
  return dueDayEnds({ ...town.context, writeBySystem })
}
const request = async (serviceId = 3) =>
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId }))
const statusOf = async ({ id }: { id: number }) =>
  await database.db
    .selectFrom('tickets')
    .select(['status', 'ended_at'])
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()

test('at the midnight of the location the line ends, and the numbers begin anew', async () => {
  const [called, held, waits] = [await request(), await request(), await request()]
  expect(ticketOf(await callNext(town.context, town.agent(), { locationId: 1, counter: 4 })).id).toBe(
    called.id,
  )
  ticketOf(await hold(town.context, town.agent(), { id: held.id }))
  expect(await due().next()).toEqual(midnight)
  await due().run(beforeMidnight)
  expect(await statusOf(waits)).toEqual({ status: 'WAITING', ended_at: null })

  town.time.now = midnight
  await Promise.all([due().run(midnight), due().run(midnight)])
  expect(await statusOf(called)).toEqual({ status: 'DONE', ended_at: midnight })
  for (const one of [held, waits])
    expect(await statusOf(one)).toEqual({ status: 'CANCELED', ended_at: midnight })
  const counters = await database.db.selectFrom('counters').select(['is_open', 'agent']).execute()
  expect(counters).toEqual([{ is_open: false, agent: '' }])
  expect(await due().next()).toBeNull()
  const told = town.committed.flatMap(({ events }) => events).map(({ resource: { type, id } }) => type + id)
  expect(told.filter((one) => one === `ticket${waits.id}`)).toHaveLength(2)

  expect(await request()).toMatchObject({ label: 'C 001', number: 1 })
})

test('a line that is kept overnight runs on until it is empty', async () => {
  const config = JSON.stringify({ queue: { keep_overnight: true } })
  await database.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  town.forget()
  const [first, second] = [await request(2), await request(2)]
  expect([first.label, second.label]).toEqual(['B 001', 'B 002'])
  const morning = new Date('2026-10-26T07:00:00Z')
  town.time.now = morning
  await due().run(morning)
  expect(await due().next()).toBeNull()
  expect((await statusOf(first)).status).toBe('WAITING')
  const third = await request(2)
  expect(third.label).toBe('B 003')
  for (const { id } of [first, second, third])
    ticketOf(await cancelTicket(town.context, town.agent(), { id }))
  expect((await request(2)).label).toBe('B 001')
})

test('where the line is kept overnight, a counter that nobody works at any more is closed at midnight; one where somebody does stays', async () => {
  town.time.now = new Date('2026-10-26T15:00:00Z')
  const counter = async (name: string) => {
    await setCounter(town.context, town.agent(), { locationId: 1, counter: name, open: true })
    ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
    return ticketOf(await callNext(town.context, town.agent(), { locationId: 1, counter: name }))
  }
  const left = await counter('left')
  const nightly = await counter('nightly')
  const only = await request(1)
  ticketOf(await transfer(town.context, town.agent(), { id: only.id, serviceId: 1, counter: 'left' }))
  town.time.now = new Date('2026-10-26T21:30:00Z')
  ticketOf(await finish(town.context, town.agent(), { id: nightly.id }))
  const openAt = async () =>
    (await database.db.selectFrom('counters').select('name').where('is_open', '=', true).execute()).map(
      ({ name }) => name,
    )
  const next = new Date('2026-10-26T22:00:00Z')
  expect(await due().next()).toEqual(next)
  town.time.now = next
  await Promise.all([due().run(next), due().run(next)])
  expect(await openAt()).toEqual(['nightly'])
  // Who was there stays until a colleague goes on with the visit; who waited for that counter alone waits for any.
  expect((await statusOf(left)).status).toBe('CALLED')
  const waiting = database.db.selectFrom('tickets').select('counter').where('ticket_id', '=', only.id)
  expect(await waiting.executeTakeFirst()).toEqual({ counter: null })
  const dayAfter = new Date('2026-10-27T22:00:00Z')
  expect(await due().next()).toEqual(dayAfter)
  town.time.now = dayAfter
  await due().run(dayAfter)
  expect(await openAt()).toEqual([])
  expect(await due().next()).toBeNull()
  for (const { id } of [left, only]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('who came after midnight and waits for a counter that yesterday left open waits for any when it is closed', async () => {
  await database.db.updateTable('locations').set({ config: '{}' }).where('location_id', '=', 1).execute()
  town.forget()
  town.time.now = new Date('2026-10-26T21:59:00Z')
  await setCounter(town.context, town.agent(), { locationId: 1, counter: 6, open: true })
  const pastMidnight = new Date('2026-10-26T22:00:05Z')
  town.time.now = pastMidnight
  const { id } = await request(1)
  const sent = await transfer(town.context, town.agent(), { id, serviceId: 1, counter: 6 })
  expect(ticketOf(sent).counter).toBe(6)
  await due().run(pastMidnight)
  const row = database.db.selectFrom('tickets').select(['status', 'counter']).where('ticket_id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'WAITING', counter: null })
  ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})
