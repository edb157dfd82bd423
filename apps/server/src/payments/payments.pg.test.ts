import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { attributesOf, codeOf, idOf, lock, rowOf, slotAt, visitor } from '../testing/towns/bookings.ts'
import { type PayWorld, startPayWorld, type Visit } from './testing/pay-world.ts'

let world: PayWorld
let person: SignedInPerson
let anna: TestPortal

beforeAll(async () => {
  world = await startPayWorld()
  person = await world.signIn('anna@rinda.example')
  anna = await world.connect(person)
})
afterAll(async () => {
  await expectConsistent(world)
  await world.close()
})

const later = (minutes: number) => {
  world.time.now = new Date(world.time.now.getTime() + minutes * 60_000)
}
const fieldsOf = async (visit: Visit) => (await rowOf(world, visit)).fields
const outcomeOf = (answer: Awaited<ReturnType<PayWorld['paid']>>) => [
  answer.status,
  answer.body.data?.attributes.outcome,
]
/** Messages about a visit that were written, once the follower has taken what was done. */
const messagesOf = async (visit: Visit) => {
  const { booking_id } = await rowOf(world, visit)
  const rows = await world.db
    .selectFrom('outbox')
    .select('kind')
    .where('booking_id', '=', booking_id)
    .orderBy('message_id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const pendingIds = async () =>
  (await call(world, 'GET /api/bookings/payment_pending', { as: person })).body.data.map(({ id }) => id)
const isFree = async (time: string) => codeOf(await anna.ask('lock_booking', slotAt(time))) === undefined
/** Moves on past the time to pay, and waits until the booking has ended. */
async function runOut(visit: Visit): Promise<void> {
  later(16)
  await expect.poll(async () => (await fieldsOf(visit))._payment_status).toBe('EXPIRED')
}

test('a visit holds its time while it waits for its payment, and is confirmed when that has come', async () => {
  const visit = await world.visit('08:00')
  const row = await rowOf(world, visit)
  expect(row).toMatchObject({
    status: 'scheduled',
    fields: { _payment_status: 'PENDING', _payment_cents: 2850, _payment_currency: 'EUR' },
  })
  expect(await pendingIds()).toContain(String(row.booking_id))
  expect(await isFree('08:00')).toBe(false)
  const until = new Date(world.time.now.getTime() + 15 * 60_000).toISOString()
  const payment = { status: 'pending', amount: 2850, currency: 'EUR', until, refund: 0 }
  expect(await world.own(visit)).toMatchObject({ payment, may: { move_until: null, confirm: false } })

  const reference = await world.begin(visit)
  const asked = world.gateway.received.at(-1)
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    type: 'payment.begin',
    data: {
      ...{ reference, amount: 2850, currency: 'EUR', description: 'Consultation', language: 'lv' },
      expires_at: until,
      return_url: expect.stringMatching(new RegExp(`/visit/booking/${visit.qtid}$`)),
      callback_url: expect.stringMatching(/\/api\/payments\/1\/callback$/),
    },
  })
  expect(asked?.body).not.toContain(visit.token)
  const own = new Webhook(world.secret).sign(reference, world.time.now, asked?.body ?? '')
  expect(asked?.headers['webhook-signature']).toBe(own)
  // From another tab it is the same payment, and nobody is asked again.
  expect(await world.begin(visit)).toBe(reference)
  expect(world.gateway.received).toHaveLength(1)

  expect(await messagesOf(visit)).toEqual([])
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'paid'])
  expect(await world.own(visit)).toMatchObject({
    status: 'scheduled',
    payment: { status: 'paid', until: null },
  })
  expect(await pendingIds()).not.toContain(String(row.booking_id))
  await expect.poll(() => messagesOf(visit)).toEqual(['confirmed'])
  later(20)
  // Told again it is done once.
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'paid'])
  expect((await rowOf(world, visit)).log.map(({ act }) => act)).toEqual(['lock', 'schedule', 'pay'])
})

test('whoever does not pay in time loses the time: it is free again, everybody hears of it, and they are told', async () => {
  const visit = await world.visit('09:00')
  later(14)
  expect(await isFree('09:00')).toBe(false)
  later(2)
  const told = await anna.hears(
    (message) => message.type === 'booking_canceled' && attributesOf(message).qtid === visit.qtid,
  )
  expect(attributesOf(told)).toMatchObject({ status: 'canceled', fields: { _payment_status: 'EXPIRED' } })
  expect(await world.own(visit)).toMatchObject({ status: 'canceled', payment: { status: 'expired' } })
  await expect.poll(() => messagesOf(visit)).toEqual(['canceled'])
  expect(await isFree('09:00')).toBe(true)
  const headers = { 'x-booking-token': visit.token }
  const page = await call(world, `POST /api/visit/bookings/${visit.qtid}/payment`, { headers })
  expect(page.status).toBe(409)
})

test('a payment that runs out while nobody serves ends at the next start', async () => {
  const visit = await world.visit('09:30')
  later(16)
  await world.restart()
  anna = await world.connect(person)
  await expect.poll(async () => (await rowOf(world, visit)).status).toBe('canceled')
})

test('a visit that has taken place is not ended for want of money', async () => {
  const visit = await world.visit('07:00')
  const { booking_id } = await rowOf(world, visit)
  await world.db
    .updateTable('bookings')
    .set({ served_at: world.time.now })
    .where('booking_id', '=', booking_id)
    .execute()
  later(16)
  const state = () =>
    world.db.selectFrom('payments').select('state').where('booking_id', '=', booking_id).executeTakeFirst()
  await expect.poll(state).toEqual({ state: 'ended' })
  expect((await rowOf(world, visit)).status).toBe('scheduled')
})

test('money that comes late takes the time again where it is still free', async () => {
  const visit = await world.visit('10:00')
  const reference = await world.begin(visit)
  await runOut(visit)
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'taken_again'])
  expect(await rowOf(world, visit)).toMatchObject({
    status: 'scheduled',
    specialist_id: 1,
    fields: { _payment_status: 'PAID' },
  })
  expect(await isFree('10:00')).toBe(false)
  await expect.poll(() => messagesOf(visit)).toEqual(['canceled', 'confirmed'])
})

test('where the time has gone, the answer and staff are told that the money has to go back', async () => {
  const visit = await world.visit('11:00')
  const reference = await world.begin(visit)
  await runOut(visit)
  const other = await lock(anna, slotAt('11:00'))
  await anna.ask('schedule_booking', { ...other, ...visitor })
  const answer = await world.paid(reference)
  expect(answer.body.data.attributes).toEqual({ outcome: 'refund', refund: 2850, currency: 'EUR' })
  expect((await world.paid(reference)).body.data.attributes).toMatchObject({ outcome: 'refund' })
  expect(await rowOf(world, visit)).toMatchObject({
    status: 'canceled',
    fields: { _payment_status: 'EXPIRED', _payment_refund_cents: 2850 },
  })
  expect(await world.own(visit)).toMatchObject({ payment: { status: 'expired', refund: 2850 } })
  const mark = (status: string) =>
    call(world, `POST /api/portal/bookings/${visit.qtid}/payment`, {
      as: person,
      body: { payment: { status } },
    })
  expect((await mark('refunded')).status).toBe(200)
  expect((await fieldsOf(visit))._payment_refund_cents).toBe(0)
  expect((await mark('refunded')).status).toBe(409)
})

test('who pays in two tabs pays once for the visit; the second money goes back', async () => {
  const visit = await world.visit('12:00')
  const reference = await world.begin(visit)
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'paid'])
  expect(outcomeOf(await world.paid(reference, { transaction: 'tr_2' }))).toEqual([200, 'refund'])
  expect(await fieldsOf(visit)).toMatchObject({ _payment_status: 'PAID', _payment_refund_cents: 2850 })
  // A visit that moves takes along what is owed: staff see it once, and not at its old time too.
  const held = await lock(anna, slotAt('13:30'))
  await anna.ask('reschedule_booking', { ...visit, lockedQtid: held.qtid, lockedToken: held.token })
  expect(await fieldsOf(held)).toMatchObject({ _payment_status: 'PAID', _payment_refund_cents: 2850 })
  expect(await fieldsOf(visit)).toMatchObject({ _payment_status: 'PAID', _payment_refund_cents: 0 })
  // So does what comes for its payment afterwards.
  expect(outcomeOf(await world.paid(reference, { transaction: 'tr_5' }))).toEqual([200, 'refund'])
  expect(await fieldsOf(held)).toMatchObject({ _payment_status: 'PAID', _payment_refund_cents: 5700 })
  expect(await fieldsOf(visit)).toMatchObject({ _payment_refund_cents: 0 })
})

test('what was given back is what staff were told of: what came meanwhile is owed on', async () => {
  const visit = await world.visit('08:30')
  const reference = await world.begin(visit)
  const path = `POST /api/portal/bookings/${visit.qtid}/payment`
  const another = { payment: { status: 'paid', amount: 2800 } }
  expect((await call(world, path, { as: person, body: another })).status).toBe(409)
  await world.paid(reference)
  for (const transaction of ['tr_2', 'tr_3']) await world.paid(reference, { transaction })
  expect((await fieldsOf(visit))._payment_refund_cents).toBe(5700)
  const giveBack = async (amount: number) => {
    const body = { payment: { status: 'refunded', amount } }
    const { status } = await call(world, path, { as: person, body })
    return [status, (await fieldsOf(visit))._payment_refund_cents]
  }
  expect(await giveBack(2850)).toEqual([200, 2850])
  expect(await giveBack(2851)).toEqual([409, 2850])
  expect(await giveBack(2850)).toEqual([200, 0])
  expect(await giveBack(0)).toEqual([422, 0])
})

test('money that comes once another system keeps the bookings goes back: that one would not know of the visit', async () => {
  const visit = await world.visit('14:30')
  const reference = await world.begin(visit)
  await runOut(visit)
  const keptBy = async (bms_base_url: string) => {
    await world.db.updateTable('locations').set({ bms_base_url }).where('location_id', '=', 1).execute()
    // The server reads anew what was changed behind its back.
    later(2)
  }
  await keptBy('https://bookings.example')
  const answer = await world.paid(reference)
  await keptBy('')
  expect(outcomeOf(answer)).toEqual([200, 'refund'])
  expect((await rowOf(world, visit)).status).toBe('canceled')
})

test('whoever gives up gives the time back at once; what comes out of order does no harm', async () => {
  const visit = await world.visit('13:00')
  const reference = await world.begin(visit)
  const news = (type: string) => world.tell({ type, data: { reference } })
  expect(outcomeOf(await news('payment.failed'))).toEqual([200, 'unchanged'])
  expect((await rowOf(world, visit)).status).toBe('scheduled')
  expect(outcomeOf(await news('payment.canceled'))).toEqual([200, 'canceled'])
  expect(await world.own(visit)).toMatchObject({ status: 'canceled', payment: { status: 'canceled' } })
  expect(outcomeOf(await news('payment.canceled'))).toEqual([200, 'unchanged'])
  // Another tab had paid before.
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'taken_again'])
  expect(outcomeOf(await news('payment.canceled'))).toEqual([200, 'unchanged'])
  expect(await rowOf(world, visit)).toMatchObject({
    status: 'scheduled',
    fields: { _payment_status: 'PAID' },
  })
})

test('money for a visit that staff have canceled brings it not back', async () => {
  const visit = await world.visit('14:00')
  const reference = await world.begin(visit)
  await anna.ask('cancel_booking', { qtid: visit.qtid, token: visit.token, notes: { canceled: 'Ill' } })
  await expect.poll(() => messagesOf(visit)).toEqual(['canceled'])
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'refund'])
  expect(await rowOf(world, visit)).toMatchObject({ status: 'canceled' })
})

test('what is not proved, too old, of another company or of another amount changes nothing', async () => {
  const visit = await world.visit('15:00')
  const reference = await world.begin(visit)
  const foreign = `whsec_${Buffer.from('another one').toString('base64')}`
  expect((await world.paid(reference, {}, { secret: foreign })).status).toBe(403)
  const minutes = (count: number) => new Date(world.time.now.getTime() + count * 60_000)
  for (const at of [minutes(-6), minutes(6)])
    expect((await world.paid(reference, {}, { at })).status).toBe(403)
  expect((await world.paid(reference, {}, { companyId: 40 })).status).toBe(403)
  expect((await world.paid(reference, {}, { companyId: 99 })).status).toBe(403)
  for (const amount of [2849, 285, 0, -2850, 28.5, '2850'])
    expect((await world.paid(reference, { amount })).status).toBe(422)
  expect(codesOf(await world.paid(reference, { currency: 'USD' }))).toEqual(['invalid'])
  expect((await world.paid('no number')).status).toBe(422)
  expect((await world.paid(reference, { transaction: 'tr\u0000' })).status).toBe(422)
  expect((await world.paid('4c9f0a52-7f0e-4d3b-8f0f-1d2f3a4b5c6d')).status).toBe(404)
  const bare = { body: JSON.stringify({ type: 'payment.paid' }), headers: {} }
  expect((await call(world, 'POST /api/payments/1/callback', bare)).status).toBe(403)
  expect((await call(world, 'POST /api/payments/1/callback', {})).status).toBe(403)
  expect((await world.tell({ type: 'payment.paid', data: {} })).status).toBe(422)

  // A payment of company 1, told of by the gateway of company 40.
  const admin = await world.signIn('admin@rinda.example')
  const theirs = await call(world, 'PATCH /api/portal/payment_gateway', {
    as: admin,
    body: { payment_gateway: { company_id: 40, url: `${world.gateway.url}/begin`, active: true } },
  })
  const { secret } = theirs.body.data.attributes as { secret: string }
  expect((await world.paid(reference, {}, { companyId: 40, secret })).status).toBe(404)
  expect(await rowOf(world, visit)).toMatchObject({
    status: 'scheduled',
    fields: { _payment_status: 'PENDING' },
  })
})

test('while the gateway is away the time is kept, and it can be tried again', async () => {
  const visit = await world.visit('16:00')
  const { answer } = world.gateway
  const headers = { 'x-booking-token': visit.token }
  const ask = () => call(world, `POST /api/visit/bookings/${visit.qtid}/payment`, { headers })
  for (const bad of ['{"page_url":"javascript:alert(1)"}', 'no JSON', '{}']) {
    world.gateway.answer = (response) => void response.end(bad)
    expect((await ask()).status).toBe(503)
  }
  world.gateway.answer = (response) => void response.writeHead(500).end()
  const refused = await ask()
  expect([refused.status, codesOf(refused)]).toEqual([503, ['unavailable']])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await rowOf(world, visit)).status).toBe('scheduled')
  world.gateway.answer = answer
  expect((await ask()).status).toBe(200)
  expect((await call(world, `POST /api/visit/bookings/${visit.qtid}/payment`, {})).status).toBe(404)
})

test('staff take the money at the counter; what comes from the gateway after that goes back', async () => {
  const visit = await world.visit('17:00')
  const reference = await world.begin(visit)
  const mark = (as: SignedInPerson) =>
    call(world, `POST /api/portal/bookings/${visit.qtid}/payment`, {
      as,
      body: { payment: { status: 'paid' } },
    })
  expect((await mark(await world.signIn('admin@nails.example'))).status).toBe(404)
  expect((await mark(person)).status).toBe(200)
  await expect.poll(() => messagesOf(visit)).toEqual(['confirmed'])
  expect((await mark(person)).status).toBe(409)
  expect(outcomeOf(await world.paid(reference))).toEqual([200, 'refund'])
})

test('a visit that waits is not moved, and one that is free is not made another that has a price', async () => {
  const visit = await world.visit('18:00')
  const held = await lock(anna, slotAt('18:30'))
  const moved = await anna.ask('reschedule_booking', {
    ...{ qtid: visit.qtid, token: visit.token, lockedQtid: held.qtid, lockedToken: held.token },
  })
  expect(codeOf(moved)).toBe('wrong_state')
  const elsewhere = { ...visit, ...slotAt('19:00') }
  expect(codeOf(await anna.ask('move_booking', elsewhere))).toBe('wrong_state')
  const { booking_id: id } = await rowOf(world, visit)
  const byStaff = await call(world, `PATCH /api/bookings/${id}`, {
    as: person,
    body: { booking: { time: '19:00' } },
  })
  expect(byStaff.status).toBe(409)
  // Service 2 costs nothing: booked, it cannot be turned into service 1.
  const page = await connectVisitor(world.url, 'widget')
  const free = { ...slotAt('08:00', { serviceId: 2, specialistId: null }), ...visitor }
  const booked = await page.ask('schedule_booking', { ...free, email: 'free@visitor.example' })
  const cheap = attributesOf(booked)
  expect(cheap.fields).not.toHaveProperty('_payment_status')
  const priced = attributesOf(await page.ask('lock_booking', slotAt('17:30')))
  const trick = await page.ask('reschedule_booking', {
    ...{ qtid: cheap.qtid, token: cheap.token, lockedQtid: priced.qtid, lockedToken: priced.token },
  })
  expect(trick.data).toMatchObject({ code: 'wrong_state', field: 'lockedQtid' })
  const patched = await call(world, `PATCH /api/bookings/${idOf(booked)}`, {
    headers: { 'x-booking-token': cheap.token },
    body: { booking: { service_id: 1, time: '20:00' } },
  })
  expect(patched.status).toBe(409)
  page.socket.close()
})

test('the secret is told once, and to nobody else; a rehearsal is there in a demo alone', async () => {
  const shown = await call(world, 'GET /api/portal/payment_gateway', { as: person })
  expect(shown.body.data.attributes).toMatchObject({ company_id: 1, currency: 'EUR', minutes_to_pay: 15 })
  expect(shown.text).not.toContain('whsec_')
  const change = (payment_gateway: object, as = person) =>
    call(world, 'PATCH /api/portal/payment_gateway', { as, body: { payment_gateway } })
  expect((await change({ minutes_to_pay: 20 })).text).not.toContain('whsec_')
  expect((await change({ minutes_to_pay: 4 })).status).toBe(422)
  expect((await change({ url: 'ftp://pay.example' })).status).toBe(422)
  expect((await change({ url: 'https://pay.example/\u0000' })).status).toBe(422)
  expect((await change({ url: null })).status).toBe(422)
  expect((await change({ company_id: 40 })).status).toBe(404)
  expect((await change({ active: false }, await world.signIn('user@rinda.example'))).status).toBe(403)
  const audit = await world.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('object_kind', '=', 'payment_gateway')
    .execute()
  expect(audit.length).toBeGreaterThan(0)
  expect(JSON.stringify(audit)).not.toContain('whsec_')
  expect((await call(world, 'POST /api/rehearsals/1', { body: '{}' })).status).toBe(404)
})
