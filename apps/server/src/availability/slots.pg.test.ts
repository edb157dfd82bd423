import type { Slot } from '@rinda/domain/availability/day-board'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { codeOf } from '../testing/towns/bookings.ts'
import {
  consultation,
  days,
  expectedSlots,
  type Held,
  services,
  specialist,
  startSlotTown,
  zone,
} from '../testing/towns/slot-town.ts'
import type { World } from '../testing/towns/world.ts'

let world: World
let portal: TestPortal
let held: Held[]

beforeAll(async () => {
  const town = await startSlotTown()
  world = town.world
  portal = town.portal
  held = town.held
})
afterAll(() => world.close())

const spans = days.flatMap((day) => [1, 3, 7].map((length) => [day, length] as const))

describe('the slots over the socket are those of the reference', () => {
  it.each(spans)('from %s on for %i days', async (date, length) => {
    const dates = Array.from({ length }, (_, index) => addDays(date, index))
    for (const service of services) {
      for (const specialistId of [
        null,
        ...service.resources.filter((one) => one.kind === 'specialist').map((one) => one.id),
      ]) {
        const resources = service.resources.filter((one) => specialistId === null || one.id === specialistId)
        const ask = { locationId: service.location, date, days: length, serviceId: service.id, specialistId }
        const reply = await portal.ask('get_slots', ask)
        expect(reply.data.data).toEqual(dates.flatMap((day) => expectedSlots(held, day, service, resources)))
      }
    }
  })

  it('without a service they are all that the location has, in steps of ten minutes', async () => {
    const resources = services.filter((one) => one.location === 1).flatMap((one) => one.resources)
    for (const date of days) {
      const reply = await portal.ask('get_slots', { locationId: 1, date, days: 1 })
      expect(reply.data.data).toEqual(expectedSlots(held, date, consultation, resources, 10))
    }
  })

  it('beyond the range, and of a service that is not booked, there are none', async () => {
    for (const [date, serviceId] of [
      ['2027-04-02', 1],
      ['2026-09-30', 1],
      ['2026-11-18', 3],
    ] as const) {
      expect((await portal.ask('get_slots', { locationId: 1, date, days: 1, serviceId })).data.data).toEqual(
        [],
      )
    }
  })
})

test.each([
  ['2026-10-25', ['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00']],
  ['2027-03-28', ['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00']],
])('on %s, when the clocks change, date and time are UTC of the same instant', async (date, beginning) => {
  const reply = await portal.ask('get_slots', { locationId: 2, date, days: 1, serviceId: 4 })
  const slots = reply.data.data as Slot[]
  expect(slots.slice(0, beginning.length).map((slot) => slot.time)).toEqual(beginning)
  // 01:00 to 08:00 on the wall: eight hours when one comes twice, six when one is missing.
  expect(slots).toHaveLength(date === '2026-10-25' ? 16 : 12)
  for (const slot of slots) {
    expect(localDateOf(Date.parse(`${slot.date}T${slot.time}Z`) / 60_000, zone)).toBe(date)
  }
})

test('every slot that is offered can be held, and none that is not', async () => {
  const date = '2026-12-24'
  for (const slot of expectedSlots(held, date, consultation, [specialist(2)])) {
    const ask = { locationId: 1, serviceId: 1, specialistId: 2, date: slot.date, time: slot.time }
    const reply = await portal.ask('lock_booking', ask)
    const isAtWork = slot.time < '11:00'
    const refused = isAtWork ? 'slot_taken' : 'invalid'
    expect([slot.time, codeOf(reply)]).toEqual([slot.time, slot.available ? undefined : refused])
    if (slot.available)
      await portal.ask('unlock_booking', (reply.data.data as { attributes: object }).attributes)
  }
})
