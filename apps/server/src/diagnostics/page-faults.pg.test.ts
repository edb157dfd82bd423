import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
const lines: string[] = []

beforeAll(async () => {
  world = await startWorld({ now: morning, onLine: (line) => void lines.push(line) })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const fault = {
  ...{ app: 'visitor', kind: 'error', name: 'TypeError', version: '0.1.0', path: '/visit/ticket/981' },
  message: 'could not show "Zigfrīda" of zigfrida@visitor.example',
  stack: 'TypeError: Zigfrīda\n    at draw (http://localhost/visit/assets/ticket-x.js:1:2)',
}
const send = (body: object, headers: Record<string, string> = {}) =>
  call(world, 'POST /api/page_faults', {
    body: { page_fault: { ...fault, ...body } },
    headers: { 'sec-fetch-site': 'same-origin', origin: world.url, ...headers },
  })

test('a fault of a page stands in the log once, without anything of a person, and is counted', async () => {
  expect((await send({})).status).toBe(204)
  const [line, ...more] = lines.filter((one) => one.includes('a page failed'))
  expect(more).toEqual([])
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    msg: 'a page failed: could not show … of [e-mail]',
    client: {
      ...{ app: 'visitor', version: '0.1.0', type: 'TypeError' },
      screen: '/visit/ticket/:id',
      stack: ['draw ticket-x.js:1:2'],
    },
  })
  expect(lines.join()).not.toMatch(/zigfr/i)
  expect((await call(world, 'GET /metrics')).text).toContain(
    'rinda_page_faults_total{app="visitor",kind="error"} 1',
  )
})

test('no page of others may write into the log, and nonsense is refused', async () => {
  lines.length = 0
  expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const elsewhere = { body: { page_fault: fault }, headers: { origin: 'https://elsewhere.example' } }
  expect((await call(world, 'POST /api/page_faults', elsewhere)).status).toBe(403)
  expect((await send({ app: 'other' })).status).toBe(422)
  expect((await send({ stack: 'x'.repeat(4_001) })).status).toBe(422)
  expect(codesOf(await send({ stack: 'x'.repeat(9_000) }))).toEqual(['too_large'])
  expect(lines.filter((one) => one.includes('a page failed'))).toEqual([])
})

test('one address tells of some each minute, and others are heard all the same', async () => {
  const from = (address: string) => send({}, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let nth = 0; nth < 12; nth += 1) statuses.push((await from('203.0.113.7')).status)
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
  expect((await from('203.0.113.8')).status).toBe(204)
  world.time.now = new Date(morning.getTime() + 60_000)
  expect((await from('203.0.113.7')).status).toBe(204)
})
