import type { OverviewAttributes } from '@rinda/contract/queue/overview'
import type { CounterAttributes, CounterResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../../access/signed-in.ts'
import type { Answer } from '../../changes/work.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { listAgents } from '../list/list-agents.ts'
import { listOverview } from '../list/list-overview.ts'
import { listServiceLines } from '../list/list-service-lines.ts'
import { type LineTown, reasonOf, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { markNoShow } from './act-at-counter.ts'
import { callNext } from './call-next.ts'
import { finish } from './finish.ts'
import { setCounter } from './set-counter.ts'
import { transfer } from './transfer.ts'

let database: OpenDatabase
let town: LineTown
let lines: Awaited<ReturnType<typeof openLines>>
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(async () => {
  town = startLineTown(database.db)
  lines = await openLines(database.db, () => town.time.now)
})
afterEach(async () => {
  expect(lines.faults).toEqual([])
  const ofLocation = database.db.selectFrom('tickets').select('ticket_id')
  for (const { ticket_id: id } of await ofLocation.where('status', 'in', ['WAITING', 'CALLED']).execute())
    ticketOf(await cancelTicket(lines.context, town.agent(), { id }))
  await database.db.deleteFrom('tickets').execute()
  await database.db.deleteFrom('counters').execute()
  await lines.close()
})
afterAll(() => database.close())

const agent = { portalUserId: 8, name: 'Uldis', sessionKey: 'session-of-uldis' } as const
const later = (minutes: number) => {
  town.time.now = new Date(town.time.now.getTime() + minutes * 60_000)
}
const request = async (serviceId: number) =>
  ticketOf(await requestTicket(lines.context, town.agent(), { serviceId }))
const call = async (counter: string | number, who: Partial<SignedIn> = agent) =>
  ticketOf(await callNext(lines.context, town.agent(who), { locationId: 1, counter }))
const callFor = async (counter: string | number) =>
  await callNext(lines.context, town.agent(), { locationId: 1, counter, onBehalf: true })
type Put = Omit<Parameters<typeof setCounter>[2], 'locationId'>
const put = async (data: Put, who: Partial<SignedIn> = {}) =>
  await setCounter(lines.context, town.agent(who), { locationId: 1, ...data })
function counterOf(result: Result<Answer<CounterResource>>): CounterAttributes {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`)
  return result.value.resource.attributes
}
async function overview(who: Partial<SignedIn> = {}): Promise<OverviewAttributes> {
  const { context, waits } = lines
  const { caller } = town.agent(who)
  const listed = await listOverview({ ...context, waits }, caller, { locationId: 1 }, town.time.now)
  if (!listed.ok) throw new Error(`refused: ${JSON.stringify(listed.refusals)}`)
  return listed.value.overview.attributes
}
const isoNow = () => town.time.now.toISOString()

test('of a line that is kept overnight, what was served today counts whoever waited since the day before', async () => {
  const keep = async (config: object) => {
    const stored = JSON.stringify(config)
    await database.db.updateTable('locations').set({ config: stored }).where('location_id', '=', 1).execute()
    town.forget()
    await lines.close()
    lines = await openLines(database.db, () => town.time.now)
  }
  await keep({ queue: { keep_overnight: true } })
  const early = await request(1)
  const late = await request(1)
  ticketOf(await finish(lines.context, town.agent(agent), { id: (await call(1)).id }))
  expect((await overview()).served).toBe(1)
  later(24 * 60)
  expect((await overview()).served).toBe(0)
  const called = await call(1)
  expect([early.number, called.id]).toEqual([1, late.id])
  ticketOf(await finish(lines.context, town.agent(agent), { id: called.id }))
  expect((await overview()).served).toBe(1)
  await keep({})
})

test('a counter says since when it is open, paused or closed, and who had it so', async () => {
  expect(counterOf(await put({ counter: 1, open: true }, agent))).toMatchObject({
    ...{ agent: 'Uldis', state_since: isoNow(), state_by: 'Uldis' },
  })
  const openedAt = isoNow()
  later(5)
  // What it takes is no state.
  expect(counterOf(await put({ counter: 1, serviceIds: [1, 2] }))).toMatchObject({
    ...{ state_since: openedAt, state_by: 'Uldis', agent: 'Uldis' },
  })
  expect(counterOf(await put({ counter: 1, paused: true }))).toMatchObject({
    ...{ paused: true, state_since: isoNow(), state_by: 'Anna', agent: 'Uldis' },
  })
  const pausedAt = isoNow()
  later(1)
  expect(counterOf(await put({ counter: 1, paused: true }))).toMatchObject({ state_since: pausedAt })
  // Whoever calls works again.
  const nobodyWaits = await callNext(lines.context, town.agent(agent), { locationId: 1, counter: 1 })
  expect(nobodyWaits).toMatchObject({ value: { type: 'nothing_waiting' } })
  expect(counterOf(await put({ counter: 1 }))).toMatchObject({
    ...{ paused: false, state_since: isoNow(), state_by: 'Uldis' },
  })
  later(1)
  expect(counterOf(await put({ counter: 1, open: false }))).toMatchObject({
    ...{ open: false, agent: '', state_since: isoNow(), state_by: 'Anna' },
  })
})

test('a supervisor calls for a free counter; its agent stays, and nobody is called on top of a visit or a break', async () => {
  await put({ counter: 4, open: true, serviceIds: [3] }, agent)
  const first = await request(3)
  await request(3)
  expect(ticketOf(await callFor(4))).toMatchObject({ id: first.id, status: 'CALLED', counter: 4 })
  const counter = await database.db.selectFrom('counters').selectAll().executeTakeFirstOrThrow()
  expect(counter).toMatchObject({ agent: 'Uldis', agent_id: 8, is_open: true })
  expect(reasonOf(await callFor(4))).toBe('state_changed')
  ticketOf(await finish(lines.context, town.agent(), { id: first.id }))
  await put({ counter: 4, paused: true }, agent)
  expect(reasonOf(await callFor(4))).toBe('state_changed')
  await put({ counter: 4, open: false }, agent)
  expect(reasonOf(await callFor(4))).toBe('state_changed')
  expect(reasonOf(await callFor('nowhere'))).toBe('state_changed')
})

test('supervisors who call for one counter at the same moment call one visitor to it', async () => {
  await put({ counter: 4, open: true }, agent)
  const given = [await request(3), await request(3), await request(3)]
  const answers = await Promise.all([callFor(4), callFor(4), callFor(4)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const called = await database.db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('status', '=', 'CALLED')
    .execute()
  expect(called).toEqual([{ ticket_id: given[0]?.id }])
})

test('a visit stays at a counter that closes under it, and a colleague ends it', async () => {
  await put({ counter: 2, open: true }, agent)
  await request(3)
  const { id } = await call(2)
  await put({ counter: 2, open: false })
  const row = database.db.selectFrom('tickets').select(['status', 'counter']).where('ticket_id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ status: 'CALLED', counter: '2' })
  expect(ticketOf(await markNoShow(lines.context, town.agent(), { id })).status).toBe('FAILED')
})

test('somebody is assigned to a counter: those alone who may work at the location', async () => {
  const stamps = { created_at: town.time.now, updated_at: town.time.now, last_sign_in_at: null }
  const people = [
    { portal_user_id: 901, name: 'Baiba', role: 'COMPANY_USER' as const, location_ids: null },
    { portal_user_id: 902, name: 'Centis', role: 'COMPANY_USER' as const, location_ids: [2] },
    { portal_user_id: 903, name: 'Dace', role: 'NONE' as const, location_ids: null },
    {
      portal_user_id: 904,
      name: 'Elga',
      role: 'COMPANY_USER' as const,
      location_ids: null,
      is_active: false,
    },
  ]
  await database.db
    .insertInto('portal_users')
    .values(
      people.map((one) => ({
        ...{
          company_id: 1,
          email: `${one.name.toLowerCase()}@elsewhere.example`,
          service_ids: null,
          ...stamps,
        },
        ...one,
      })),
    )
    .execute()
  const listed = await listAgents(lines.context, town.agent().caller, { locationId: 1 })
  expect(listed.ok && listed.value.filter(({ id }) => Number(id) > 900)).toEqual([
    { id: '901', type: 'agent', attributes: { name: 'Baiba' } },
  ])
  expect(counterOf(await put({ counter: 6, agentId: 901 }))).toMatchObject({ agent: 'Baiba', open: false })
  expect(counterOf(await put({ counter: 6, open: true, agentId: 901 }))).toMatchObject({
    agent: 'Baiba',
    open: true,
  })
  for (const agentId of [902, 903, 904, 999])
    expect(reasonOf(await put({ counter: 6, agentId }))).toBe('not_found')
  expect(counterOf(await put({ counter: 6, agentId: null }))).toMatchObject({ agent: '', open: true })
  // Opened for nobody, and not by whoever supervises.
  expect(counterOf(await put({ counter: 7, open: true, agentId: null }))).toMatchObject({
    agent: '',
    open: true,
  })
})

test('who sees some services alone leaves a counter those that it takes besides', async () => {
  await put({ counter: 1, open: true, serviceIds: [1, 2] })
  const desk = { serviceIds: [2] }
  expect(counterOf(await put({ counter: 1, serviceIds: [1] }, desk)).service_ids).toEqual([1])
  expect(reasonOf(await put({ counter: 1, serviceIds: [1, 3] }, desk))).toBe('not_found')
  // What they do not see stays, whatever they send; an empty list is all.
  await put({ counter: 1, serviceIds: [1, 2] }, agent)
  const colleague = { ...agent, ...desk }
  expect(counterOf(await put({ counter: 1, serviceIds: [2] }, colleague)).service_ids).toEqual([1, 2])
  await put({ counter: 1, serviceIds: [] })
  expect(counterOf(await put({ counter: 1, serviceIds: [2] }, colleague)).service_ids).toEqual([])
  const both = { ...agent, serviceIds: [1, 2] }
  expect(counterOf(await put({ counter: 1, serviceIds: [2] }, both)).service_ids).toEqual([2, 3])
  // Whoever sits down there says what they take.
  await put({ counter: 8, open: false, serviceIds: [] })
  expect(counterOf(await put({ counter: 8, open: true, serviceIds: [2] }, desk)).service_ids).toEqual([2])
})

test('the overview says whom each counter would call, what was done today, and what a newcomer will wait', async () => {
  await put({ counter: 1, open: true, serviceIds: [3] }, agent)
  await put({ counter: 'Desk', open: true, serviceIds: [1] }, agent)
  const [first, second, third] = [await request(3), await request(3), await request(1)]
  expect(await overview()).toMatchObject({
    ...{ location_id: 1, served: 0, order: [first, second, third].map(({ id }) => String(id)) },
    counters: [
      { counter: 1, next_id: String(first.id), last_ended_at: null },
      { counter: 'Desk', next_id: String(third.id), last_ended_at: null },
    ],
  })
  const { id } = await call(1)
  const { services } = await overview()
  const third3 = services.find(({ service_id }) => service_id === 3)
  expect(third3?.time_to_wait).toBeGreaterThan(0)
  expect(third3?.time_to_wait_low).toBeLessThanOrEqual(third3?.time_to_wait ?? 0)
  expect(third3?.time_to_wait_high).toBeGreaterThanOrEqual(third3?.time_to_wait ?? 0)
  later(7)
  ticketOf(await finish(lines.context, town.agent(), { id }))
  expect(await overview()).toMatchObject({
    ...{ served: 1, order: [second, third].map((one) => String(one.id)) },
    counters: [{ next_id: String(second.id), last_ended_at: isoNow() }, { last_ended_at: null }],
  })
  // Who sees some services alone sees their figures alone.
  expect(await overview({ serviceIds: [1] })).toMatchObject({
    ...{ served: 0, order: [String(third.id)], services: [{ service_id: 1 }] },
    counters: [{ next_id: null }, { next_id: String(third.id) }],
  })
})

test('whoever leaves while they wait for one counter alone ends no visit of it', async () => {
  await put({ counter: 'Desk', open: true, serviceIds: [] }, agent)
  const { id } = await request(3)
  ticketOf(await transfer(lines.context, town.agent(), { id, serviceId: 3, counter: 'Desk' }))
  ticketOf(await cancelTicket(lines.context, town.agent(), { id }))
  expect((await overview()).counters).toMatchObject([{ counter: 'Desk', last_ended_at: null }])
})

test('a line has its letter before anybody takes a ticket, and keeps it', async () => {
  await database.db.deleteFrom('queue_lines').execute()
  const lettersOf = async () => {
    const listed = await listServiceLines(lines.context, town.agent().caller, { locationId: 1 })
    return listed.ok && listed.value.lines.map(({ id, attributes: { letter } }) => [id, letter])
  }
  const before = await lettersOf()
  expect(before).toEqual([
    ['1', 'A'],
    ['2', 'B'],
    ['3', 'C'],
  ])
  expect((await request(2)).label).toBe('B 001')
  expect(await lettersOf()).toEqual(before)
})
