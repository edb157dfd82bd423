import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, call, customer, internalHeaders, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countedIds, freezeDocument } from '../testing/golden.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Every resource and every refusal of the HTTP interface, as it goes out of a world whose ids and time are fixed. */

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning, ids: countedIds(), environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

const slot = { location_id: 1, service_id: 1, specialist_id: 1, date: '2026-12-09', time: '10:00' }

const freeze = (name: string, line: string, more?: Call) => freezeDocument(world, name, line, more)

test('bookings', async () => {
  const body = { booking: { ...slot, ...customer, status: 'scheduled', notes: { description: 'A form' } } }
  await freeze('http/booking.created', 'POST /api/bookings', { as: anna, body })
  await freeze('http/booking', 'GET /api/bookings/1', { as: anna })
  await freeze('http/booking.of-a-visitor', 'GET /api/bookings/1?token=token-of-booking-1')
  await call(world, 'POST /api/bookings', { as: anna, body: { booking: { ...slot, time: '11:00' } } })
  await freeze('http/bookings', 'GET /api/bookings?page[size]=1&include=service,location,specialist', {
    as: anna,
  })
  await freeze('http/bookings.none', 'GET /api/bookings/date/2027-01-01/2027-01-02', { as: anna })
  await freeze('http/existing.none', 'GET /api/bookings/existing/999', { as: anna })
})

test('companies and locations', async () => {
  await freeze('http/companies', 'GET /api/companies?include=locations')
  await freeze('http/location', 'GET /api/locations/1?include=services,specialists,company')
  await freeze('http/locations.internal', 'GET /api/locations', { headers: internalHeaders })
})

test('a decision about a booking', async () => {
  const waits = { approval: 'pending' } as const
  await world.db.updateTable('bookings').set(waits).where('booking_id', '=', 1).execute()
  const decide = (approval: string) => ({ as: anna, body: { booking: { approval } } })
  await freeze('http/booking.accepted', 'PATCH /api/bookings/1', decide('accepted'))
  await freeze('errors/wrong_state.approval', 'PATCH /api/bookings/1', decide('declined'))
})

test('refusals', async () => {
  await freeze('errors/not_signed_in', 'GET /api/bookings')
  await freeze('errors/forbidden', 'GET /api/locations', { as: anna })
  await freeze('errors/not_found', 'GET /api/bookings/999', { as: anna })
  await freeze('errors/slot_taken', 'POST /api/bookings', { as: anna, body: { booking: slot } })
  await freeze('errors/wrong_state', 'PATCH /api/bookings/1', {
    as: anna,
    body: { booking: { status: 'expired' } },
  })
  const wrong = { ...slot, date: '2026-02-30', phone_number: 'abc', email: 'nobody', duration: 0 }
  await freeze('errors/invalid', 'POST /api/bookings', { as: anna, body: { booking: wrong } })
  await freeze('errors/not_json', 'POST /api/bookings', { as: anna, body: '{nonsense' })
  await freeze('errors/foreign_origin', 'POST /api/bookings', {
    as: anna,
    body: {},
    headers: { origin: 'https://evil.example' },
  })
  const huge = { booking: { ...slot, notes: { description: 'x'.repeat(300_000) } } }
  await freeze('errors/too_large', 'POST /api/bookings', { as: anna, body: huge })
  await freeze('errors/invalid.query', 'GET /api/bookings?page[size]=0&from=tomorrow', { as: anna })
  const held = await call(world, 'POST /api/bookings', {
    as: anna,
    body: { booking: { ...slot, time: '12:00' } },
  })
  const path = `PATCH /api/bookings/${held.body.data.attributes.qtid}`
  const verify = { as: anna, body: { booking: { status: 'verified', code: '1' } } }
  await freeze('errors/invalid.code', path, verify)
  for (let tried = 1; tried < 5; tried += 1) await call(world, path, verify)
  await freeze('errors/rate_limited', path, verify)
  expect(world.faults).toEqual([])
})
