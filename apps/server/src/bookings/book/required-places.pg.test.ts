import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { attributesOf, book, codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

const topic = {
  key: 'topic',
  required: true,
  options: [{ id: 'a', lv: 'Būve', en: 'Building', ru: 'Стройка' }],
}
const profile = {
  zone: 'America/New_York',
  booking: {
    fieldsAt: [
      { locationId: 1, serviceId: 1, fields: [topic] },
      { serviceId: 2, fields: [{ key: 'notes', required: true }] },
    ],
  },
  facts: { logo: 'https://example.lv/logo.svg' },
}

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(() => world.close())

test('what the form asks for at a location and a service is asked by the server too', async () => {
  // It stands from before anything was asked for.
  const old = await book(portal, slotAt('10:00'))
  await world.db
    .updateTable('companies')
    .set({ profile: JSON.stringify(profile) })
    .where('company_id', '=', 1)
    .execute()
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })

  const without = await portal.ask('schedule_booking', slotAt('15:00', visitor))
  expect([codeOf(without), without.data.field]).toEqual(['invalid', 'fields/option_name'])
  const named = slotAt('15:00', { ...visitor, fields: { option_id: 'a', option_name: 'Būve' } })
  expect(attributesOf(await portal.ask('schedule_booking', named)).status).toBe('scheduled')

  const desk = { locationId: 1, serviceId: 2, specialistId: null, ...visitor }
  const silent = await portal.ask('schedule_booking', {
    ...slotAt('15:00'),
    ...desk,
    notes: { description: ' ' },
  })
  expect([codeOf(silent), silent.data.field]).toEqual(['invalid', 'notes/description'])

  const held = await lock(portal, slotAt('16:00'))
  const unsaid = await portal.ask('schedule_booking', { ...held, ...visitor })
  expect(unsaid.data.field).toBe('fields/option_name')

  const changed = await call(world, `PATCH /api/bookings/${old.qtid}`, {
    as: anna,
    body: { booking: { first_name: 'Anda' } },
  })
  expect(changed.status).toBe(200)
})

test('over HTTP the fault points into the payload; what was given may not be taken away', async () => {
  const slot = { location_id: 1, service_id: 1, specialist_id: 2, date: '2026-12-09', time: '15:00' }
  const person = { first_name: 'Laima', last_name: 'Krūmiņa', phone_number: '20000001', status: 'scheduled' }
  const post = (more: object) =>
    call(world, 'POST /api/bookings', { as: anna, body: { booking: { ...slot, ...person, ...more } } })
  const refused = await post({})
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.map((one) => one.source?.pointer)).toEqual(['/booking/fields/option_name'])
  const made = await post({ fields: { option_name: 'Būve' } })
  expect(made.status).toBeLessThan(300)
  const taken = await call(world, `PATCH /api/bookings/${made.body.data.id}`, {
    as: anna,
    body: { booking: { fields: { option_name: '' } } },
  })
  expect(taken.status).toBe(422)
})

test('a visitor is asked for it too, on the socket and over HTTP, each fault at its field in their languages', async () => {
  const page = await connectVisitor(world.url, 'widget')
  const whole = { ...visitor, email: 'zane@visitor.example' }
  const { qtid, token } = attributesOf(await page.ask('lock_booking', slotAt('18:00')))
  const refused = await page.ask('schedule_booking', { qtid, token, ...whole })
  expect([codeOf(refused), refused.data.field]).toEqual(['invalid', 'fields/option_name'])
  expect(Object.keys(refused.data.info as object).toSorted()).toEqual(['en', 'lv', 'ru'])
  expect(JSON.stringify(refused.data.info)).toMatch(/[а-я]/)
  const patch = (more: object) =>
    call(world, `PATCH /api/bookings/${qtid}`, {
      headers: { 'x-booking-token': token },
      body: { booking: { status: 'scheduled', first_name: 'Zane', last_name: 'Ozola', ...more } },
    })
  const bare = await patch({})
  expect(bare.status).toBe(422)
  expect(bare.body.errors.map(({ source }) => source?.pointer)).toEqual([
    ...['/booking/phone_number', '/booking/email', '/booking/fields/option_name'],
  ])
  const fields = { option_id: 'a', option_name: 'Būve' }
  expect(attributesOf(await page.ask('schedule_booking', { qtid, token, ...whole, fields })).status).toBe(
    'scheduled',
  )
  // An app that knows the four fields alone goes on booking.
  const app = await connectVisitor(world.url, 'app')
  const slot = slotAt('18:30', { ...whole, phoneNumber: '20000078', email: 'app@visitor.example' })
  expect(attributesOf(await app.ask('schedule_booking', slot)).status).toBe('scheduled')
  for (const one of [page, app]) one.socket.close()
})

test('what the company’s row says of logo and zone is what everybody gets', async () => {
  const answer = await call(world, 'GET /api/portal/locations?include=company', { as: anna })
  const company = answer.body.included?.find((one) => one.type === 'company')
  expect(company?.attributes.logo).toBe('https://example.lv/logo.svg')
  const user = await call(world, 'GET /api/portal/current_portal_user', { as: anna })
  expect(user.body.data.attributes.company).toMatchObject({ logo: 'https://example.lv/logo.svg' })
  // One o'clock in UTC is the evening before in New York.
  const late = await lock(portal, { ...slotAt('01:00'), date: '2026-12-10' })
  const days = await call(world, 'GET /api/bookings/date/2026-12-09/2026-12-09', { as: anna })
  expect(days.body.data.map((one) => one.attributes.qtid)).toContain(late.qtid)
  const list = await portal.ask('get_bookings', { date: '2026-12-09', days: 1 })
  expect(JSON.stringify(list.data)).toContain(late.qtid)
})
