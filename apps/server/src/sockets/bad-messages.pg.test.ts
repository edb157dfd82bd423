import { requestSchemas } from '@rinda/contract/booking/requests'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { expectAnswer, nastyObject, nastyValue } from '../testing/bad-input.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal
let booked: { qtid: string; token: string }
let held: { qtid: string; token: string }

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
beforeEach(async () => {
  if (!portal.socket.connected) portal = await world.connect(anna)
})
afterAll(() => world.close())

const types = [...Object.keys(requestSchemas), 'verify_booking', 'accept_booking', 'constructor', '__proto__']

function goodData(): Record<string, unknown> {
  const slot = slotAt('10:00', {
    days: 1,
    duration: 30,
    language: 'lv',
    status: 'LOCK',
    since: 0,
    companyId: 1,
  })
  const { fields, notes } = { fields: { text: 'a' }, notes: { description: 'b' } }
  const more = { ...visitor, email: 'a@example.lv', fields, notes }
  return { ...slot, ...more, ...booked, lockedQtid: held?.qtid, lockedToken: held?.token }
}

describe('whatever a message holds', () => {
  it.each(types)('%s is answered with a code, and nothing is half-done', async (type) => {
    booked = await book(portal, slotAt('10:00'))
    held = await lock(portal, slotAt('12:00', { specialistId: 2 }))
    const property = fc.asyncProperty(fc.oneof(nastyObject(goodData()), nastyValue), async (data) => {
      const counted = await countRows(world)
      const reply = await portal.ask(type, data)
      expectAnswer(reply)
      if (codeOf(reply)) expect(await countRows(world)).toEqual(counted)
    })
    await fc.assert(property, { numRuns: 40 })
    await expectConsistent(world)
    await world.db.deleteFrom('occupancies').execute()
    await world.db
      .updateTable('bookings')
      .set({ status: 'failed', expire_at: null, log: '[{"status":"failed"}]' })
      .execute()
    await world.db.deleteFrom('events').execute()
    await world.db.deleteFrom('audit').execute()
    await world.db.deleteFrom('streams').execute()
    await world.restart()
  })
})

test.each([
  ['2026-02-30', { date: '2026-02-30' }, 'invalid', 'date'],
  ['25:61', { time: '25:61' }, 'invalid', 'time'],
  ['a past time', { date: '2026-11-30' }, 'invalid', 'time'],
  ['a time outside the hours', { time: '03:00' }, 'invalid', 'time'],
  ['a day beyond the range', { date: '2027-09-01' }, 'invalid', 'date'],
  ['a duration of 0', { duration: 0 }, 'invalid', 'duration'],
  ['a duration of a day', { duration: 1440 }, 'invalid', 'duration'],
  ['a duration of half a minute', { duration: 0.5 }, 'invalid', 'duration'],
  ['an unknown location', { locationId: 999 }, 'not_found', 'locationId'],
  ['an unknown service', { serviceId: 999 }, 'not_found', 'serviceId'],
  ['a service of another location', { serviceId: 4 }, 'not_found', 'serviceId'],
  ['a service that is not booked', { serviceId: 3 }, 'invalid', 'serviceId'],
  ['another company’s location', { locationId: 40, serviceId: 5 }, 'not_found', 'locationId'],
  ['another company’s specialist', { specialistId: 4 }, 'invalid', 'specialistId'],
  ['a location that is a list', { locationId: [1] }, 'invalid', 'locationId'],
  ['a huge id', { locationId: 2 ** 40 }, 'invalid', 'locationId'],
  ['no date', { date: undefined }, 'invalid', 'date'],
  ['a status that is none', { status: 'CANCEL' }, 'invalid', 'status'],
])('a lock with %s', async (_, wrong, code, field) => {
  const counted = await countRows(world)
  const reply = await portal.ask('lock_booking', { ...slotAt('10:00'), ...wrong })
  expect(reply).toMatchObject({ type: 'BOOKING_LOCK_FAILED', data: { code, field } })
  expect(await countRows(world)).toEqual(counted)
})

test('days are 1, 3 or 7 for slots', async () => {
  for (const days of [1, 3, 7]) {
    const reply = await portal.ask('get_slots', { locationId: 1, date: bookingDay, days, serviceId: 1 })
    expect(reply.type).toBe('slots')
  }
  for (const days of [0, 2, 8, 1.5, '1', -7]) {
    const reply = await portal.ask('get_slots', { locationId: 1, date: bookingDay, days, serviceId: 1 })
    expect([days, reply.type, codeOf(reply)]).toEqual([days, 'GET_SLOTS_FAILED', 'invalid'])
  }
})
