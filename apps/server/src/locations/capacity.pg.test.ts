import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { attributesOf, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Two servers on one database: what the one knows of a service, the other may have changed. */
let world: World
let otherWorld: World
let anna: TestPortal
let elsewhere: TestPortal
let admin: SignedInPerson
let day = 0
let date = ''

beforeAll(async () => {
  const database = await testDatabase()
  await settle(database.db, morning)
  world = await startWorld({ database, now: morning })
  otherWorld = await startWorld({ database, now: morning })
  admin = await world.signIn('anna@rinda.example')
  anna = await world.connect(admin)
  elsewhere = await otherWorld.connect(admin)
})
afterAll(async () => {
  elsewhere.socket.disconnect()
  await otherWorld.app.close()
  await expectConsistent(world)
  await world.close()
})
beforeEach(async () => {
  // Each test has a weekday of its own.
  date = ['07', '08', '09', '10', '11', '14', '15', '16'].map((one) => `2026-12-${one}`)[day++] ?? ''
  expect((await capacity(4)).status).toBe(200)
})

/** The desk: four at once, no specialists. */
const desk = (time: string, more = {}) =>
  slotAt(time, { serviceId: 2, specialistId: null, date, duration: 20, ...more })
const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'A meeting' } }
const capacity = (lanes: number, at = world) =>
  call(at, 'PATCH /api/portal/locations/1/services/2', { as: admin, body: { service: { capacity: lanes } } })
const block = (time: string, portal = anna) =>
  portal.ask('schedule_booking', { ...desk(time), duration: 60, ...blocked })
const schedule = async (time: string, portal = anna) =>
  portal.ask('schedule_booking', {
    ...desk(time),
    firstName: 'Zane',
    lastName: 'Ozola',
    phoneNumber: '20000000',
  })

async function lanesAt(time: string): Promise<number[]> {
  const { rows } = await sql<{ lane: number }>`
    SELECT lane FROM occupancies WHERE company_id = 1 AND resource_kind = 'service' AND resource_id = 2
      AND during @> ${`${date}T${time}:00Z`}::timestamptz ORDER BY lane`.execute(world.db)
  return rows.map((row) => row.lane)
}

describe('more lanes', () => {
  test('a block has them too', async () => {
    expect((await block('10:00')).type).toBe('booking_scheduled')
    expect((await capacity(6)).status).toBe(200)
    expect(await lanesAt('10:00')).toEqual([1, 2, 3, 4, 5, 6])
    expect(codeOf(await anna.ask('lock_booking', desk('10:20')))).toBe('slot_taken')
    expect((await anna.ask('lock_booking', desk('11:00'))).type).toBe('booking_locked')
  })

  test('a block that is canceled leaves none of them behind', async () => {
    const made = attributesOf(await block('10:00'))
    await capacity(6)
    await anna.ask('cancel_booking', made)
    expect(await lanesAt('10:00')).toEqual([])
  })
})

describe('fewer lanes', () => {
  test('whoever stands on one that goes gets one that stays', async () => {
    const [first] = [await lock(anna, desk('10:00')), await lock(anna, desk('10:00'))]
    await lock(anna, desk('10:00'))
    await anna.ask('unlock_booking', first)
    expect(await lanesAt('10:00')).toEqual([2, 3])
    expect((await capacity(2)).status).toBe(200)
    expect(await lanesAt('10:00')).toEqual([1, 2])
    expect(codeOf(await anna.ask('lock_booking', desk('10:00')))).toBe('slot_taken')
    await capacity(4)
  })

  test('are refused where more are booked, with the moment, and nothing is changed', async () => {
    for (let booked = 0; booked < 3; booked += 1) await lock(anna, desk('10:00'))
    const refused = await capacity(2)
    expect(refused.status).toBe(409)
    const [error] = refused.body.errors
    expect(error?.source?.pointer).toBe('/service/capacity')
    // 10:00 UTC is 12:00 in Riga.
    for (const text of Object.values(error?.meta?.info ?? {})) expect(text).toContain(`${date} 12:00`)
    expect(await lanesAt('10:00')).toEqual([1, 2, 3])
    expect((await capacity(3)).status).toBe(200)
  })

  test('a block gives back what is no more', async () => {
    await block('10:00')
    expect((await capacity(3)).status).toBe(200)
    expect(await lanesAt('10:00')).toEqual([1, 2, 3])
    expect((await capacity(4)).status).toBe(200)
    expect(await lanesAt('10:00')).toEqual([1, 2, 3, 4])
  })
})

describe('a server that has not heard of it', () => {
  test('blocks the new lanes too', async () => {
    expect((await elsewhere.ask('lock_booking', desk('08:00'))).type).toBe('booking_locked')
    await capacity(6)
    expect((await block('10:00', elsewhere)).type).toBe('booking_scheduled')
    expect(await lanesAt('10:00')).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('gives away no lane that is gone', async () => {
    expect((await elsewhere.ask('lock_booking', desk('08:00'))).type).toBe('booking_locked')
    expect((await capacity(3)).status).toBe(200)
    const asked = await Promise.all(
      ['a', 'b', 'c', 'd'].map(() => elsewhere.ask('lock_booking', desk('10:00'))),
    )
    expect(asked.filter(({ type }) => type === 'booking_locked')).toHaveLength(3)
    expect(await lanesAt('10:00')).toEqual([1, 2, 3])
  })
})

test('whoever books or blocks at the same moment, on whichever server, gets no lane that is not there and no block misses one', async () => {
  const times = Array.from({ length: 12 }, (_, hour) => `${String(6 + hour).padStart(2, '0')}:00`)
  for (const [round, time] of times.entries()) {
    const change = capacity([6, 3, 5, 4][round % 4] ?? 4, round % 3 === 0 ? otherWorld : world)
    const others =
      round % 2 === 0
        ? [block(time, elsewhere), block(time)]
        : [schedule(time), schedule(time, elsewhere), block(time), schedule(time), schedule(time, elsewhere)]
    await Promise.all([change, ...others])
    const { rows } = await sql<{ booking_id: number }>`
      SELECT o.booking_id FROM occupancies o JOIN services s ON s.company_id = o.company_id AND s.service_id = o.resource_id
      WHERE o.company_id = 1 AND o.resource_kind = 'service' AND o.lane > s.capacity`.execute(world.db)
    expect(rows).toEqual([])
    await expectConsistent(world)
  }
})
