import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf, customer } from '../testing/clients/http-calls.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { attributesOf, idOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  portal = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(() => world.close())

const notes = { internal: 'a remark among staff', description: 'visible' }
async function made(time: string) {
  const email = 'laima@example.lv'
  const reply = await portal.ask('schedule_booking', { ...slotAt(time), ...visitor, email, notes })
  const { qtid, token } = attributesOf(reply)
  return { id: idOf(reply), qtid, token }
}

test('a visitor reads their own booking with its token, without what is not theirs', async () => {
  const { id, qtid, token } = await made('08:00')
  for (const path of [id, qtid, `existing/${id}`, `existing/${qtid}`]) {
    const answer = await call(world, `GET /api/bookings/${path}?token=${token}`)
    expect(answer.status).toBe(200)
    const { attributes } = answer.body.data
    expect(attributes).toMatchObject({ qtid, first_name: 'Laima', notes: { description: 'visible' } })
    for (const hidden of ['ip', 'session', 'log', 'user']) expect(attributes).not.toHaveProperty(hidden)
    expect(answer.text).not.toContain('a remark among staff')
  }
})

test.each(['', '?token=', '?token=wrong', '?token=a&token=b', '?token[]=x', '?token=%00'])(
  'with “%s” it does not exist',
  async (query) => {
    const one = await made('09:00')
    for (const path of [one.id, `existing/${one.id}`]) {
      const answer = await call(world, `GET /api/bookings/${path}${query}`)
      expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found'])
    }
    const body = { booking: { status: 'canceled' } }
    expect((await call(world, `PATCH /api/bookings/${one.id}${query}`, { body })).status).toBe(404)
    expect((await portal.ask('cancel_booking', one)).type).toBe('booking_canceled')
  },
)

test('another booking’s token opens nothing', async () => {
  const [one, other] = [await made('10:00'), await made('10:30')]
  expect((await call(world, `GET /api/bookings/${one.id}?token=${other.token}`)).status).toBe(404)
})

test('a visitor cancels, and changes what they said, with the token in the query or in the payload', async () => {
  const one = await made('11:00')
  const renamed = await call(world, `PATCH /api/bookings/${one.qtid}`, {
    body: { booking: { first_name: 'Ilze', token: one.token } },
  })
  expect(renamed.body.data.attributes).toMatchObject({ first_name: 'Ilze', status: 'scheduled' })
  const canceled = await call(world, `PATCH /api/bookings/${one.id}?token=${one.token}`, {
    body: { booking: { status: 'canceled', notes: { canceled: 'ill' } } },
  })
  expect(canceled.body.data.attributes).toMatchObject({ status: 'canceled', notes: { canceled: 'ill' } })
  expect(canceled.text).not.toContain('a remark among staff')
  const existing = await call(world, `GET /api/bookings/existing/${one.id}?token=${one.token}`)
  expect([existing.status, existing.body.data]).toEqual([200, null])
})

test('a visitor writes nothing that only staff say', async () => {
  const one = await made('12:00')
  const answer = await call(world, `PATCH /api/bookings/${one.id}?token=${one.token}`, {
    body: {
      booking: {
        fields: { _payment_status: 'PAID', _is_blocked: true, text: 't' },
        notes: { internal: 'mine' },
      },
    },
  })
  expect(answer.body.data.attributes.fields).toEqual({ text: 't' })
  const row = await world.db
    .selectFrom('bookings')
    .select('notes')
    .where('qtid', '=', one.qtid)
    .executeTakeFirstOrThrow()
  expect(row.notes).toMatchObject(notes)
})

test('a visitor moves to times on the grid that are ahead, and to no others', async () => {
  const one = await made('13:00')
  const move = (booking: object) =>
    call(world, `PATCH /api/bookings/${one.id}?token=${one.token}`, { body: { booking } })
  expect((await move({ time: '13:30' })).body.data.attributes).toMatchObject({ time: '13:30' })
  for (const wrong of [{ time: '14:10' }, { time: '03:00' }, { date: '2026-11-30' }, { duration: 60 }]) {
    expect((await move(wrong)).status).toBe(422)
  }
})

test('a visitor’s form must be complete: it asks for an e-mail too', async () => {
  const one = await made('15:00')
  const answer = await call(world, `PATCH /api/bookings/${one.id}?token=${one.token}`, {
    body: { booking: { ...customer, email: '', last_name: ' ' } },
  })
  expect(answer.body.errors.map((error) => error.source?.pointer)).toEqual([
    '/booking/last_name',
    '/booking/email',
  ])
})

test('whom staff booked by telephone alone changes and moves their booking without an e-mail address', async () => {
  const { qtid, token } = attributesOf(
    await portal.ask('schedule_booking', { ...slotAt('16:30'), ...visitor }),
  )
  const change = (booking: object) =>
    call(world, `PATCH /api/bookings/${qtid}`, { headers: { 'x-booking-token': token }, body: { booking } })
  const changed = await change({ notes: { description: 'With a pram' } })
  expect(changed.body.data.attributes).toMatchObject({ email: '', notes: { description: 'With a pram' } })
  const moved = await change({ time: '17:00' })
  expect(moved.body.data.attributes).toMatchObject({ time: '17:00', status: 'scheduled' })
  expect((await change({ phone_number: '' })).body.errors[0]?.source?.pointer).toBe('/booking/phone_number')
})

test.each([
  'GET /api/bookings',
  'GET /api/bookings/payment_pending',
  'GET /api/bookings/phone/371/20000001',
  'GET /api/bookings/date/2026-12-09/2026-12-09',
  'GET /api/bookings/service/1/date/2026-12-09',
  'GET /api/portal/locations',
  'GET /api/portal/current_portal_user',
  'DELETE /api/portal/portal_users/sign_out',
])('%s wants a sign-in', async (line) => {
  const { token } = await made('16:00').catch(() => ({ token: 'x' }))
  const answer = await call(world, `${line}?token=${token}`)
  expect([answer.status, ...codesOf(answer)]).toEqual([401, 'not_signed_in'])
})

test('all of it leaves the database consistent', () => expectConsistent(world))
