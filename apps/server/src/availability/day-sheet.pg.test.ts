import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { days, expectedSlots, type Held, services, startSlotTown, zone } from '../testing/towns/slot-town.ts'
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

describe('the day sheet', () => {
  it.each([1, 2])('of location %i shows in each column what the reference finds free', async (locationId) => {
    for (const date of days) {
      const reply = await portal.ask('get_day_sheet', { locationId, date, days: 2 })
      const sheet = reply.data.data as DaySheet
      expect([sheet.location_id, sheet.zone]).toEqual([String(locationId), zone])
      expect(sheet.days.map((day) => day.date)).toEqual([date, addDays(date, 1)])
      for (const day of sheet.days) expect(day.columns).toMatchObject(columnsOf(locationId, day.date))
    }
  })

  it('says when the day is open, and when it is a special one', async () => {
    const reply = await portal.ask('get_day_sheet', { locationId: 1, date: '2026-12-23', days: 3 })
    const sheet = reply.data.data as DaySheet
    expect(sheet.days.map(({ open, special }) => ({ open, special }))).toEqual([
      { open: { from: '08:00', till: '21:00' }, special: false },
      { open: { from: '09:00', till: '15:00' }, special: true },
      { open: null, special: true },
    ])
  })
})

function columnsOf(location: number, date: string) {
  const own = services.filter((service) => service.location === location)
  const resources = [
    ...new Map(own.flatMap((one) => one.resources).map((one) => [`${one.kind} ${one.id}`, one])).values(),
  ]
  return resources.map((resource) => {
    const { kind, id, lanes } = resource
    const served = own.filter((service) =>
      service.resources.some((one) => one.kind === kind && one.id === id),
    )
    const free = served.flatMap((service) =>
      expectedSlots(held, date, service, [resource])
        .filter((slot) => slot.available > 0)
        .map((slot) => ({
          date: slot.date,
          time: slot.time,
          duration: slot.duration,
          service_ids: [String(service.id)],
        })),
    )
    const elsewhere = held.filter((one) => one.kind === kind && one.id === id && one.location !== location)
    const busy = elsewhere
      .filter((one) => [one.from, one.till - 1].some((minute) => localDateOf(minute, zone) === date))
      .map((one) => {
        const text = new Date(one.from * 60_000).toISOString()
        return { date: text.slice(0, 10), time: text.slice(11, 16), duration: one.till - one.from }
      })
    return {
      kind,
      id: String(id),
      name: kind === 'specialist' ? `Specialist ${id}` : '',
      lanes,
      service_ids: served.map((service) => String(service.id)),
      free,
      busy: expect.toSatisfy((given: unknown[]) => sameItems(given, busy)),
    }
  })
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (items: readonly unknown[]) =>
    JSON.stringify(items.map((item) => JSON.stringify(item)).sort())
  return sorted(one) === sorted(other)
}
