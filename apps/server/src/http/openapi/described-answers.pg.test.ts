import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  bookingBody,
  call,
  customer,
  internalHeaders,
  internalKey,
} from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { describedInterface } from '../../testing/described-interface.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

// What a program that is made from the OpenAPI document takes as given: statuses, shapes, headers.

type Schema = Parameters<typeof z.fromJSONSchema>[0]
type Operation = {
  parameters?: { in: string; name: string }[]
  requestBody?: { content: object }
  security?: object[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema }> }>
}

let world: World
let anna: SignedInPerson
let paths: Record<string, Record<string, Operation>>
let id: string
let qtid: string
let token: string

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  const { description } = await describedInterface<{ paths: typeof paths }>(world)
  paths = description.paths
  const body = bookingBody('10:00', { ...customer, status: 'scheduled', notes: { internal: 'Kind' } })
  const made = await expectDescribed('POST /api/bookings', 'POST /api/bookings', { as: anna, body }, 201)
  ;({ id } = made.data)
  ;({ qtid, token } = made.data.attributes as { qtid: string; token: string })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Options = Parameters<typeof call>[2]

/** Makes a call, and holds its status and its answer against what is described of the operation. */
async function expectDescribed(operation: string, line: string, options: Options, status: number) {
  const [method = '', path = ''] = operation.split(' ')
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {}
  const answer = await call(world, line, options)
  expect(answer.status, answer.text).toBe(status)
  const described = responses[status] ?? responses[`${String(status)[0]}XX`]
  expect(described, `${operation} ${status}`).toBeDefined()
  const [mediaType = ''] = answer.headers.get('content-type')?.split(';') ?? []
  const schema = described?.content?.[mediaType]?.schema
  if (schema) z.fromJSONSchema(schema).parse(JSON.parse(answer.text))
  else expect([mediaType, answer.text]).toEqual(['', ''])
  return answer.body
}

test.each([
  ['GET /api/bookings', '?page[size]=5'],
  ['GET /api/bookings', ''],
  ['GET /api/bookings', '?include=location,service,specialist'],
  ['GET /api/bookings/payment_pending', ''],
  ['GET /api/bookings/phone/{countryCode}/{number}', ''],
  ['GET /api/bookings/date/{from}/{till}', ''],
  ['GET /api/bookings/service/{serviceId}/date/{date}', ''],
  ['GET /api/bookings/{id}', '?include=location'],
  ['GET /api/bookings/existing/{id}', ''],
  ['GET /api/portal/current_portal_user', ''],
])('%s%s answers as described', async (operation, query) => {
  const [from, till, serviceId, date] = ['2026-12-09', '2026-12-10', '1', '2026-12-09']
  const values: Record<string, string> = {
    ...{ from, till, serviceId, date, id },
    ...{ countryCode: customer.phone_country_code, number: customer.phone_number },
  }
  const line = operation.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const answer = await expectDescribed(operation, `${line}${query}`, { as: anna }, 200)
  if (/bookings\/(?:phone|date|service)/.test(operation))
    expect(answer.data).toMatchObject([{ id, type: 'booking' }])
})

test('the log of the tools answers as described', async () => {
  const line = 'GET /api/portal/tools/bookings'
  await expectDescribed(line, line, { as: await world.signIn('admin@rinda.example') }, 200)
})

test('a location as it was is described, with what was changed since', async () => {
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 60_000)
  const body = { booking: { notes: { description: 'By the lift' } } }
  await expectDescribed('PATCH /api/bookings/{id}', `PATCH /api/bookings/${id}`, { as: anna, body }, 200)
  const line = `GET /api/portal/locations/1/at?date=2026-12-09&moment=${before.toISOString()}`
  const past = await expectDescribed('GET /api/portal/locations/{id}/at', line, { as: anna }, 200)
  expect(past.data.attributes.changes).toMatchObject([{ object_kind: 'booking', name: expect.any(String) }])
})

test('who may call is described: staff, programs, keys of companies, visitors', () => {
  const securityOf = (path: string, method = 'get') => paths[path]?.[method]?.security
  const [staff, programs, keys, anybody] = [{ session: [] }, { key: [], secret: [] }, { companyKey: [] }, {}]
  expect(securityOf('/api/portal/current_portal_user')).toEqual([staff])
  expect(securityOf('/api/locations')).toEqual([programs, keys])
  expect(securityOf('/api/bookings', 'post')).toEqual([staff, programs, keys])
  expect(securityOf('/api/bookings/{id}', 'patch')).toEqual([staff, programs, anybody, keys])
  expect(securityOf('/api/visit/bookings/{qtid}')).toEqual([anybody])
})

test('a body is described in both forms of a document, and so is what answers each of them in kind', async () => {
  const content = paths['/api/bookings']?.post?.requestBody?.content ?? {}
  expect(Object.keys(content)).toEqual(['application/json', 'application/vnd.api+json'])
  for (const mediaType of Object.keys(content)) {
    const headers = { 'content-type': mediaType, accept: '*/*' }
    const body = { booking: { language: 'en' } }
    const line = 'PATCH /api/bookings/{id}'
    await expectDescribed(line, `PATCH /api/bookings/${id}`, { as: anna, headers, body }, 200)
    await expectDescribed(line, `PATCH /api/bookings/${id}`, { as: anna, headers, body: '{}' }, 422)
  }
})

test('a state that is asked for again by its tag is described, with the answer that there is nothing new', async () => {
  const line = 'GET /api/portal/locations'
  const { headers } = await call(world, line, { as: anna })
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  await expectDescribed(line, line, { as: anna, headers: known }, 304)
  for (const path of ['/api/portal/locations', '/api/calendars/{secret}'])
    expect(paths[path]?.get?.responses).toMatchObject({ 200: { headers: { ETag: {} } }, 304: {} })
})

test('a booking that is no more is described as none', async () => {
  const none = await expectDescribed(
    'GET /api/bookings/existing/{id}',
    'GET /api/bookings/existing/nobody',
    { headers: internalHeaders },
    200,
  )
  expect(none.data).toBeNull()
})

test('a visitor’s view, their own page and their changes are described, with the header that proves the booking', async () => {
  const headers = { 'x-booking-token': token }
  const own = ['GET /api/bookings/{id}', 'PATCH /api/bookings/{id}', 'GET /api/bookings/existing/{id}']
  const visits = ['GET /api/visit/bookings/{qtid}', 'POST /api/visit/bookings/{qtid}/erase']
  for (const operation of [...own, ...visits]) {
    const [method = '', path = ''] = operation.split(' ')
    const names = paths[path]?.[method.toLowerCase()]?.parameters?.map((one) => `${one.in} ${one.name}`)
    expect(names, operation).toContain('header x-booking-token')
  }
  await expectDescribed('GET /api/bookings/{id}', `GET /api/bookings/${qtid}`, { headers }, 200)
  await expectDescribed('GET /api/visit/bookings/{qtid}', `GET /api/visit/bookings/${qtid}`, { headers }, 200)
  const body = { booking: { notes: { description: 'By the stairs' } } }
  await expectDescribed('PATCH /api/bookings/{id}', `PATCH /api/bookings/${qtid}`, { headers, body }, 200)
  const wrong = { headers: { 'x-booking-token': 'wrong' } }
  await expectDescribed('GET /api/bookings/{id}', `GET /api/bookings/${qtid}`, wrong, 404)
})

test('what else a visitor’s page asks is described, with the headers that it is asked by', async () => {
  const asked: [string, string][] = [
    ['get /api/visit/tickets/{id}', 'x-ticket-token'],
    ['post /api/visit/tickets/{id}/push', 'x-ticket-token'],
    ['post /api/visit/bookings/{qtid}/payment', 'x-booking-token'],
    ['get /api/visit/booking_links/bookings', 'x-link-device'],
    ['get /api/visit/booking_links/booking', 'x-short-link'],
    ['get /api/visit/locations/{locationId}/kiosk', 'x-kiosk-token'],
  ]
  for (const [operation, header] of asked) {
    const [method = '', path = ''] = operation.split(' ')
    const names = paths[path]?.[method]?.parameters?.map((one) => one.name)
    expect(names, operation).toContain(header)
  }
  const line = 'GET /api/visit/challenge'
  await expectDescribed(line, `${line}?company_id=1`, {}, 200)
})

test('no operation leaves open with which status it answers, nor what a refusal looks like', async () => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ line: `${method} ${path}`, operation })),
  )
  for (const { line, operation } of all) {
    expect(Object.keys(operation.responses), line).toEqual(expect.arrayContaining(['4XX', '503']))
    for (const { description } of Object.values(operation.responses))
      expect(description, line).not.toBe('Default Response')
  }
  const person = await world.signIn('user@rinda.example')
  const line = 'DELETE /api/portal/portal_users/sign_out'
  await expectDescribed(line, line, { as: person }, 204)
})
