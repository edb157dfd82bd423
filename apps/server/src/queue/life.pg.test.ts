import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { hold, markNoShow, recall, returnToLine } from './counter/act-at-counter.ts'
import { callNext } from './counter/call-next.ts'
import { finish } from './counter/finish.ts'
import { setCounter } from './counter/set-counter.ts'
import { type LineTown, reasonOf, settleWithLines, startLineTown, ticketOf } from './testing/line-town.ts'
import { cancelTicket } from './tickets/cancel-ticket.ts'
import { requestTicket } from './tickets/request-ticket.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(() => {
  town = startLineTown(database.db)
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  await database.close()
})

const request = async (serviceId = 3, more = {}) =>
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId, language: 'en', ...more }))
const call = async (counter: string | number = 1, serviceIds?: number[]) =>
  await callNext(town.context, town.agent(), { locationId: 1, counter, serviceIds })

test('a ticket is given, called, called again and finished, and everybody is told each time', async () => {
  const given = await request()
  expect(given).toMatchObject({ label: 'C 001', number: 1, status: 'WAITING', service_id: 3, language: 'en' })
  expect(given.token).toMatch(/.{20}/)
  town.time.now = new Date(town.time.now.getTime() + 60_000)
  const called = ticketOf(await call(7))
  expect(called).toMatchObject({ id: given.id, status: 'CALLED', turn: 'CALLED', counter: 7 })
  expect(called.called_at).toBe(town.time.now.toISOString())
  town.time.now = new Date(town.time.now.getTime() + 60_000)
  const again = ticketOf(await recall(town.context, town.agent(), { id: given.id }))
  expect(again).toMatchObject({ status: 'CALLED', counter: 7, called_at: town.time.now.toISOString() })
  expect(again.first_called_at).toBe(called.called_at)
  const ended = ticketOf(await finish(town.context, town.agent(), { id: given.id }))
  expect(ended).toMatchObject({ status: 'DONE', ended_at: town.time.now.toISOString() })
  const told = town.committed.flatMap(({ events }) => events)
  expect(told.map(({ resource }) => resource.attributes.status ?? resource.type)).toEqual([
    ...['WAITING', 'counter', 'CALLED', 'CALLED', 'DONE'],
  ])
  expect(JSON.stringify(told)).not.toContain(given.token)
})

test('what has ended is not acted on', async () => {
  const { id } = await request()
  await call()
  ticketOf(await markNoShow(town.context, town.agent(), { id }))
  const { rows } = await sql`SELECT status, failed_code FROM tickets WHERE ticket_id = ${id}`.execute(
    database.db,
  )
  expect(rows).toEqual([{ status: 'FAILED', failed_code: 'no_show' }])
  for (const act of [recall, markNoShow, returnToLine, hold, finish, cancelTicket])
    expect(reasonOf(await act(town.context, town.agent(), { id }))).toBe('ticket_changed')
})

test('walk-ins are called in the order in which they came, of the services that were asked for', async () => {
  const [first, other, second] = [await request(3), await request(2), await request(3)]
  expect(other.label).toBe('B 001')
  expect(ticketOf(await call(1, [3])).id).toBe(first.id)
  expect(ticketOf(await call(1, [3])).id).toBe(second.id)
  expect(await call(1, [3])).toMatchObject({ ok: true, value: { type: 'nothing_waiting' } })
  expect(ticketOf(await call(1)).id).toBe(other.id)
  for (const { id } of [first, second, other]) ticketOf(await finish(town.context, town.agent(), { id }))
})

test('who is put back stands where they stood; who is set aside is not called', async () => {
  const [first, second] = [await request(), await request()]
  expect(ticketOf(await call()).id).toBe(first.id)
  const back = ticketOf(await returnToLine(town.context, town.agent(), { id: first.id }))
  expect(back).toMatchObject({ status: 'WAITING', counter: null, called_at: null })
  expect(ticketOf(await call()).id).toBe(first.id)
  const aside = ticketOf(await hold(town.context, town.agent(), { id: first.id }))
  expect(aside).toMatchObject({ status: 'WAITING', held: true, counter: 1 })
  expect(ticketOf(await call()).id).toBe(second.id)
  expect(await call()).toMatchObject({ value: { type: 'nothing_waiting' } })
  for (const { id } of [first, second]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('a visitor cancels by the token that came with the ticket, and by no other', async () => {
  const own = town.visitor('cancels')
  const { id, token } = ticketOf(await requestTicket(town.context, own, { serviceId: 3 }))
  expect(reasonOf(await cancelTicket(town.context, own, { id }))).toBe('not_found')
  expect(reasonOf(await cancelTicket(town.context, own, { id, token: `${token}x` }))).toBe('not_found')
  expect(reasonOf(await recall(town.context, own, { id, token }))).toBe('forbidden')
  expect(ticketOf(await cancelTicket(town.context, own, { id, token })).status).toBe('CANCELED')
  expect(reasonOf(await cancelTicket(town.context, own, { id, token }))).toBe('ticket_changed')
})

test('a counter is opened with what it takes, paused and closed', async () => {
  const { context } = town
  const put = async (more: object) =>
    await setCounter(context, town.agent(), { locationId: 1, counter: 'Kase', ...more })
  expect(await put({ serviceIds: [2], open: true })).toMatchObject({
    value: {
      type: 'counter',
      resource: { attributes: { counter: 'Kase', open: true, service_ids: [2], agent: 'Anna' } },
    },
  })
  const [ofThree, ofTwo] = [await request(3), await request(2)]
  expect(ticketOf(await call('Kase')).id).toBe(ofTwo.id)
  expect(await call('Kase')).toMatchObject({ value: { type: 'nothing_waiting' } })
  expect(await put({ paused: true })).toMatchObject({
    value: { resource: { attributes: { paused: true, open: true } } },
  })
  expect(await put({ open: false })).toMatchObject({
    value: { resource: { attributes: { open: false, paused: false, agent: '' } } },
  })
  for (const { id } of [ofThree, ofTwo]) ticketOf(await cancelTicket(context, town.agent(), { id }))
})

test('agents call for no services and locations but theirs', async () => {
  const { context } = town
  const there = { locationId: 2, counter: 1 }
  const limited = town.agent({ role: 'COMPANY_USER', locationIds: [1], serviceIds: [2] })
  expect(reasonOf(await callNext(context, limited, there))).toBe('not_found')
  expect(reasonOf(await setCounter(context, limited, { ...there, open: true }))).toBe('not_found')
  const foreign = { locationId: 1, counter: 1, serviceIds: [3] }
  expect(reasonOf(await callNext(context, limited, foreign))).toBe('not_found')
  expect(reasonOf(await callNext(context, town.agent({ role: 'NONE' }), there))).toBe('not_found')
  expect(reasonOf(await callNext(context, town.agent(), { ...foreign, serviceIds: [4] }))).toBe('not_found')
  expect(reasonOf(await callNext(context, town.visitor(), { ...foreign, serviceIds: [] }))).toBe('forbidden')
  const { id } = await request(3)
  expect(await callNext(context, limited, { locationId: 1, counter: 1 })).toMatchObject({
    value: { type: 'nothing_waiting' },
  })
  expect(reasonOf(await finish(context, limited, { id }))).toBe('not_found')
  ticketOf(await cancelTicket(context, town.agent(), { id }))
})
