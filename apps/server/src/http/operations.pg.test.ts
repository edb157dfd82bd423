import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalText } from '../edge/refusal-text.ts'
import { call } from '../testing/clients/http-calls.ts'
import { lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning })
})
afterAll(() => world.close())

test('health is told to anybody', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await call(world, `GET ${path}`)
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test('metrics are in the text format of Prometheus, and count each change once, whatever happens to the process', async () => {
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  await lock(portal, slotAt('10:00'))
  const counted = async () => (await call(world, 'GET /metrics')).text
  const one = 'rinda_events_total{type="booking_locked"} 1'
  await expect.poll(counted).toContain(one)
  await world.restart()
  expect(await counted()).toContain(one)
  expect(await counted()).toContain('rinda_follower_behind_events{follower="event-counts"} 0')
  const answer = await call(world, 'GET /metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const passedOn = await call(world, 'GET /metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(passedOn.status).toBe(403)
})

test('the published version is never cached', async () => {
  const answer = await call(world, 'GET /config.json')
  expect(JSON.parse(answer.text)).toEqual({ version: expect.stringMatching(/^\d/) })
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('the interface is described, every route of it, and can be read as a page', async () => {
  const document = JSON.parse((await call(world, 'GET /openapi.json')).text)
  expect(document.openapi).toMatch(/^3\.1/)
  const routes = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(routes).toEqual(
    expect.arrayContaining([
      'DELETE /api/portal/portal_users/sign_out',
      'GET /api/bookings',
      'GET /api/bookings/date/{from}/{till}',
      'GET /api/bookings/existing/{id}',
      'GET /api/bookings/payment_pending',
      'GET /api/bookings/phone/{countryCode}/{number}',
      'GET /api/bookings/service/{serviceId}/date/{date}',
      'GET /api/bookings/{id}',
      'GET /api/companies',
      'GET /api/locations',
      'GET /api/locations/{id}',
      'GET /api/portal/current_portal_user',
      'GET /api/portal/locations',
      'PATCH /api/bookings/{id}',
      'POST /api/bookings',
    ]),
  )
  const page = await fetch(`${world.url}/docs`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
})

/** Names that wrap a payload, or are filled in by programs alone: no person reads a refusal of them. */
const ofPrograms = new Set([
  ...['api_key', 'booking', 'busy_calendar', 'calendar_feed', 'kiosk', 'line_rules', 'message_rules'],
  ...['message_sample', 'move_in', 'page_fault', 'payment_gateway', 'portal_user', 'rinda_set_up', 'set_up'],
  ...['slot_trial', 'staffing_plan', 'ticket', 'user', 'webhook', 'earlier', 'offer', 'link', 'data', 'push'],
  ...[
    'algorithm',
    'challenge',
    'derived_key',
    'keyLength',
    'keyPrefix',
    'nonce',
    'parameters',
    'proof',
    'salt',
  ],
  ...[
    'signature',
    'solution',
    'auth',
    'endpoint',
    'p256dh',
    'push_id',
    'app',
    'path',
    'stack',
    'type',
    'version',
  ],
  ...[
    'blocked',
    'cancel',
    'canceled',
    'choice',
    'client_type',
    'declined',
    'erase',
    'id',
    'internal',
    'online',
  ],
  ...['seen_start', 'token'],
])

type Described = { properties?: Record<string, Described>; items?: Described; anyOf?: Described[] } & {
  oneOf?: Described[]
  allOf?: Described[]
  additionalProperties?: Described
}

function namesIn(schema: Described | undefined): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema ?? {}
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), items, additionalProperties, ...anyOf, ...oneOf, ...allOf]
      .filter((one) => typeof one === 'object')
      .flatMap(namesIn),
  ]
}

test('whatever field a call is refused for, a person reads its name and not that of the wire', async () => {
  const document = JSON.parse((await call(world, 'GET /openapi.json')).text)
  type Operation = { requestBody?: { content: Record<string, { schema?: Described }> } }
  const operations = Object.values(document.paths as Record<string, Record<string, Operation>>)
  const names = operations
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .flatMap(({ schema }) => namesIn(schema))
  const asked = [...new Set(names)].filter((name) => !ofPrograms.has(name))
  expect(asked.length).toBeGreaterThan(120)
  const unnamed = asked.filter((name) => {
    const { lv } = refusalText({ reason: 'field_required', field: name })
    return lv.includes(`„${name}”`)
  })
  expect(unnamed).toEqual([])
})
