import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type HookServer, startHookServer } from './testing/hook-server.ts'
import { webhooksOf } from './testing/hook-world.ts'

let world: World
let anna: SignedInPerson
let hooks: HookServer
let own: ReturnType<typeof webhooksOf>

beforeAll(async () => {
  // The library of the standard looks at the real clock.
  world = await startWorld({ now: new Date(), environment: { ALLOW_PRIVATE_URLS: '1' } })
  anna = await world.signIn('anna@rinda.example')
  hooks = await startHookServer()
  own = webhooksOf(world, anna)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await hooks.close()
})
beforeEach(async () => {
  await world.db.deleteFrom('webhooks').execute()
  hooks.received.length = 0
  hooks.answer = (response) => void response.end('ok')
})

type Told = { type: string; seq: number; previous_qtid?: string; data: { id: string; attributes: object } }
const told = (path: string): Told[] =>
  hooks.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Told)
const typesAt = (path: string) => () => told(path).map(({ type }) => type)

test('a system is told of a booking as a key sees it, signed as the standard says', async () => {
  const { secret } = await own.make(`${hooks.url}/a`)
  expect(secret).toMatch(/^whsec_/)
  const id = await own.book()
  await expect.poll(typesAt('/a')).toEqual(['booking.booked'])
  const [received] = hooks.received
  const verified = new Webhook(secret).verify(received?.body ?? '', received?.headers ?? {}) as Told
  expect(() => new Webhook(secret).verify(`${received?.body} `, received?.headers ?? {})).toThrow()
  const key = await call(world, 'POST /api/portal/api_keys', {
    as: anna,
    body: { api_key: { name: 'K', scopes: ['bookings:read'] } },
  })
  const headers = { authorization: `Bearer ${key.body.data.attributes.key}` }
  const seen = await call(world, `GET /api/bookings/${id}`, { headers })
  expect(verified.data).toEqual(seen.body.data)
  expect(received?.body).not.toContain('token')
  const [delivery] = await own.deliveries(
    (await world.db.selectFrom('webhooks').selectAll().execute()).map(({ webhook_id }) =>
      String(webhook_id),
    )[0] ?? '',
  )
  expect(delivery).toMatchObject({ state: 'sent', status: 200, attempts: 1, answer: 'ok', seq: verified.seq })
  expect(delivery?.message_id).toBe(received?.headers['webhook-id'])
})

test('each change that was asked for is told once, in its place, and others are not', async () => {
  await own.make(`${hooks.url}/all`)
  await own.make(`${hooks.url}/canceled`, { events: ['booking.canceled'] })
  const id = await own.book()
  const change = (booking: object) => own.ask(`PATCH /api/bookings/${id}`, { booking })
  await change({ notes: { description: 'Late' } })
  const { qtid, token } = (await own.ask(`GET /api/bookings/${id}`)).body.data.attributes
  const portal = await world.connect(anna)
  const date = new Date(world.time.now.getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
  const place = { locationId: 1, serviceId: 1, specialistId: 1, date, time: '12:00' }
  expect((await portal.ask('move_booking', { qtid, token, ...place })).type).toBe('booking_rescheduled')
  expect((await change({ time: '13:00' })).status).toBe(200)
  expect((await change({ status: 'canceled' })).status).toBe(200)
  const wanted = ['booking.booked', 'booking.changed', 'booking.moved', 'booking.moved', 'booking.canceled']
  await expect.poll(() => typesAt('/all')().toSorted()).toEqual(wanted.toSorted())
  const inOrder = told('/all').toSorted((one, other) => one.seq - other.seq)
  expect(inOrder.map(({ type }) => type)).toEqual(wanted)
  expect(inOrder.every(({ data }) => data.id === id)).toBe(true)
  await expect.poll(typesAt('/canceled')).toEqual(['booking.canceled'])
})

test('a hold and a block are told to nobody', async () => {
  await own.make(`${hooks.url}/quiet`)
  const portal = await world.connect(anna)
  const date = new Date(world.time.now.getTime() + 12 * 86_400_000).toISOString().slice(0, 10)
  const place = { locationId: 1, serviceId: 1, specialistId: 1, date }
  await portal.ask('lock_booking', { ...place, time: '10:00' })
  await portal.ask('schedule_booking', {
    ...{ ...place, time: '12:00', firstName: 'x', lastName: 'x', phoneNumber: '1', phoneCountryCode: '371' },
    fields: { _is_blocked: true },
  })
  const id = await own.book()
  await expect.poll(() => told('/quiet').map(({ data }) => data.id)).toEqual([id])
})

test('a ticket is told of from the number to the end', async () => {
  // At a time at which the location is open.
  const open = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
  await open.db.updateTable('locations').set({ is_qms_active: true }).where('location_id', '=', 1).execute()
  const there = webhooksOf(open, await open.signIn('anna@rinda.example'))
  await there.make(`${hooks.url}/line`, { events: ['ticket.taken', 'ticket.canceled'] })
  const api_key = { name: 'K', scopes: ['line:write'] }
  const key = await there.ask('POST /api/portal/api_keys', { api_key })
  const headers = { authorization: `Bearer ${key.body.data.attributes.key}` }
  const line = 'POST /api/queue/1/tickets'
  const { body } = await call(open, line, { headers, body: { ticket: { service_id: 3 } } })
  await call(open, `${line}/cancel`, { headers, body: { ticket: { id: body.data.id } } })
  await expect.poll(() => typesAt('/line')().toSorted()).toEqual(['ticket.canceled', 'ticket.taken'])
  expect(told('/line')[0]?.data.attributes).toMatchObject({ label: body.data.attributes.label })
  expect(hooks.received.map((one) => one.body).join()).not.toContain('token')
  expect(open.faults).toEqual([])
  await open.close()
})

test('another company’s webhook hears nothing of this one', async () => {
  const nora = webhooksOf(world, await world.signIn('admin@nails.example'))
  await nora.make(`${hooks.url}/theirs`)
  await own.make(`${hooks.url}/ours`)
  await own.book()
  await expect.poll(typesAt('/ours')).toEqual(['booking.booked'])
  expect(
    await world.db.selectFrom('webhook_deliveries').selectAll().where('company_id', '=', 40).execute(),
  ).toEqual([])
})

test('a test is sent at once, and a message is sent again under the same id', async () => {
  const { id } = await own.make(`${hooks.url}/t`)
  const sent = await own.ask(`POST /api/portal/webhooks/${id}/test`)
  expect(sent.status).toBe(201)
  await expect.poll(typesAt('/t')).toEqual(['webhook.test'])
  await expect.poll(async () => (await own.deliveries(id))[0]?.state).toBe('sent')
  await own.ask(`POST /api/portal/webhooks/${id}/deliveries/${sent.body.data.id}/replay`)
  await expect.poll(typesAt('/t')).toEqual(['webhook.test', 'webhook.test'])
  const ids = new Set(hooks.received.map(({ headers }) => headers['webhook-id']))
  expect(ids.size).toBe(1)
  expect(await own.deliveries(id)).toHaveLength(1)
  expect(await own.deliveries(id, '?state=failed')).toEqual([])
  expect(await own.deliveries(id, '?event=booking.booked')).toEqual([])
})

test('while a secret is replaced both sign, and after a day the new one alone', async () => {
  const { id, secret } = await own.make(`${hooks.url}/s`)
  const rotated = await own.ask(`POST /api/portal/webhooks/${id}/secret`)
  const next = String(rotated.body.data.attributes.secret)
  expect(next).not.toBe(secret)
  const test = async () => {
    const before = hooks.received.length
    await own.ask(`POST /api/portal/webhooks/${id}/test`)
    await expect.poll(() => hooks.received.length).toBe(before + 1)
    const { body, headers } = hooks.received.at(-1) ?? { body: '', headers: {} }
    return { body, headers }
  }
  const both = await test()
  for (const one of [secret, next]) new Webhook(one).verify(both.body, both.headers)
  const until = String(rotated.body.data.attributes.old_secret_until)
  await world.db
    .updateTable('webhooks')
    .set({ old_secret_until: new Date(world.time.now.getTime() - 1) })
    .execute()
  const after = await test()
  new Webhook(next).verify(after.body, after.headers)
  expect(() => new Webhook(secret).verify(after.body, after.headers)).toThrow()
  expect(Date.parse(until) - world.time.now.getTime()).toBe(24 * 3_600_000)
  const audit = await world.db.selectFrom('audit').selectAll().where('object_kind', '=', 'webhook').execute()
  expect(JSON.stringify(audit)).not.toMatch(/whsec_/)
})

test('a webhook that is switched off is told nothing, and afterwards not of what was meanwhile', async () => {
  const { id } = await own.make(`${hooks.url}/off`)
  const turn = (active: boolean) => own.ask(`PATCH /api/portal/webhooks/${id}`, { webhook: { active } })
  await turn(false)
  await own.book()
  expect((await own.ask(`POST /api/portal/webhooks/${id}/test`)).status).toBe(409)
  await turn(true)
  const last = await own.book()
  await expect.poll(() => told('/off').map(({ data }) => data.id)).toEqual([last])
  expect((await own.ask(`DELETE /api/portal/webhooks/${id}`)).status).toBe(200)
  expect(await own.get(id)).toBeUndefined()
})

test('only https and public addresses are taken, unless the operator says so', async () => {
  const strict = await startWorld({ now: new Date() })
  const there = webhooksOf(strict, await strict.signIn('anna@rinda.example'))
  const refusals = []
  for (const url of [
    'http://hooks.example/a',
    'https://10.0.0.7/a',
    'https://[::1]/',
    'https://a.internal/',
    'ftp://x.example',
    '',
  ]) {
    const { status, body } = await there.ask('POST /api/portal/webhooks', {
      webhook: { name: 'W', url, events: ['booking.booked'] },
    })
    refusals.push([status, body.errors[0]?.source?.pointer])
  }
  expect(new Set(refusals.map(String))).toEqual(new Set(['422,/webhook/url']))
  const fine = await there.make('https://hooks.example/a')
  const worse = await there.ask(`PATCH /api/portal/webhooks/${fine.id}`, {
    webhook: { url: 'https://127.1/' },
  })
  expect(worse.status).toBe(422)
  const none = { webhook: { name: ' ', url: 'https://hooks.example', events: [] } }
  const faults = (await there.ask('POST /api/portal/webhooks', none)).body.errors
  expect(faults.map(({ source }) => source?.pointer)).toEqual(['/webhook/name', '/webhook/events'])
  expect(strict.faults).toEqual([])
  await strict.close()
})
