import type { AttentionItem } from '@rinda/contract/booking/attention'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal
let crossing: Held
let crossed: Held
let waiting: Held
let elsewhere: Held
type Held = { qtid: string; token: string }

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const desk = (time: string) => slotAt(time, { serviceId: 2, specialistId: null })
  crossed = await book(anna, desk('08:00'))
  await book(anna, desk('08:00'))
  crossing = await book(anna, desk('08:10'), { firstName: 'Zane' })
  waiting = await book(anna, slotAt('10:00', { date: '2026-12-15' }))
  elsewhere = await book(anna, slotAt('12:00', { locationId: 2, serviceId: 4, specialistId: 1 }))
  await world.db
    .updateTable('bookings')
    .set({ approval: 'pending' })
    .where('qtid', 'in', [waiting.qtid, elsewhere.qtid])
    .execute()
  // Neither a hold nor an ordinary visit needs anybody.
  await lock(anna, slotAt('14:00'))
  await book(anna, slotAt('15:00'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Found = { data: AttentionItem[]; total: number }
const ask = async (portal: TestPortal, data: object) =>
  (await portal.ask('get_attention', data)).data.data as Found
const qtids = ({ data }: Found) => data.map((item) => item.qtid)

test('says of each booking why, on which day, and what it overlaps', async () => {
  const found = await ask(anna, { locationId: 1, date: bookingDay, days: 1 })
  expect(found.total).toBe(3)
  const item = found.data.find((one) => one.qtid === crossing.qtid)
  expect(item).toMatchObject({
    location_id: '1',
    date: bookingDay,
    reasons: ['overlap'],
    booking: { type: 'booking', attributes: { first_name: 'Zane' } },
  })
  expect(item?.overlaps).toHaveLength(2)
  expect(item?.overlaps[0]).toMatchObject({
    date: bookingDay,
    time: '08:00',
    duration: 20,
    name: 'Laima Krūmiņa',
    is_blocked: false,
  })
})

test('without a location and a day it is all of the person’s own, from now on', async () => {
  const found = await ask(anna, {})
  expect(qtids(found)).toEqual(expect.arrayContaining([crossed.qtid, waiting.qtid, elsewhere.qtid]))
  expect(found.total).toBe(5)
  expect(await ask(anna, { most: 0 })).toEqual({ data: [], total: 5 })
})

test('what lies on other days is left out, and the number asked for kept to', async () => {
  expect(qtids(await ask(anna, { locationId: 1, date: '2026-12-15', days: 1 }))).toEqual([waiting.qtid])
  const first = await ask(anna, { most: 2 })
  expect([first.data.length, first.total]).toEqual([2, 5])
})

test('what is accepted needs nobody any more', async () => {
  await anna.ask('accept_booking', waiting)
  expect((await ask(anna, {})).total).toBe(4)
})

describe('the setting as it is now', () => {
  test('a day that is closed by now, and a service that is given up, are reasons', async () => {
    const config = JSON.stringify({ special_times: [{ day: bookingDay, from: '18:00', till: '20:00' }] })
    await world.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
    await world.db.updateTable('services').set({ is_active: false }).where('service_id', '=', 4).execute()
    world.time.now = new Date(morning.getTime() + 600_000)
    const { data } = await ask(anna, {})
    const reasonsOf = ({ qtid }: Held) => data.find((one) => one.qtid === qtid)?.reasons
    expect(reasonsOf(crossing)).toEqual(['overlap', 'outside_hours'])
    expect(reasonsOf(elsewhere)).toEqual(['approval_pending', 'service_inactive'])
  })
})

test('who sees one location is told of no other, and of a specialist’s visitor there only the time', async () => {
  const second = await world.connect(await world.signIn('second@rinda.example'))
  expect(qtids(await ask(second, {}))).toEqual([elsewhere.qtid])
  expect(codeOf(await second.ask('get_attention', { locationId: 1 }))).toBe('not_found')
  // The same specialist at the first location at that time: no claim lets it happen, so it is written as it could stand after a mend.
  const there = await book(anna, slotAt('18:00', { date: '2026-12-16' }))
  const row = { starts_at: new Date(`${bookingDay}T12:10Z`), ends_at: new Date(`${bookingDay}T12:40Z`) }
  await world.db.updateTable('bookings').set(row).where('qtid', '=', there.qtid).execute()
  world.time.now = new Date(morning.getTime() + 1_200_000)
  const { data } = await ask(second, {})
  expect(data[0]?.overlaps).toEqual([
    { qtid: null, date: bookingDay, time: '12:10', duration: 30, name: '', is_blocked: false },
  ])
})

test('another company sees nothing of it', async () => {
  const nora = await world.connect(await world.signIn('admin@nails.example'))
  expect(await ask(nora, {})).toEqual({ data: [], total: 0 })
  expect(codeOf(await nora.ask('get_attention', { locationId: 1 }))).toBe('not_found')
})

/** A slot at a location of another company. */
const nails = { locationId: 40, serviceId: 5, specialistId: 4 }

describe('of a company that is named', () => {
  test('the platform’s admin is told of that one alone, and without a name of the own one', async () => {
    const rihards = await world.connect(await world.signIn('admin@rinda.example'))
    const nora = await world.connect(await world.signIn('admin@nails.example'))
    const there = await book(nora, slotAt('12:00', nails))
    await world.db
      .updateTable('bookings')
      .set({ approval: 'pending' })
      .where('qtid', '=', there.qtid)
      .execute()
    world.time.now = new Date(morning.getTime() + 1_800_000)
    expect(qtids(await ask(rihards, { companyId: 40 }))).toEqual([there.qtid])
    expect(qtids(await ask(rihards, { companyId: 40, locationId: nails.locationId }))).toEqual([there.qtid])
    expect(qtids(await ask(rihards, {}))).not.toContain(there.qtid)
    // Two questions that contradict each other have no answer.
    const other = await rihards.ask('get_attention', { companyId: 40, locationId: 1 })
    expect([codeOf(other), other.data.field]).toEqual(['not_found', 'locationId'])
    expect(qtids(await ask(nora, { companyId: 40 }))).toEqual([there.qtid])
  })

  test('nobody else reaches another company by its name', async () => {
    for (const email of ['anna@rinda.example', 'second@rinda.example']) {
      const portal = await world.connect(await world.signIn(email))
      const reply = await portal.ask('get_attention', { companyId: 40 })
      expect([codeOf(reply), reply.data.field]).toEqual(['not_found', 'companyId'])
      const counted = await portal.ask('get_attention', { companyId: 40, most: 0, counts: true })
      expect(codeOf(counted)).toBe('not_found')
    }
  })
})

test.each([
  [{ companyId: 'x' }, 'companyId'],
  [{ locationId: 'x' }, 'locationId'],
  [{ locationId: 999 }, 'locationId'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: bookingDay, days: 32 }, 'days'],
  [{ date: bookingDay, days: 0 }, 'days'],
  [{ most: 501 }, 'most'],
])('%j is refused and the field named', async (data, field) => {
  const reply = await anna.ask('get_attention', data)
  expect(reply.type).toBe('GET_ATTENTION_FAILED')
  expect(reply.data.field).toBe(field)
})
