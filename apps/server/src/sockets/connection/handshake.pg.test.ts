import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { openSocket, type SignedInPerson } from '../../testing/clients/test-portal.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const codes = ['not_signed_in', 'forbidden', 'invalid']

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { SOCKET_KEY: 'the key' } })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

const good = () => ({
  client: 'portal',
  companyId: 1,
  version: '2.0.5-093',
  secret: { key: 'the key' },
  session: 'session',
  user: { token: anna.token },
})

/** Gives the outcome of a handshake: 'connected', or the code that it was turned away with. */
function shakeHands(auth: unknown): Promise<unknown> {
  const socket = openSocket(world.url, auth)
  return new Promise((resolve) => {
    const end = (outcome: unknown) => {
      socket.disconnect()
      resolve(outcome)
    }
    socket.once('connect', () => end('connected'))
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) => end(error.data?.code))
  })
}

test('who shows the key and a token comes in', async () => {
  expect(await shakeHands(good())).toBe('connected')
  expect(await shakeHands({ ...good(), client: 'PORTAL', companyId: undefined, version: undefined })).toBe(
    'connected',
  )
})

test.each([
  ['a wrong key', { secret: { key: 'x' } }, 'forbidden'],
  ['no key', { secret: {} }, 'forbidden'],
  ['no secret', { secret: undefined }, 'forbidden'],
  ['a wrong token', { user: { token: 'A'.repeat(43) } }, 'not_signed_in'],
  ['a token that is none', { user: { token: 'x\u0000' } }, 'not_signed_in'],
  ['no token', { user: {} }, 'not_signed_in'],
  ['nobody', { user: undefined }, 'not_signed_in'],
  ['no session', { session: undefined }, 'invalid'],
  ['an empty session', { session: '' }, 'invalid'],
  ['a session that is no text', { session: { $ne: '' } }, 'invalid'],
  ['a huge session', { session: 'x'.repeat(10_000) }, 'invalid'],
  ['another client', { client: 'widget' }, 'forbidden'],
  ['no client', { client: undefined }, 'invalid'],
  ['a company that is none', { companyId: 'one' }, 'invalid'],
])('with %s one is turned away, and told why', async (_, wrong, code) => {
  expect(await shakeHands({ ...good(), ...wrong })).toBe(code)
})

test('the refusal speaks three languages', async () => {
  const socket = openSocket(world.url, { ...good(), user: {} })
  const error = await new Promise<Error & { data?: unknown }>((resolve) =>
    socket.once('connect_error', resolve),
  )
  socket.disconnect()
  expect(error.data).toEqual({
    code: 'not_signed_in',
    info: { lv: expect.any(String), en: expect.any(String), ru: expect.any(String) },
  })
})

test('whatever is sent as a handshake, the answer is a code', async () => {
  const garbage = fc.oneof(
    fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
    fc.record(
      { client: fc.jsonValue(), session: fc.jsonValue(), secret: fc.jsonValue(), user: fc.jsonValue() },
      { requiredKeys: [] },
    ),
    fc
      .record({ user: fc.jsonValue(), session: fc.string(), companyId: fc.jsonValue() })
      .map((some) => ({ ...good(), ...some })),
  )
  await fc.assert(
    fc.asyncProperty(garbage, async (auth) => {
      expect(codes).toContain(await shakeHands(auth))
    }),
    { numRuns: 60 },
  )
  expect(await shakeHands(undefined)).toBe('invalid')
  expect(world.faults).toEqual([])
})

test('who signs out is disconnected, and the token opens nothing any more', async () => {
  const person = await world.signIn('user@rinda.example')
  const portal = await world.connect(person, { secret: { key: 'the key' } })
  const gone = new Promise((resolve) => portal.socket.once('disconnect', resolve))
  expect((await call(world, 'DELETE /api/portal/portal_users/sign_out', { as: person })).status).toBe(204)
  expect(await gone).toBe('io server disconnect')
  expect(await shakeHands({ ...good(), user: { token: person.token } })).toBe('not_signed_in')
})

test('who was signed out elsewhere is told so at the next request, and disconnected', async () => {
  const person = await world.signIn('user@rinda.example')
  const portal = await world.connect(person, { secret: { key: 'the key' }, session: 'mine' })
  const twin = await world.connect(person, { secret: { key: 'the key' }, session: 'mine' })
  await world.db
    .deleteFrom('portal_sessions')
    .where('portal_user_id', 'in', (query) =>
      query.selectFrom('portal_users').select('portal_user_id').where('email', '=', 'user@rinda.example'),
    )
    .execute()
  world.time.now = new Date(morning.getTime() + 5_000)
  const gone = new Promise((resolve) => portal.socket.once('disconnect', resolve))
  const reply = await portal.ask('get_bookings', { locationId: 1 })
  expect(reply).toMatchObject({ type: 'GET_BOOKINGS_FAILED', data: { code: 'not_signed_in' } })
  await gone
  expect(twin.heard).toEqual([])
})
