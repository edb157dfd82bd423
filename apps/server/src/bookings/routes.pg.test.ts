import Jsona from 'jsona'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { bookingBody, call, codesOf, customer, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { attributesOf, idOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let nails: SignedInPerson
let second: SignedInPerson
let nobodyYet: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  nails = await world.signIn('admin@nails.example')
  second = await world.signIn('second@rinda.example')
  nobodyYet = await world.signIn('none@rinda.example')
  portal = await world.connect(anna)
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

describe('making a booking', () => {
  it('holds the slot unless it is to be scheduled at once', async () => {
    const held = await call(world, 'POST /api/bookings', { as: anna, body: bookingBody('08:00') })
    expect(held.status).toBe(201)
    expect(held.body.data.attributes).toMatchObject({
      status: 'locked',
      client_type: 'portal',
      time: '08:00',
    })
    const body = bookingBody('08:30', { ...customer, status: 'scheduled' })
    const booked = await call(world, 'POST /api/bookings', { as: 'internal', body })
    expect(booked.body.data).toMatchObject({
      attributes: { status: 'scheduled', ...customer },
    })
    expect((await call(world, 'POST /api/bookings', { as: anna, body })).status).toBe(409)
  })

  it('is for staff and programs only', async () => {
    const body = bookingBody('09:00')
    const outcomes = []
    for (const as of [undefined, nails, second, nobodyYet]) {
      const answer = await call(world, 'POST /api/bookings', as ? { as, body } : { body })
      outcomes.push([answer.status, ...codesOf(answer)])
    }
    expect(outcomes).toEqual([
      [401, 'not_signed_in'],
      [404, 'not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
    ])
    const user = await world.signIn('user@nails.example')
    const slot = { location_id: 40, service_id: 5, date: '2026-12-09', time: '10:00' }
    const answer = await call(world, 'POST /api/bookings', { as: user, body: { booking: slot } })
    expect([answer.status, ...codesOf(answer)]).toEqual([403, 'forbidden'])
  })

  it('names every fault by its place in the payload', async () => {
    const wrong = {
      ...customer,
      status: 'scheduled',
      phone_number: '12',
      email: 'x',
      first_name: 5,
      date: '2026-02-30',
    }
    const answer = await call(world, 'POST /api/bookings', { as: anna, body: bookingBody('09:00', wrong) })
    expect(answer.status).toBe(422)
    const pointers = answer.body.errors.map((error) => error.source?.pointer).sort()
    expect(pointers).toEqual([
      '/booking/date',
      '/booking/email',
      '/booking/first_name',
      '/booking/phone_number',
    ])
    const phone = await call(world, 'POST /api/bookings', {
      as: anna,
      body: bookingBody('09:00', { status: 'scheduled', phone_number: '12' }),
    })
    expect(phone.body.errors.map((error) => error.source?.pointer)).toEqual([
      '/booking/first_name',
      '/booking/last_name',
      '/booking/phone_number',
    ])
    for (const error of phone.body.errors) {
      expect(error).toMatchObject({
        status: '422',
        code: 'invalid',
        title: expect.any(String),
        detail: expect.any(String),
      })
      expect(Object.keys(error.meta?.info ?? {}).sort()).toEqual(['en', 'lv', 'ru'])
    }
  })

  it('tells what is missing together with what cannot be read, each once', async () => {
    const pointersOf = async (as: SignedInPerson | 'internal', more: object) => {
      const wrong = { ...customer, status: 'scheduled', email: 'x', ...more }
      const answer = await call(world, 'POST /api/bookings', { as, body: bookingBody('09:00', wrong) })
      expect(answer.status).toBe(422)
      return answer.body.errors.map((error) => error.source?.pointer).sort()
    }
    const email = '/booking/email'
    const missing = { first_name: '', last_name: undefined, phone_number: 'abc' }
    expect(await pointersOf(anna, missing)).toEqual([
      email,
      '/booking/first_name',
      '/booking/last_name',
      '/booking/phone_number',
    ])
    expect(await pointersOf('internal', missing)).toEqual([email, '/booking/phone_number'])
    expect(await pointersOf(anna, { ...missing, fields: { _is_blocked: true }, phone_number: '' })).toEqual([
      email,
    ])
    expect(await pointersOf(anna, { ...missing, status: 'locked', phone_number: '' })).toEqual([email])
    expect(await pointersOf(anna, { phone_country_code: 'EE', phone_number: '5123456' })).toEqual([
      email,
      '/booking/phone_country_code',
    ])
    expect(await pointersOf(anna, { location_id: 1e30 })).toEqual([email, '/booking/location_id'])
  })

  it('refuses statuses that a booking cannot begin in', async () => {
    for (const status of ['canceled', 'confirmed', 'nonsense']) {
      const answer = await call(world, 'POST /api/bookings', {
        as: anna,
        body: bookingBody('09:00', { status }),
      })
      expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, '/booking/status'])
    }
  })
})

describe('reading a booking', () => {
  it('works by id and by qtid, for those who may see it', async () => {
    const made = await portal.ask('schedule_booking', { ...slotAt('10:00'), ...visitor })
    for (const name of [idOf(made), attributesOf(made).qtid]) {
      for (const as of [anna, 'internal'] as const) {
        const answer = await call(world, `GET /api/bookings/${name}`, { as })
        expect([answer.status, answer.body.data]).toEqual([200, made.data.data])
      }
      for (const as of [nails, second, nobodyYet]) {
        expect((await call(world, `GET /api/bookings/${name}`, { as })).status).toBe(404)
      }
    }
    for (const name of [
      '0',
      '999999',
      'abc',
      '%00',
      '00000000-0000-4000-8000-000000000000',
      '9'.repeat(15),
    ]) {
      expect((await call(world, `GET /api/bookings/${name}`, { as: anna })).status).toBe(404)
    }
  })

  it('is understood by a client of JSON:API', async () => {
    const made = await portal.ask('schedule_booking', { ...slotAt('10:30'), ...visitor })
    const one = await call(world, `GET /api/bookings/${idOf(made)}`, { as: anna })
    expect(new Jsona().deserialize(one.text)).toMatchObject({
      id: idOf(made),
      first_name: 'Laima',
    })
    const list = await call(world, 'GET /api/bookings?include=service,location,specialist', { as: anna })
    const models = new Jsona().deserialize(list.text) as Record<string, { name?: string }>[]
    const model = models.find((some) => (some.id as unknown) === idOf(made))
    expect([model?.service?.name, model?.location?.name, model?.specialist?.name]).toEqual([
      'Consultation',
      'Brīvības iela 49',
      'Specialist 1',
    ])
  })
})

test('all of it leaves the database consistent', () => expectConsistent(world))
