import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { type LineTown, reasonOf, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { hold, markNoShow, returnToLine } from './act-at-counter.ts'
import { callNext } from './call-next.ts'
import { finish } from './finish.ts'
import { resume } from './resume.ts'
import { setCounter } from './set-counter.ts'
import { transfer } from './transfer.ts'

/** Counters that close, or whose agents are gone, while people wait for them or are served there. */

let database: OpenDatabase
let town: LineTown
/** Another process on the same database. */
let elsewhere: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(() => {
  town = startLineTown(database.db)
  elsewhere = startLineTown(database.db)
})
afterEach(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  const left = await database.db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('status', 'in', ['WAITING', 'CALLED'])
    .execute()
  for (const { ticket_id: id } of left) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
  await database.db.deleteFrom('counters').execute()
})
afterAll(() => database.close())

const uldis = () => town.agent({ portalUserId: 8, name: 'Uldis' })
const vera = () => town.agent({ portalUserId: 9, name: 'Vera' })
const request = async (serviceId = 3) =>
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId }))
const call = async (counter: string | number = 1, serviceIds?: number[]) =>
  await callNext(town.context, town.agent(), { locationId: 1, counter, serviceIds })
const open = async (counter: string | number, isOpen = true, at = town) =>
  await setCounter(at.context, at.agent(), { locationId: 1, counter, open: isOpen })
const sendTo = async (counter: string | number, id: number, serviceId = 2, at = town) =>
  await transfer(at.context, at.agent(), { id, serviceId, counter })
const rowOf = async (id: number) =>
  await database.db
    .selectFrom('tickets')
    .select(['status', 'counter', 'is_held', 'place'])
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()

describe('who waits for one counter alone', () => {
  test('waits for any again when it closes, at the place that they had, and everybody is told in the same moment', async () => {
    const first = await request(2)
    const [sent, aside, next] = [await request(3), await request(3), await request(2)]
    await open(5)
    ticketOf(await sendTo(5, sent.id))
    ticketOf(await sendTo(5, aside.id))
    ticketOf(await hold(town.context, town.agent(), { id: aside.id }))
    const { place } = await rowOf(sent.id)
    town.committed.length = 0
    await open(5, false)

    const [commit, ...others] = town.committed
    expect(others).toEqual([])
    const told = commit?.events.map(({ resource: { type, id, attributes } }) => [
      ...[type, type === 'ticket' ? Number(id) : attributes.open],
      ...(type === 'ticket' ? [attributes.status, attributes.counter] : []),
    ])
    expect(told).toEqual([
      ['counter', false],
      ['ticket', sent.id, 'WAITING', null],
    ])
    const audit = database.db.selectFrom('audit').select('action').where('object_id', '=', `${sent.id}`)
    expect((await audit.orderBy('audit_id').execute()).at(-1)).toEqual({ action: 'ticket.give_back' })
    expect(await rowOf(sent.id)).toEqual({ status: 'WAITING', counter: null, is_held: false, place })
    // Who was set aside there is still nobody's to call.
    expect(await rowOf(aside.id)).toMatchObject({ is_held: true, counter: '5' })
    const order = []
    for (let turn = 0; turn < 3; turn += 1) order.push(ticketOf(await call(1, [2])).id)
    expect(order).toEqual([first.id, sent.id, next.id])
  })

  test('waits for any again when nobody works there any more', async () => {
    const { id } = await request()
    await open(5)
    ticketOf(await sendTo(5, id))
    const left = { locationId: 1, counter: 5, agentId: null }
    expect((await setCounter(town.context, uldis(), left)).ok).toBe(true)
    expect(ticketOf(await call(1, [2])).id).toBe(id)
  })

  test('keeps waiting for it while it is paused', async () => {
    const { id } = await request()
    await open(5)
    ticketOf(await sendTo(5, id))
    await setCounter(town.context, town.agent(), { locationId: 1, counter: 5, paused: true })
    expect(await call(1)).toMatchObject({ value: { type: 'nothing_waiting' } })
    expect(ticketOf(await call(5)).id).toBe(id)
  })

  test('is sent to the line of the service where the counter is closed, or nobody knows it', async () => {
    await open('Kase')
    await open('Kase', false)
    for (const counter of ['Kase', 77]) {
      const { id } = await request()
      expect(ticketOf(await sendTo(counter, id))).toMatchObject({ status: 'WAITING', counter: null })
      expect(ticketOf(await call(1, [2])).id).toBe(id)
    }
  })

  test('is neither lost nor left behind, whatever is done at that counter at the same moment, on two nodes', async () => {
    for (let round = 0; round < 15; round += 1) {
      const there = [await request(2), await request(2)]
      const comes = await request(2)
      await open(5)
      for (const { id } of there) ticketOf(await sendTo(5, id))
      const [close, called, sent] = await Promise.all([
        open(5, false),
        callNext(elsewhere.context, elsewhere.agent(), { locationId: 1, counter: 5, serviceIds: [2] }),
        sendTo(5, comes.id, 2, round % 2 === 0 ? elsewhere : town),
      ])
      expect(close.ok).toBe(true)
      const calledId = ticketOf(called).id
      // Where the third was called at that moment, they are at the counter, and go back to the line.
      expect(reasonOf(sent)).toBeUndefined()
      await expectConsistent({ db: database.db, faults: [] })
      const rows = await Promise.all([...there, comes].map(({ id }) => rowOf(id)))
      const waiting = rows.filter(({ status }) => status === 'WAITING')
      expect(waiting.length + rows.filter(({ status }) => status === 'CALLED').length).toBe(3)
      expect(waiting.length).toBeGreaterThanOrEqual(2)
      expect([...there, comes].map(({ id }) => id)).toContain(calledId)
      for (const { id } of [...there, comes]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
    }
  })
})

describe('a visit whose counter was left in the middle of it', () => {
  const begin = async () => {
    const { id } = await request()
    ticketOf(await call('Kase'))
    return id
  }

  test.each([
    ['finished', finish, 'DONE'],
    ['marked as not having come', markNoShow, 'FAILED'],
    ['put back to the line', returnToLine, 'WAITING'],
    ['set aside', hold, 'WAITING'],
    ['called off', cancelTicket, 'CANCELED'],
  ] as const)('is %s by a colleague', async (_, act, status) => {
    const id = await begin()
    await open('Kase', false)
    expect(await rowOf(id)).toMatchObject({ status: 'CALLED', counter: 'Kase' })
    expect(ticketOf(await act(town.context, uldis(), { id })).status).toBe(status)
  })

  test('goes on at a colleague’s counter, with the time that it has taken; of two colleagues one gets it', async () => {
    const id = await begin()
    const began = town.time.now.toISOString()
    await open('Kase', false)
    town.time.now = new Date(town.time.now.getTime() + 300_000)
    const both = await Promise.all([
      resume(town.context, uldis(), { id, counter: 2 }),
      resume(town.context, vera(), { id, counter: 3 }),
    ])
    const [taken, ...others] = both.filter((one) => one.ok).map(ticketOf)
    expect(others).toEqual([])
    expect(taken).toMatchObject({
      ...{ id, status: 'CALLED', first_called_at: began, called_at: town.time.now.toISOString() },
    })
    expect([2, 3]).toContain(taken?.counter)
    expect(both.map(reasonOf)).toContain('ticket_changed')
    expect(ticketOf(await finish(town.context, uldis(), { id })).status).toBe('DONE')
  })

  test('is not taken from a colleague who is there', async () => {
    const id = await begin()
    expect(reasonOf(await resume(town.context, uldis(), { id, counter: 2 }))).toBe('ticket_changed')
    expect(reasonOf(await resume(town.context, uldis(), { id }))).toBe('ticket_changed')
    expect(reasonOf(await resume(town.context, town.agent(), { id, counter: 'Kase' }))).toBe('ticket_changed')
    expect(await rowOf(id)).toMatchObject({ counter: 'Kase' })
  })

  test('goes on at a colleague’s counter where nobody works at its own any more', async () => {
    const id = await begin()
    await setCounter(town.context, uldis(), { locationId: 1, counter: 'Kase', agentId: null })
    expect(ticketOf(await resume(town.context, uldis(), { id, counter: 2 })).counter).toBe(2)
  })

  test('goes along with its agent, who sits down at another counter', async () => {
    const id = await begin()
    expect(ticketOf(await resume(town.context, town.agent(), { id, counter: 4 }))).toMatchObject({
      ...{ status: 'CALLED', counter: 4 },
    })
  })

  test('stands there when the counter opens again, and the next call leaves it so', async () => {
    const id = await begin()
    await open('Kase', false)
    const next = await request()
    expect(ticketOf(await call('Kase')).id).toBe(next.id)
    expect(await rowOf(id)).toMatchObject({ status: 'CALLED', counter: 'Kase' })
    expect(ticketOf(await finish(town.context, uldis(), { id })).status).toBe('DONE')
  })
})
