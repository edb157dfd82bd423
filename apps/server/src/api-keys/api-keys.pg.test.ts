import type { ApiKeyAttributes } from '@rinda/contract/set-up/api-key'
import { keyScopes } from '@rinda/domain/access/key-scope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '../http/route/serve.ts'
import { accessTable } from '../testing/access-document.ts'
import { bookingBody, call, codesOf, customer } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const objects: Record<string, string> = {
  ...{ location: '1', service: '1', countryCode: '371', number: '20000001' },
  ...{ from: '2026-12-09', till: '2026-12-09', date: '2026-12-09' },
}
/** Keys by the columns of the table. */
const keys = new Map<string, string>()
let minute = 7 * 60

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await world.db.updateTable('locations').set({ is_qms_active: true }).where('location_id', '=', 1).execute()
  await world.db.updateTable('services').set({ qms_id: '7' }).where('service_id', '=', 1).execute()
  anna = await world.signIn('anna@rinda.example')
  const body = bookingBody('06:00', {
    ...{ ...customer, status: 'scheduled', fields: { _payment_status: 'PENDING' } },
    notes: { internal: 'asks for a chair' },
  })
  objects.booking = (await call(world, 'POST /api/bookings', { as: anna, body })).body.data.id
  for (const scope of keyScopes) keys.set(scope, (await makeKey({ scopes: [scope] })).key ?? '')
  keys.set('every scope', (await makeKey({ name: 'Website' })).key ?? '')
  const nora = await world.signIn('admin@nails.example')
  keys.set('another company', (await makeKey({}, nora)).key ?? '')
  const ended = await makeKey({})
  await call(world, `DELETE /api/portal/api_keys/${ended.id}`, { as: anna })
  keys.set('ended', ended.key ?? '')
  await withKey('POST /api/queue/1/tickets', 'every scope', { ticket: { service_id: 1 } })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function makeKey(more: object, as = anna): Promise<ApiKeyAttributes & { id: string }> {
  const body = { api_key: { name: 'Calendar', scopes: keyScopes, ...more } }
  const answer = await call(world, 'POST /api/portal/api_keys', { as, body })
  expect(answer.status).toBe(201)
  return { id: answer.body.data.id, ...(answer.body.data.attributes as unknown as ApiKeyAttributes) }
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const withKey = (line: string, column: string, body?: unknown, headers = {}) =>
  call(world, line, {
    headers: { ...bearer(keys.get(column) ?? column), ...headers },
    ...(body ? { body } : {}),
  })
const listed = async (as = anna) =>
  (await call(world, 'GET /api/portal/api_keys', { as })).body.data as unknown as {
    id: string
    attributes: ApiKeyAttributes
  }[]

function bodyOf(route: string): unknown {
  if (route.startsWith('GET')) return undefined
  if (route.endsWith('/cancel')) return { ticket: { id: objects.ticket } }
  if (route.includes('/queue/')) return { ticket: { service_id: 1 } }
  minute += 30
  if (route.startsWith('PATCH')) return { booking: { notes: { description: `Note ${minute}` } } }
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return bookingBody(time)
}

const rows = accessTable('with a key of')
const filled = (route: string) => route.replace(/\{(\w+)\}/g, (_, name: string) => objects[name] ?? '1')
const unnamed = (line: string) => line.replace(/\?.*$/, '').replace(/\{\w+\}|:\w+/g, '{}')

describe.each(rows)('with a key: $asked', ({ asked, cells }) => {
  test.each(cells)('%s: %s', async (column, outcome) => {
    if (asked.endsWith('/cancel')) {
      const given = await withKey('POST /api/queue/1/tickets', 'every scope', { ticket: { service_id: 1 } })
      objects.ticket = given.body.data.id
    }
    const { status, body } = await withKey(filled(asked), column, bodyOf(asked))
    const data = body.data as unknown
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
    expect(status === 200 && isEmpty ? 'empty' : String(status)).toBe(outcome)
  })
})

test('a route that is not in the table answers every key with 403', async () => {
  const open = new Set(rows.map(({ asked }) => unnamed(asked)))
  const others = routesOf(world.app).filter(({ method, path }) => !open.has(unnamed(`${method} ${path}`)))
  expect(others.length).toBeGreaterThan(50)
  for (const { method, path, keyScope } of others) {
    expect([path, keyScope]).toEqual([path, undefined])
    const { status } = await withKey(`${method} ${path.replace(/:\w+/g, '1')}`, 'every scope')
    expect([method, path, status]).toEqual([method, path, 403])
  }
})

test('a key is told once, and kept as a hash', async () => {
  const { key = '', ...made } = await makeKey({ name: 'Once', scopes: ['line:write', 'line:read'] })
  expect(made).toMatchObject({ hint: key.slice(0, 12), scopes: ['line:read', 'line:write'] })
  expect(made).toMatchObject({ created_by: 'anna@rinda.example', last_used_at: null, expires_at: null })
  const everywhere = await Promise.all(
    (['api_keys', 'audit', 'replies'] as const).map((table) =>
      world.db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(JSON.stringify([await listed(), everywhere])).not.toContain(key.slice(12))
})

test('an expired key, a garbled one and another scheme', async () => {
  const past = await call(world, 'POST /api/portal/api_keys', {
    as: anna,
    body: { api_key: { name: 'K', scopes: ['line:read'], expires_at: '2020-01-01T00:00:00Z' } },
  })
  expect(past.status).toBe(422)
  const soon = new Date(world.time.now.getTime() + 60_000)
  const { key = '' } = await makeKey({ expires_at: soon.toISOString() })
  expect((await withKey('GET /api/locations', key)).status).toBe(200)
  world.time.now = new Date(soon.getTime())
  const late = await withKey('GET /api/locations', key)
  expect([late.status, ...codesOf(late)]).toEqual([401, 'not_signed_in'])
  for (const text of ['', 'x', `${key}x`, `${key.slice(0, -1)}!`])
    expect((await withKey('GET /api/companies', text)).status).toBe(401)
  // A proxy may ask for a password of its own: that is nothing to us.
  const basic = { headers: { authorization: 'Basic YTpi' } }
  expect((await call(world, 'GET /api/companies', basic)).status).toBe(200)
})

test('a key that is ended in the middle is nobody from the next call on', async () => {
  const { id, key = '' } = await makeKey({})
  const page = await withKey('GET /api/bookings?page[size]=1', key)
  expect(page.status).toBe(200)
  const ended = await call(world, `DELETE /api/portal/api_keys/${id}`, { as: anna })
  expect(ended.body.data.attributes.revoked_at).toBe(world.time.now.toISOString())
  expect((await withKey('GET /api/bookings?page[size]=1', key)).status).toBe(401)
  expect((await call(world, `DELETE /api/portal/api_keys/${id}`, { as: anna })).status).toBe(200)
})

test('a key reads the bookings of its company, without what is not its holder’s to know', async () => {
  const own = (await withKey('GET /api/bookings?page[size]=500', 'bookings:read')).body.data
  expect(own.length).toBeGreaterThan(0)
  for (const { attributes } of own) {
    expect(attributes.location_id).toBe(1)
    for (const name of ['token', 'ip', 'session', 'log', 'user']) expect(attributes).not.toHaveProperty(name)
  }
  const one = await withKey(`GET /api/bookings/${objects.booking}`, 'every scope')
  expect(one.body.data.attributes).toMatchObject({ token: expect.any(String), first_name: 'Laima' })
  expect(one.body.data.attributes.notes).toMatchObject({ internal: 'asks for a chair' })
  const places = (await withKey('GET /api/locations', 'set_up:read')).body.data
  expect(places.map(({ id }) => id)).toEqual(['1', '2'])
  expect(places[0]?.attributes).not.toHaveProperty('bms_base_url')
})

test('what a key does stands under its name, once for an Idempotency-Key of its own', async () => {
  const body = bookingBody('15:00', { ...customer, status: 'scheduled' })
  const same = { 'idempotency-key': 'order 7' }
  const first = await withKey('POST /api/bookings', 'every scope', body, same)
  expect(first.status).toBe(201)
  const again = await withKey('POST /api/bookings', 'every scope', body, same)
  expect(again.body.data.id).toBe(first.body.data.id)
  const { id } = first.body.data
  // Another key with the same word asks for something else.
  expect((await withKey('POST /api/bookings', 'bookings:write', body, same)).status).toBe(409)
  const changes = await world.db
    .selectFrom('audit')
    .select(['actor', 'actor_kind'])
    .where('object_id', '=', String(id))
    .where('object_kind', '=', 'booking')
    .execute()
  const name = `Website (${keys.get('every scope')?.slice(0, 12)}…)`
  expect(changes).toEqual([{ actor: name, actor_kind: 'internal' }])
  const seen = await call(world, `GET /api/bookings/${id}`, { as: anna })
  expect(seen.body.data.attributes.user).toBe(name)
})

test('the use of a key is noted, sparingly', async () => {
  const { id, key = '' } = await makeKey({})
  const usedAt = async () => (await listed()).find((one) => one.id === id)?.attributes.last_used_at
  const first = world.time.now.toISOString()
  await withKey('GET /api/locations', key)
  expect(await usedAt()).toBe(first)
  world.time.now = new Date(world.time.now.getTime() + 60_000)
  await withKey('GET /api/locations', key)
  expect(await usedAt()).toBe(first)
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000)
  await withKey('GET /api/locations', key)
  expect(await usedAt()).toBe(world.time.now.toISOString())
})

test('a key that asks too often waits, and others do not', async () => {
  const { key = '' } = await makeKey({})
  const statuses = new Set<number>()
  let refused: Awaited<ReturnType<typeof call>> | undefined
  for (let round = 0; round < 31; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => withKey('GET /api/companies', key)))
    for (const answer of answers) statuses.add(answer.status)
    refused ??= answers.find(({ status }) => status === 429)
  }
  expect([...statuses].sort()).toEqual([403, 429])
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await withKey('GET /api/locations', 'every scope')).status).toBe(200)
})

test('the platform’s admin gives keys to any company, and a company’s admin to their own', async () => {
  const root = await world.signIn('admin@rinda.example')
  const made = await makeKey({ name: 'Salon site', company_id: 40 }, root)
  expect(made.company_id).toBe(40)
  const nora = await world.signIn('admin@nails.example')
  expect((await listed(nora)).map(({ attributes }) => attributes.name)).toContain('Salon site')
  expect((await listed()).map(({ attributes }) => attributes.name)).not.toContain('Salon site')
  const places = await withKey('GET /api/locations', made.key ?? '')
  expect(places.body.data.map(({ id }) => id)).toEqual(['40'])
  for (const line of ['GET /api/portal/api_keys?company_id=40', `DELETE /api/portal/api_keys/${made.id}`])
    expect((await call(world, line, { as: anna })).status).toBe(404)
  const body = { api_key: { name: 'K', scopes: ['line:read'], company_id: 40 } }
  expect((await call(world, 'POST /api/portal/api_keys', { as: anna, body })).status).toBe(404)
  const unknown = { api_key: { ...body.api_key, company_id: 77 } }
  expect((await call(world, 'POST /api/portal/api_keys', { as: root, body: unknown })).status).toBe(404)
})

test.each([
  ['no name', { name: ' ' }, '/api_key/name'],
  ['no scope', { scopes: [] }, '/api_key/scopes'],
  ['a scope that is none', { scopes: ['everything'] }, '/api_key/scopes/0'],
  ['a time after all years', { expires_at: '9999-12-31T23:59:59-01:00' }, '/api_key/expires_at'],
  ['a time before all years', { expires_at: '0000-01-01T00:00:00Z' }, '/api_key/expires_at'],
  ['a time that is none', { expires_at: 'tomorrow' }, '/api_key/expires_at'],
])('a key with %s is refused at its field', async (_, more, pointer) => {
  const body = { api_key: { name: 'K', scopes: ['line:read'], ...more } }
  const answer = await call(world, 'POST /api/portal/api_keys', { as: anna, body })
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, pointer])
})
