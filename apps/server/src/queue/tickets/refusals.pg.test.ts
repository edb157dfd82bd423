import { queueRequestSchemas } from '@rinda/contract/queue/requests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { internalCaller } from '../../access/caller.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { openingHours } from '../../testing/towns/town.ts'
import { hold } from '../counter/act-at-counter.ts'
import { callNext } from '../counter/call-next.ts'
import { stopTickets } from '../counter/stop-tickets.ts'
import { type LineTown, reasonOf, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { cancelTicket } from './cancel-ticket.ts'
import { requestTicket } from './request-ticket.ts'

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

const ask = async (serviceId: number, asked = town.visitor()) =>
  ticketOf(await requestTicket(town.context, asked, { serviceId, language: 'ru' }))
const setLocation = async (values: Record<string, unknown>) => {
  await database.db.updateTable('locations').set(values).where('location_id', '=', 1).execute()
  town.forget()
}
const setService = async (values: Record<string, unknown>) => {
  await database.db.updateTable('services').set(values).where('service_id', '=', 3).execute()
  town.forget()
}
const howMany = async () => (await database.db.selectFrom('tickets').select('ticket_id').execute()).length

/** Expects that nothing is given for this reason, and nothing written; and that it is given again when what was in the way is away. */
async function expectFailed(code: string, asked = town.visitor()): Promise<void> {
  const before = await howMany()
  const failed = await ask(3, asked)
  expect(failed).toMatchObject({ id: 0, status: 'FAILED', failed_code: code, label: '', service_id: 3 })
  expect(failed.token).toBeUndefined()
  expect(await howMany()).toBe(before)
}

test('no ticket of a service that is not there, or of another company', async () => {
  for (const serviceId of [99_999, 5])
    expect(await ask(serviceId)).toMatchObject({ id: 0, status: 'FAILED', failed_code: 'unknown_service' })
})

test('no ticket where the location or the service is not active, not shown, or has no line', async () => {
  const ways = [
    [setLocation, { is_active: false }, { is_active: true }],
    [setLocation, { is_qms_active: false }, { is_qms_active: true }],
    [setLocation, { is_visible: false }, { is_visible: true }],
    [setService, { is_active: false }, { is_active: true }],
    [setService, { is_visible: false }, { is_visible: true }],
    [setService, { qms_id: '0' }, { qms_id: '7' }],
  ] as const
  for (const [set, off, on] of ways) {
    await set(off)
    await expectFailed('inactive')
    await set(on)
  }
  await setLocation({ is_online: false })
  await expectFailed('unavailable')
  await setLocation({ is_online: true })
})

test('no ticket for visitors outside the opening hours, nor shortly before closing where the location says so', async () => {
  town.time.now = new Date('2026-12-01T19:00:00Z')
  await expectFailed('closed')
  town.time.now = new Date('2026-12-01T18:40:00Z')
  const { id, token } = await ask(3)
  await setLocation({ config: JSON.stringify({ queue: { stop_before_close_minutes: 30 } }) })
  await expectFailed('closed')
  // Whoever works there knows whom they can still serve.
  const byStaff = await ask(3, town.agent() as never)
  expect(byStaff.status).toBe('WAITING')
  await setLocation({ config: '{}' })
  await setLocation({ opening_hours: JSON.stringify({}) })
  await expectFailed('closed')
  await setLocation({ opening_hours: JSON.stringify(openingHours) })
  ticketOf(await cancelTicket(town.context, town.agent(), { id, token }))
  ticketOf(await cancelTicket(town.context, town.agent(), { id: byStaff.id }))
})

test('no ticket while staff have stopped giving them, and of no other service than that', async () => {
  const stop = async (stopped: boolean) =>
    await stopTickets(town.context, town.agent(), { locationId: 1, serviceId: 3, stopped })
  expect(await stop(true)).toMatchObject({
    value: { resource: { id: '3', attributes: { stopped: true, stopped_by: 'Anna' } } },
  })
  await expectFailed('paused')
  const other = await ask(2)
  expect(other.status).toBe('WAITING')
  expect(await stop(false)).toMatchObject({
    value: { resource: { attributes: { stopped: false, stopped_by: '' } } },
  })
  const given = await ask(3)
  for (const { id } of [other, given]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
  const byVisitor = await stopTickets(town.context, town.visitor(), {
    ...{ locationId: 1, serviceId: 3, stopped: true },
  })
  expect(reasonOf(byVisitor)).toBe('forbidden')
})

test('no ticket that leads on to a service of which none is given: neither a stopped one, nor one that is not shown', async () => {
  const leadingOn = async (asked = town.visitor()) =>
    ticketOf(await requestTicket(town.context, asked, { serviceId: 2, nextServiceIds: [1, 3] }))
  const before = await howMany()
  const other = {
    caller: internalCaller({ session: '', ip: '192.0.2.79' }),
    request: null,
    now: town.time.now,
  }
  const stop = { locationId: 1, serviceId: 3 }
  await stopTickets(town.context, town.agent(), { ...stop, stopped: true })
  for (const asked of [town.visitor(), other as never])
    expect(await leadingOn(asked)).toMatchObject({ id: 0, status: 'FAILED', failed_code: 'paused' })
  expect(await howMany()).toBe(before)
  // Whoever works there knows whom they can still serve.
  const byStaff = await leadingOn(town.agent() as never)
  await stopTickets(town.context, town.agent(), { ...stop, stopped: false })
  await setService({ is_visible: false })
  expect(await leadingOn()).toMatchObject({ id: 0, status: 'FAILED', failed_code: 'inactive' })
  await setService({ is_visible: true })
  const given = await leadingOn()
  expect([byStaff, given].map(({ status }) => status)).toEqual(['WAITING', 'WAITING'])
  for (const { id } of [byStaff, given]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('no ticket where as many wait as may', async () => {
  await setLocation({ config: JSON.stringify({ queue: { most_waiting: 2 } }) })
  const crowd = Array.from({ length: 12 }, (_, index) => ask(3, town.visitor(`crowd ${index}`)))
  const answers = await Promise.all(crowd)
  const given = answers.filter(({ status }) => status === 'WAITING')
  expect(given).toHaveLength(2)
  expect(answers.filter(({ failed_code }) => failed_code === 'full')).toHaveLength(10)
  await setLocation({ config: '{}' })
  for (const { id } of given) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('who is set aside is none of those who wait, as all are told', async () => {
  await setLocation({ config: JSON.stringify({ queue: { most_waiting: 1 } }) })
  const aside = await ask(3, town.visitor('aside'))
  ticketOf(await hold(town.context, town.agent(), { id: aside.id }))
  const given = await ask(3, town.visitor('given'))
  expect(given.status).toBe('WAITING')
  await expectFailed('full', town.visitor('too many'))
  await setLocation({ config: '{}' })
  for (const { id } of [aside, given]) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('a session has three tickets that wait at most, and an address a hundred in an hour', async () => {
  const mine = [await ask(3), await ask(2), await ask(1)]
  await expectFailed('limited')
  expect((await ask(3, town.visitor('another page'))).status).toBe('WAITING')
  const [first] = mine
  ticketOf(await cancelTicket(town.context, town.visitor(), { id: first?.id ?? 0, token: first?.token }))
  expect((await ask(3)).status).toBe('WAITING')

  const flood = Array.from({ length: 105 }, (_, index) =>
    ask(3, town.visitor(`page ${index}`, `2001:db8::${(index + 1).toString(16)}`)),
  )
  const answers = await Promise.all(flood)
  expect(answers.filter(({ failed_code }) => failed_code === 'limited')).toHaveLength(5)
  town.time.now = new Date(town.time.now.getTime() + 3_600_001)
  expect((await ask(3, town.visitor('later', '2001:db8::1'))).status).toBe('WAITING')
})

test('what staff give at a counter does not count for the visitors behind the same address', async () => {
  const agent = town.agent()
  const given = await Promise.all(
    Array.from({ length: 101 }, async () =>
      ticketOf(await requestTicket(town.context, agent, { serviceId: 3 })),
    ),
  )
  expect(given.filter(({ status }) => status === 'WAITING')).toHaveLength(101)
  expect((await ask(3, town.visitor('beside the counter', agent.caller.ip))).status).toBe('WAITING')
  for (const { id } of given) ticketOf(await cancelTicket(town.context, agent, { id }))
})

test('nor does what another system gives there', async () => {
  const caller = internalCaller({ session: '', ip: '192.0.2.78' })
  const asked = { caller, request: null, now: town.time.now }
  const given = await Promise.all(
    Array.from({ length: 101 }, async () =>
      ticketOf(await requestTicket(town.context, asked, { serviceId: 3 })),
    ),
  )
  expect((await ask(3, town.visitor('beside the system', caller.ip))).status).toBe('WAITING')
  for (const { id } of given) ticketOf(await cancelTicket(town.context, asked, { id }))
})

test('the same request gets its first answer again, also when nothing is given any more', async () => {
  const asked = { ...town.visitor('twice', '192.0.2.9'), request: { caller: 'twice', key: 'one' } }
  const first = ticketOf(await requestTicket(town.context, asked, { serviceId: 3 }))
  expect(first.status).toBe('WAITING')
  const again = ticketOf(await requestTicket(town.context, asked, { serviceId: 3 }))
  expect(again).toEqual(first)
  await setLocation({ is_active: false })
  expect(ticketOf(await requestTicket(town.context, asked, { serviceId: 3 }))).toEqual(first)
  await setLocation({ is_active: true })
})

test('another system gets tickets, which say where they came from', async () => {
  const caller = internalCaller({ session: '', ip: '192.0.2.77' })
  const asked = { caller, request: null, now: town.time.now }
  const given = ticketOf(await requestTicket(town.context, asked, { serviceId: 3, people: 4 }))
  expect(given).toMatchObject({ origin: 'other_system', people: 4, status: 'WAITING' })
  const ended = ticketOf(await cancelTicket(town.context, asked, { id: given.id }))
  expect(ended.status).toBe('CANCELED')
  expect(reasonOf(await cancelTicket(town.context, asked, { id: given.id }))).toBe('ticket_changed')
  expect(reasonOf(await cancelTicket(town.context, asked, { id: 99_999 }))).toBe('not_found')
})

test('what is of another company is not there', async () => {
  const theirs = town.agent({ companyId: 40, email: 'admin@nails.example' })
  const { id } = await ask(3, town.agent() as never)
  expect(reasonOf(await cancelTicket(town.context, theirs, { id }))).toBe('not_found')
  const call = { locationId: 1, counter: 1 }
  expect(reasonOf(await callNext(town.context, theirs, call))).toBe('not_found')
  expect(await ask(3, theirs as never)).toMatchObject({ failed_code: 'unknown_service' })
})

test('a request whose fields make no sense is refused with each field named', () => {
  const parsed = queueRequestSchemas.request_ticket.safeParse({ serviceId: 'x', people: 0, language: 'de' })
  expect(parsed.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    ...['language', 'people', 'serviceId'],
  ])
  for (const counter of ['', '  ', 0, 10_000, 1.5, {}, 'x'.repeat(31)])
    expect(queueRequestSchemas.call_next.safeParse({ locationId: 1, counter }).success).toBe(false)
})
