import { codeOfReason } from '@rinda/contract/wire/refusals'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nastyNumber, nastyObject, nastyText, nastyValue, withProto } from '../testing/bad-input.ts'
import {
  type Answer,
  bookingBody,
  call,
  codesOf,
  customer,
  internalKey,
} from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let callers: (SignedInPerson | 'internal' | undefined)[]
let booked: { qtid: string; token: string }
const codes = new Set<string>(Object.values(codeOfReason))

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  const anna = await world.signIn('anna@rinda.example')
  callers = [anna, anna, 'internal', await world.signIn('admin@nails.example'), undefined]
  booked = await book(await world.connect(anna), slotAt('16:00'))
})
afterAll(() => world.close())

function expectAnswer(answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  if (answer.status < 400) return
  const given = codesOf(answer)
  expect(given.length).toBeGreaterThan(0)
  for (const code of given) expect(codes).toContain(code)
}

const caller = fc.nat({ max: 4 })
const who = (index: number) => {
  const as = callers[index]
  return as === undefined ? {} : { as }
}
const part = fc
  .oneof(
    nastyText,
    nastyNumber.map(String),
    fc.string(),
    fc.constantFrom('1', '2026-12-09', '371', '2026-02-30', '9999-12-31'),
  )
  .map((text) => encodeURIComponent(text.isWellFormed() ? text : '?').replaceAll('.', '%2E'))

const paths = fc.oneof(
  fc.tuple(fc.constantFrom('', '/existing'), part).map(([kind, id]) => `/api/bookings${kind}/${id}`),
  fc.tuple(part, part).map(([a, b]) => `/api/bookings/phone/${a}/${b}`),
  fc.tuple(part, part).map(([a, b]) => `/api/bookings/date/${a}/${b}`),
  fc.tuple(part, part).map(([a, b]) => `/api/bookings/service/${a}/date/${b}`),
  part.map((id) => `/api/locations/${id}`),
  fc.constantFrom(
    '/api/bookings',
    '/api/companies',
    '/api/portal/locations',
    '/api/bookings/payment_pending',
  ),
)
const parameters = [
  'location_id',
  'location_bms_id',
  'service_id',
  'service_bms_id',
  'bms_id',
  'specialist_id',
  'status',
  'from',
  'to',
  'page[size]',
  'page[after]',
  'include',
  'token',
  '__proto__',
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), part), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

test('whatever is read, the answer is what was asked for, or a code', async () => {
  const property = fc.asyncProperty(caller, paths, query, async (index, path, asked) => {
    const answer = await call(world, `GET ${path}?${asked}`, who(index))
    expectAnswer(answer)
  })
  await fc.assert(property, { numRuns: 200 })
  expect(world.faults).toEqual([])
})

const wanted = {
  ...bookingBody('10:00').booking,
  ...customer,
  email: 'a@example.lv',
  duration: 30,
  language: 'lv',
}
const more = {
  status: 'scheduled',
  fields: { text: 'a' },
  notes: { description: 'b' },
  customer_type: 'person',
  token: 'x',
}
const payload = fc.oneof(
  { weight: 6, arbitrary: nastyObject({ ...wanted, ...more }).map((booking) => ({ booking })) },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(nastyText, nastyValue)
      .map((fields) => ({ booking: { ...wanted, ...more, fields } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(nastyText, nastyValue)
      .map((notes) => ({ booking: { ...wanted, ...more, notes } })),
  },
  { weight: 1, arbitrary: nastyValue.map((booking) => ({ booking })) },
  { weight: 1, arbitrary: nastyValue },
)

test.each(['POST', 'PATCH'])(
  'whatever a %s holds, it is done, or refused with nothing half-done',
  async (method) => {
    const property = fc.asyncProperty(caller, payload, fc.boolean(), async (index, body, isPolluted) => {
      const path = method === 'POST' ? '/api/bookings' : `/api/bookings/${booked.qtid}`
      const json = JSON.stringify(body) ?? ''
      const counted = await countRows(world)
      const answer = await call(world, `${method} ${path}`, {
        ...who(index),
        body: isPolluted ? withProto(json) : json,
      })
      expectAnswer(answer)
      if (answer.status >= 400) expect(await countRows(world)).toEqual(counted)
    })
    await fc.assert(property, { numRuns: 200 })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    await expectConsistent(world)
  },
)

test('a name with a slash is pointed at as JSON pointers do, and no name is changed', async () => {
  const body = bookingBody('10:00', { fields: { 'a/b~c': 1, fooBar: {} } })
  const answer = await call(world, 'POST /api/bookings', { ...who(0), body })
  expect(answer.body.errors.map((error) => error.source?.pointer).sort()).toEqual([
    '/booking/fields/a~1b~0c',
    '/booking/fields/fooBar',
  ])
})
