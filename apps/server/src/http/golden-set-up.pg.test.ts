import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, customer, internalHeaders, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countedIds, freezeDocument } from '../testing/golden.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/**
 * Data of a company and of the people whom it knows, over HTTP: locations and services that are written,
 * visitors, the people of the portal.
 */

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning, ids: countedIds(), environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const freeze = (name: string, line: string, body?: Call['body'], more: Call = {}) =>
  freezeDocument(world, name, line, { as: anna, ...(body ? { body } : {}), ...more })

test('locations and services that are written', async () => {
  const hours = { open_monday_from: '08:00', open_monday_till: '16:00' }
  const location = { ...newLocation, ...hours, email: 'centre@rinda.example' }
  const locationId = await freeze('http/location.created', 'POST /api/portal/locations', { location })
  const at = `/api/portal/locations/${locationId}`
  const special = { special_times: [{ day: '2026-12-24', from: '09:00', till: '13:00' }] }
  await freeze('http/location.updated', `PATCH ${at}`, { location: { visible: true, config: special } })
  const service = { ...newService, duration: 30, config: { specialists: [1], price: 12.5 } }
  // Prices are the platform's admin's to set.
  const as = await world.signIn('admin@rinda.example')
  const serviceId = await freeze('http/service.created', `POST ${at}/services`, { service }, { as })
  const times = { booking_times: [{ day: 'monday', from: '10:00', till: '12:00' }] }
  await freeze('http/service.updated', `PATCH ${at}/services/${serviceId}`, { service: { config: times } })
  await freeze('http/portal.locations', 'GET /api/portal/locations?include=services')
  await freeze('errors/invalid.location', `PATCH ${at}`, {
    location: { name_lv: '', open_monday_from: '17:00' },
  })
})

test('visitors', async () => {
  const id = await freeze('http/user.created', 'POST /api/users', { location: customer })
  await freeze('http/user.updated', `PATCH /api/users/${id}`, { user: { email: 'laima@visitor.example' } })
  await freeze('http/user', `GET /api/users/${id}`)
  await freeze('http/user.internal', `GET /api/users/${id}`, undefined, {
    headers: internalHeaders,
    as: 'internal',
  })
  await freeze('http/users', 'GET /api/users')
})

test('the people of the portal', async () => {
  await freeze('http/current_portal_user', 'GET /api/portal/current_portal_user')
  await freeze('http/portal_users', 'GET /api/portal/portal_users')
})
