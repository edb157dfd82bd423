import { afterAll, beforeAll, expect, test } from 'vitest'
import { describedInterface } from '../../testing/described-interface.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

type Operation = {
  summary?: string
  tags?: string[]
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { content?: Record<string, { schema: Shape }>; headers?: object }>
}
type Shape = {
  type?: string
  pattern?: string
  properties?: Record<string, Shape>
  anyOf?: Shape[]
  items?: Shape
  required?: string[]
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

let world: World
let described: Awaited<ReturnType<typeof describedInterface<Description>>>

beforeAll(async () => {
  world = await startWorld()
  described = await describedInterface(world)
})
afterAll(() => world.close())

/** Every route that other programs rely on. */
const routes = `
  GET /api/bookings
  GET /api/bookings/payment_pending
  GET /api/bookings/existing/{}
  GET /api/bookings/phone/{}/{}
  GET /api/bookings/date/{}/{}
  GET /api/bookings/service/{}/date/{}
  GET /api/bookings/{}
  POST /api/bookings
  PATCH /api/bookings/{}
  GET /api/companies
  GET /api/locations
  GET /api/portal/locations
  GET /api/locations/{}
  POST /api/portal/locations
  PATCH /api/portal/locations/{}
  POST /api/portal/locations/{}/services
  PATCH /api/portal/locations/{}/services/{}
  GET /api/portal/current_portal_user
  DELETE /api/portal/portal_users/sign_out
  GET /api/portal/portal_users
  GET /api/users
  POST /api/users
  GET /api/users/{}
  PATCH /api/users/{}`
  .trim()
  .split('\n')
  .map((line) => line.trim())

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}')
const operations = () =>
  Object.entries(described.description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${unnamed(path)}`,
      path,
      operation,
    })),
  )

test('the document is OpenAPI 3.1', () => {
  expect(described.description.openapi).toMatch(/^3\.1\./)
  expect(described.validity).toEqual({ valid: true })
})

test('what is answered in many places stands in it once, under the name of its type', async () => {
  const { text } = described
  const { components } = JSON.parse(text) as { components: { schemas: object } }
  const names = Object.keys(components.schemas)
  expect(names).toEqual(expect.arrayContaining(['booking', 'ticket', 'location', 'own_booking', 'errors']))
  const referred = Array.from(text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name]) => name)
  expect(Array.from(new Set(referred)).sort()).toEqual(names.sort())
})

test('every route is in it, with what it is for', () => {
  const lines = operations().map(({ line }) => line)
  expect(routes.filter((route) => !lines.includes(route))).toEqual([])
  for (const { line, operation, path } of operations()) {
    expect(operation.summary, line).toMatch(/\w/)
    expect(operation.tags, line).toHaveLength(1)
    const declared = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
    expect(declared.sort(), line).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort())
  }
})

test.each([
  ['POST /api/portal/locations', 'location', ['name_lv', 'address_ru']],
  ['PATCH /api/portal/locations/{}', 'location', []],
  ['POST /api/portal/locations/{}/services', 'service', ['name_en']],
  ['PATCH /api/portal/locations/{}/services/{}', 'service', []],
])('%s says what is sent and what comes back', (line, key, required) => {
  const found = operations().find((one) => one.line === line)?.operation
  const sent = schemaOf(found?.requestBody?.content).properties?.[key]
  const { data } =
    schemaOf(found?.responses[line.startsWith('POST') ? '201' : '200']?.content).properties ?? {}
  const shown = data?.properties?.attributes
  expect(sent?.required ?? []).toEqual(expect.arrayContaining(required))
  const ignored = line === 'POST /api/portal/locations' ? [] : ['company_id']
  const names = Object.keys(sent?.properties ?? {})
  expect(names.length).toBeGreaterThan(10)
  expect(Object.keys(shown?.properties ?? {})).toEqual(expect.arrayContaining(names))
  expect(names).not.toEqual(expect.arrayContaining([...ignored, 'id']))
  expect(schemaOf(found?.responses['4XX']?.content).properties).toHaveProperty('errors')
  const answer = found?.responses[line.startsWith('POST') ? '201' : '200']
  expect(Object.keys(answer?.headers ?? {})).toEqual(['ETag'])
  const heard = (found?.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
  expect(heard.includes('if-match')).toBe(line.startsWith('PATCH'))
})

test.each([
  ['POST /api/bookings', 'booking', 'specialist_id'],
  ['PATCH /api/bookings/{}', 'booking', 'specialist_id'],
  ['POST /api/portal/calendar_feeds', 'calendar_feed', 'location_id'],
  ['POST /api/portal/calendar_feeds', 'calendar_feed', 'specialist_id'],
])('%s says that %s.%s may be an id, as a number or as digits, and none', (line, key, name) => {
  const found = operations().find((one) => one.line === line)?.operation
  const field = schemaOf(found?.requestBody?.content).properties?.[key]?.properties?.[name]
  const choices = (shape: Shape | undefined): Shape[] => shape?.anyOf?.flatMap(choices) ?? [shape ?? {}]
  const any = choices(field)
  expect(any).toEqual(expect.arrayContaining([{ type: 'null' }, { type: 'number' }]))
  expect(any.filter((one) => one.type === 'string' && one.pattern)).toHaveLength(1)
})

test('it can be read as a page', async () => {
  expect((await fetch(`${world.url}/docs/`)).status).toBe(200)
})

function schemaOf(content: Record<string, { schema: Shape }> | undefined): Shape {
  return Object.values(content ?? {})[0]?.schema ?? {}
}
