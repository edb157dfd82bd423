import type { DaySheet } from '@rinda/contract/day-sheet'
import type { Occupancy, Resource, Slot } from '@rinda/domain/availability/day-board'
import { referenceSlots } from '@rinda/domain/availability/reference-slots'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { codeOf, visitor } from '../testing/bookings.ts'
import type { TestPortal } from '../testing/test-portal.ts'
import { openingHours } from '../testing/town.ts'
import { startWorld, type World } from '../testing/world.ts'

const zone = 'Europe/Riga'
const now = new Date('2026-10-01T08:10:00Z')
/** Today, the days on which Riga's clocks change, a short day, a closed one, an ordinary one. */
const days = ['2026-10-01', '2026-10-25', '2027-03-28', '2026-12-24', '2026-12-25', '2026-11-18']
const specials = [{ day: '2026-12-24', from: '09:00', till: '15:00' }, { day: '2026-12-25' }]
/** The second location is open all night on Sundays, so that its day has the hour that is missing and the one that comes twice. */
const nightHours = { ...openingHours, sunday: { from: '00:00', till: '12:00' } }
const bookingTimes = [
  { day: 'sunday', from: '01:00', till: '08:00' },
  { day: '2026-11-18', from: '10:00', till: '12:00' },
  { day: '2026-11-18', from: '14:00', till: '16:30' },
]
const range = { from: '2026-10-01', till: '2027-04-01' }

type Service = {
  id: number
  location: number
  minutes: number
  resources: Resource[]
  times: typeof bookingTimes
}
const specialist = (id: number): Resource => ({ kind: 'specialist', id, lanes: 1 })
const services: Service[] = [
  { id: 1, location: 1, minutes: 30, resources: [1, 2, 3].map(specialist), times: [] },
  { id: 2, location: 1, minutes: 20, resources: [{ kind: 'service', id: 2, lanes: 4 }], times: [] },
  { id: 4, location: 2, minutes: 30, resources: [specialist(1)], times: bookingTimes },
]

let world: World
let portal: TestPortal
let held: (Occupancy & { location: number })[]

beforeAll(async () => {
  world = await startWorld({ now })
  const { db } = world
  const config = JSON.stringify({ special_times: specials })
  await db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  const opening_hours = JSON.stringify(nightHours)
  await db.updateTable('locations').set({ opening_hours }).where('location_id', '=', 2).execute()
  const times = JSON.stringify({ booking_times: bookingTimes })
  await db.updateTable('services').set({ config: times }).where('service_id', '=', 4).execute()
  await world.restart()
  portal = await world.connect(await world.signIn('anna@rinda.example'))
  await fill()
  held = await listHeld()
})
afterAll(() => world.close())

/** Books here and there what can be booked, always the same. */
async function fill(): Promise<void> {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * most)
  }
  for (let wish = 0; wish < 150; wish += 1) {
    const service = services[below(3)] as Service
    const minute = below(144) * 10
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const ask = {
      locationId: service.location,
      serviceId: service.id,
      date: days[below(days.length)],
      time,
      ...visitor,
    }
    await portal.ask('schedule_booking', { ...ask, ...(below(2) ? { duration: 60 } : {}) })
  }
}

async function listHeld() {
  const minutes = (bound: string) => sql.raw(`(extract(epoch FROM ${bound}(o.during)) / 60)::integer`)
  const { rows } = await sql<Occupancy & { location: number }>`
    SELECT o.resource_kind AS kind, o.resource_id AS id, o.lane, ${minutes('lower')} AS "from", ${minutes('upper')} AS till,
      b.location_id AS location FROM occupancies o JOIN bookings b USING (company_id, booking_id)`.execute(
    world.db,
  )
  expect(rows.length).toBeGreaterThan(40)
  return rows
}

function expected(
  date: string,
  service: Service,
  resources: readonly Resource[],
  step = service.minutes,
): Slot[] {
  const hours = {
    zone,
    week: service.location === 1 ? openingHours : nightHours,
    specials: service.location === 1 ? specials : [],
  }
  const rules = { hours, bookingTimes: service.times, range, stepMinutes: step, durationMinutes: step }
  const notBefore = Math.floor(now.getTime() / 60_000) - step + 1
  return referenceSlots({ rules: rules as never, date, resources, occupancies: held, notBefore })
}

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
        expect(reply.data.data).toEqual(dates.flatMap((day) => expected(day, service, resources)))
      }
    }
  })

  it('without a service they are all that the location has, in steps of ten minutes', async () => {
    const [service] = services as [Service]
    const resources = services.filter((one) => one.location === 1).flatMap((one) => one.resources)
    for (const date of days) {
      const reply = await portal.ask('get_slots', { locationId: 1, date, days: 1 })
      expect(reply.data.data).toEqual(expected(date, service, resources, 10))
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
  const [service] = services as [Service]
  const date = '2026-12-24'
  for (const slot of expected(date, service, [specialist(2)])) {
    const ask = { locationId: 1, serviceId: 1, specialistId: 2, date: slot.date, time: slot.time }
    const reply = await portal.ask('lock_booking', ask)
    expect([slot.time, codeOf(reply)]).toEqual([slot.time, slot.available ? undefined : 'slot_taken'])
    if (slot.available)
      await portal.ask('unlock_booking', (reply.data.data as { attributes: object }).attributes)
  }
})

describe('the day sheet', () => {
  it.each([1, 2])('of location %i shows in each column what the reference finds free', async (locationId) => {
    for (const date of days) {
      const reply = await portal.ask('get_day_sheet', { locationId, date, days: 2 })
      const sheet = reply.data.data as DaySheet
      expect([sheet.location_id, sheet.zone]).toEqual([String(locationId), zone])
      expect(sheet.days.map((day) => day.date)).toEqual([date, addDays(date, 1)])
      for (const day of sheet.days) expect(day.columns).toEqual(columnsOf(locationId, day.date))
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
      expected(date, service, [resource])
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
