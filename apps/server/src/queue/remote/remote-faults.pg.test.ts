import type { QueueSystemAttributes } from '@rinda/contract/queue/queue-system'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Message } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { aboutTicket, ticketIn } from '../../testing/clients/test-queue.ts'
import type { Way } from '../../testing/gate.ts'
import { startTwoSystems, type TwoSystems } from '../testing/two-systems.ts'

// The system that keeps the line does what it should not.

let systems: TwoSystems
let anna: SignedInPerson
let portal: TestPortal
beforeAll(async () => {
  systems = await startTwoSystems({ answerWithinMs: 10_000 })
  anna = await systems.here.signIn('anna@rinda.example')
  portal = await systems.here.connect(anna)
})
afterEach(async () => {
  systems.gate.let(() => 'pass')
  await expect.poll(state).toMatchObject({ online: true, fault: null })
})
afterAll(async () => {
  await systems.close()
  expect([systems.here.faults, systems.keeper.faults]).toEqual([[], []])
})

const state = async () => {
  const path = 'GET /api/portal/locations/1/queue_system'
  return (await call(systems.here.world, path, { as: anna })).body.data
    .attributes as unknown as QueueSystemAttributes
}
const isOnline = async () =>
  (await call(systems.here.world, 'GET /api/locations/1')).body.data.attributes.online
const atKeeper = async () =>
  (await systems.atKeeper('GET /api/queue/1/tickets')).body.data.map(({ attributes }) => attributes.status)
const waitingThere = async () => (await atKeeper()).filter((status) => status === 'WAITING').length
const get = (line: string) => line.startsWith('GET ')
const isPost = (line: string) => line === 'POST /api/queue/1/tickets'
const isBack = (line: string) => line.endsWith('/cancel')
const onlineIn = ({ data }: Message) =>
  (data.data as { attributes: { online?: boolean } } | undefined)?.attributes.online
const nothing: Message = { type: '', data: {} }
const json = (value: unknown): Way => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

const strayed = { service_id: '3', label: 'C 1', status: 'WAITING', created_at: '0000-01-01T00:00:00Z' }

test.each<[string, string, Way]>([
  ['is not what it should be', 'garbled', { status: 200, body: '<html>hello</html>' }],
  ['is of another shape', 'garbled', json({ data: [{ id: 1, attributes: { status: 'DANCING' } }] })],
  ['names a time of no calendar', 'garbled', json({ data: [{ id: 1, attributes: strayed }] })],
  ['is a fault', 'failed', { status: 500, body: 'oh' }],
  ['is that it does not know us', 'refused_us', { status: 401 }],
  ['is that there is nothing', 'not_found', { status: 404 }],
  ['leads elsewhere', 'moved', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['is without end', 'too_large', { status: 200, body: 'x'.repeat(5 * 1024 * 1024) }],
  ['does not come', 'too_slow', 'silence'],
  ['is cut off', 'unreachable', 'cut off'],
])(
  'where its answer %s the location is offline, gives no tickets, and comes back by itself',
  async (_, fault, way) => {
    const told = portal.heard.length
    const phone = await systems.here.enter('app', { understands: ['location_state'] })
    const lastState = () => onlineIn(phone.heard.findLast(({ type }) => type === 'location_state') ?? nothing)
    systems.gate.let((line) => (get(line) ? way : 'pass'))
    await expect.poll(isOnline).toBe(false)
    expect(await state()).toMatchObject({ elsewhere: true, online: false, fault, since: expect.any(String) })
    const isSaid = (online: boolean) => () =>
      portal.heard.slice(told).some((one) => one.type === 'location_updated' && onlineIn(one) === online)
    await expect.poll(isSaid(false)).toBe(true)
    await expect.poll(lastState).toBe(false)
    const wish = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
    expect(wish).toMatchObject({ status: 'FAILED', failed_code: 'unavailable', id: '0' })
    const asStaff = await systems.here.enter('agent', { person: anna })
    expect(ticketIn(await asStaff.ask('request_ticket', { serviceId: 3 })).failed_code).toBe('unavailable')

    systems.gate.let(() => 'pass')
    await expect.poll(isOnline).toBe(true)
    await expect.poll(isSaid(true)).toBe(true)
    await expect.poll(lastState).toBe(true)
  },
)

test('one question that is lost is no reason to be offline', async () => {
  const told = portal.heard.length
  let [lost, after] = [0, 0]
  systems.gate.let((line) => {
    if (!get(line)) return 'pass'
    if (lost > 0) after += 1
    else lost = 1
    return lost === 1 && after === 0 ? 'cut off' : 'pass'
  })
  await expect.poll(() => after).toBeGreaterThan(6)
  expect(portal.heard.slice(told).filter(({ type }) => type === 'location_updated')).toEqual([])
})

test('where the answer to a request is lost there is one ticket, however often it is asked for', async () => {
  const before = await waitingThere()
  const phone = await systems.here.enter('app')
  systems.gate.let((line) => (isPost(line) ? 'lose the answer' : 'pass'))
  const asked = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }, 'lost'))
  expect(asked).toMatchObject({ status: 'REQUESTED', label: '', turn: 'COMING', token: expect.any(String) })
  const again = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }, 'lost'))
  expect([again.id, again.token]).toEqual([asked.id, asked.token])
  systems.gate.let(() => 'pass')
  const given = ticketIn(await phone.hears(aboutTicket(asked.id, 'WAITING')))
  expect(given.label).toMatch(/^[A-Z] \d{3}$/)
  expect(await waitingThere()).toBe(before + 1)
  const once = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }, 'lost'))
  expect(once).toMatchObject({ id: asked.id, status: 'WAITING', label: given.label })
  const listed = await phone.ask('get_tickets', { locationId: 1 })
  const labels = (listed.data.data as { data: { attributes: { label: string } }[] }).data
  expect(labels.filter(({ attributes }) => attributes.label === given.label)).toHaveLength(1)
})

test('who gives up before it is known whether they have a ticket leaves none behind there', async () => {
  const before = await waitingThere()
  const phone = await systems.here.enter('app')
  systems.gate.let((line) => (isPost(line) ? 'lose the answer' : 'pass'))
  const asked = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const name = { id: Number(asked.id), token: asked.token }
  expect(ticketIn(await phone.ask('cancel_ticket', name)).status).toBe('CANCELED')
  expect(await waitingThere()).toBe(before + 1)
  systems.gate.let(() => 'pass')
  await expect.poll(waitingThere).toBe(before)
})

test('a refusal of the other system is one here', async () => {
  const phone = await systems.here.enter('app')
  systems.gate.let((line) => (isPost(line) ? { status: 409, body: '{}' } : 'pass'))
  const refused = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(refused).toMatchObject({ status: 'FAILED', failed_code: 'paused' })
})

test('a ticket that cannot be taken back there is not canceled here', async () => {
  const phone = await systems.here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const name = { id: Number(given.id), token: given.token }
  systems.gate.let((line) => (isBack(line) ? { status: 500 } : 'pass'))
  expect((await phone.ask('cancel_ticket', name)).data.code).toBe('unavailable')
  systems.gate.let((line) => (isBack(line) ? 'lose the answer' : 'pass'))
  expect((await phone.ask('cancel_ticket', name)).data.code).toBe('unavailable')
  systems.gate.let(() => 'pass')
  // It was taken back, though nobody heard of it: whoever asks again, or waits a moment, does.
  await phone.hears(aboutTicket(given.id, 'CANCELED'))
})

test('a ticket that the other system has lost is over, and its holder is told', async () => {
  const phone = await systems.here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const rows = systems.keeper.db.deleteFrom('tickets').where('status', '=', 'WAITING')
  await rows.execute()
  expect(ticketIn(await phone.hears(aboutTicket(given.id, 'FAILED'))).failed_code).toBe('unavailable')
})

test('where it answers with tickets of yesterday, those that still wait there stand in the line once, and what is over is not taken in', async () => {
  const yesterday = new Date(systems.here.time.now.getTime() - 20 * 3_600_000).toISOString()
  const old = (id: string, status: string) => {
    const times = { created_at: yesterday, waiting_since: yesterday }
    return { id, attributes: { service_id: '3', label: `Z ${id}`, number: Number(id), status, ...times } }
  }
  const answer = json({ data: [old('9001', 'DONE'), old('9002', 'WAITING'), old('9003', 'CANCELED')] })
  const ofYesterday = async () =>
    await systems.here.db
      .selectFrom('tickets')
      .select(['remote_id', 'status'])
      .where('remote_id', 'in', ['9001', '9002', '9003'])
      .execute()
  systems.gate.let((line) => (line === 'GET /api/queue/1/tickets' ? answer : 'pass'))
  await expect.poll(ofYesterday).toEqual([{ remote_id: '9002', status: 'WAITING' }])
  // It is asked again and again meanwhile.
  const phone = await systems.here.enter('app')
  systems.gate.let(() => 'pass')
  await expect.poll(ofYesterday).toEqual([{ remote_id: '9002', status: 'FAILED' }])
  expect(ticketIn(await phone.ask('request_ticket', { serviceId: 3 })).status).toBe('WAITING')
})

test('a service that the other system does not know gives no tickets, and the set-up says which', async () => {
  await systems.here.db.updateTable('services').set({ qms_id: '999' }).where('service_id', '=', 2).execute()
  const as = anna
  await call(systems.here.world, 'PATCH /api/portal/locations/1', { as, body: { location: { phone: '1' } } })
  await expect.poll(async () => (await state()).unknown_service_ids).toEqual([2])
  const phone = await systems.here.enter('app')
  const refused = ticketIn(await phone.ask('request_ticket', { serviceId: 2 }))
  expect(refused).toMatchObject({ status: 'FAILED', failed_code: 'unknown_service', id: '0' })
})
