import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { morning } from '../testing/bookings.ts'
import { newLocation, newService } from '../testing/directory.ts'
import { bookingBody, type Call, call, customer, internalKey } from '../testing/http-calls.ts'
import { startWorld, type World } from '../testing/world.ts'

const document = readFileSync(new URL('../../../../docs/ACCESS.md', import.meta.url), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const table = document
  .split('\n')
  .filter((line) => /^\| (route|GET|POST|PATCH|DELETE) /.test(line))
  .map(cellsOf)
const [columns = [], ...rows] = table

const emailOf: Record<string, string> = {
  none: 'none@rinda.example',
  user: 'user@rinda.example',
  elsewhere: 'second@rinda.example',
  manager: 'manager@rinda.example',
  admin: 'anna@rinda.example',
  platform: 'admin@rinda.example',
  foreign: 'admin@nails.example',
}

let world: World
const objects: Record<string, string> = {
  location: '1',
  service: '1',
  countryCode: '371',
  number: '20000001',
}
let writes = 0
/** Minutes of the day at which bookings are made: each caller another. */
let minute = 7 * 60

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  const manager = {
    company_id: 1,
    email: 'manager@rinda.example',
    name: 'Manager',
    role: 'COMPANY_MANAGER',
  } as const
  const plain = { location_ids: null, service_ids: null, created_at: morning, updated_at: morning }
  await world.db
    .insertInto('portal_users')
    .values({ ...manager, ...plain })
    .execute()
  const anna = await world.signIn('anna@rinda.example')
  const fields = { _payment_status: 'PENDING' }
  const body = bookingBody('06:00', { ...customer, status: 'scheduled', fields })
  objects.booking = (await call(world, 'POST /api/bookings', { as: anna, body })).body.data.id
  objects.user = (await call(world, 'POST /api/users', { as: anna, body: { user: customer } })).body.data.id
  Object.assign(objects, { from: '2026-12-09', till: '2026-12-09', date: '2026-12-09' })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

/** What each write sends; every time something else, so that it is a change. */
function bodyOf(route: string): unknown {
  writes += 1
  const [method = '', path = ''] = route.split(' ')
  if (method === 'GET' || method === 'DELETE') return undefined
  const isNew = method === 'POST'
  if (path.endsWith('/services') || path.includes('/services/'))
    return { service: { ...(isNew ? newService : {}), name: `Service ${writes}` } }
  if (path.startsWith('/api/portal/locations'))
    return { location: { ...(isNew ? newLocation : {}), phone: String(writes) } }
  if (path.startsWith('/api/users')) return { location: { first_name: `Name ${writes}` } }
  if (!isNew) return { booking: { notes: { description: `Note ${writes}` } } }
  minute += 20
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return bookingBody(time, { service_id: 2, specialist_id: null })
}

async function outcomeOf(route: string, column: string): Promise<string> {
  const line = route.replace(/\{(\w+)\}/g, (_, name: string) => objects[name] ?? 'unknown')
  const email = emailOf[column]
  const as: Call['as'] = column === 'program' ? 'internal' : email ? await world.signIn(email) : undefined
  const body = bodyOf(route)
  const { status, body: answer } = await call(world, line, {
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
  })
  const data = answer.data as unknown
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
  return status === 200 && isEmpty ? 'empty' : String(status)
}

describe.each(rows.map(([route = '', ...cells]) => ({ route, cells })))('$route', ({ route, cells }) => {
  test.each(cells.map((cell, index) => [columns[index + 1] ?? '', cell]))(
    'by %s: %s',
    async (column, cell) => {
      expect(await outcomeOf(route, column)).toBe(cell)
    },
  )
})

test('every route of the interface has its row', async () => {
  const { paths } = (await call(world, 'GET /openapi.json')).body as unknown as {
    paths: Record<string, object>
  }
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  const written = rows.map(([route = '']) => route.replace(/\{\w+\}/g, '{}'))
  expect(served.filter((route) => !route.includes('/api/platform/')).sort()).toEqual(written.sort())
})
