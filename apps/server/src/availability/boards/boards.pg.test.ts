import { addDays } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../../access/caller.ts'
import { openBoards } from '../../testing/boards.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { slowSlots } from '../../testing/slow-slots.ts'
import { attributesOf, codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { getSlots } from '../slots.ts'

let world: World
let person: SignedInPerson
let anna: TestPortal
beforeAll(async () => {
  // Holds last a second of the world's clock, which moves only as a test says.
  world = await startWorld({ now: morning, environment: { LOCK_MINUTES: String(1 / 60) } })
  person = await world.signIn('anna@rinda.example')
  anna = await world.connect(person)
})
afterAll(() => world.close())

const places = [
  { locationId: 1, serviceId: 1, specialistId: 1 },
  { locationId: 1, serviceId: 1, specialistId: null },
  { locationId: 1, serviceId: 2, specialistId: null },
  { locationId: 2, serviceId: 4, specialistId: null },
] as const

const step = fc.record({
  act: fc.constantFrom(
    ...(['lock', 'lock', 'book', 'book', 'block', 'schedule', 'unlock', 'cancel', 'move'] as const),
    ...(['reschedule', 'confirm', 'pass', 'capacity', 'special', 'absent'] as const),
  ),
  place: fc.constantFrom(...places),
  ahead: fc.nat(1),
  start: fc.integer({ min: 0, max: 23 }),
  duration: fc.constantFrom(20, 30, 60, 90),
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
/** Steps with which each day begins, at places that are free then: no day is about nothing. */
const opening: readonly Step[] = [
  { act: 'book', place: places[0], ahead: 0, start: 6, duration: 30, pick: 0 },
  { act: 'lock', place: places[1], ahead: 1, start: 6, duration: 30, pick: 1 },
  { act: 'book', place: places[2], ahead: 1, start: 6, duration: 20, pick: 2 },
]
type Known = { qtid: string; token: string }

const patch = (path: string, body: object) => call(world, `PATCH ${path}`, { as: person, body })
const timeOf = (start: number) =>
  `${String(7 + Math.floor(start / 2)).padStart(2, '0')}:${start % 2 ? '30' : '00'}`

/** Does one thing; what was booked by it is known from then on. */
async function act(
  { act, place, ahead, start, duration, pick }: Step,
  date: string,
  known: Known[],
): Promise<void> {
  const day = addDays(date, ahead)
  const slot = slotAt(timeOf(start), { ...place, date: day, duration })
  const one = known[pick % Math.max(known.length, 1)]
  const other = known[(pick >> 8) % Math.max(known.length, 1)]
  const asked = {
    lock: () => anna.ask('lock_booking', slot),
    book: () => anna.ask('schedule_booking', { ...slot, ...visitor }),
    block: () =>
      anna.ask('schedule_booking', { ...slot, fields: { _is_blocked: true }, notes: { blocked: 'x' } }),
    schedule: () => one && anna.ask('schedule_booking', { ...one, ...visitor }),
    unlock: () => one && anna.ask('unlock_booking', one),
    cancel: () => one && anna.ask('cancel_booking', one),
    move: () => one && anna.ask('move_booking', { ...one, ...slot }),
    confirm: () => one && anna.ask('confirm_booking', one),
    reschedule: () =>
      one &&
      other &&
      anna.ask('reschedule_booking', { ...one, lockedQtid: other.qtid, lockedToken: other.token }),
    pass: () => {
      world.time.now = new Date(world.time.now.getTime() + (pick % 2) * 1_000)
    },
    capacity: () => patch('/api/portal/locations/1/services/2', { service: { capacity: 1 + (pick % 4) } }),
    special: () => {
      const special_times = pick % 3 ? [{ day, from: '09:00', till: '16:00' }] : []
      return patch('/api/portal/locations/1', { location: { config: { special_times } } })
    },
    absent: () => {
      const away = { from_date: day, from_time: '12:00', till_date: day, till_time: '14:00', note: '' }
      return patch('/api/portal/specialists/1', { specialist: { absences: pick % 2 ? [away] : [] } })
    },
  }[act]()
  const answer = await asked
  if (!answer || !('type' in answer) || codeOf(answer)) return
  known.push({ qtid: attributesOf(answer).qtid, token: attributesOf(answer).token })
}

test('whatever is done, in whatever order, boards that stand say what the rows say, here and in another process', async () => {
  const other = await openBoards(world.db, () => world.time.now)
  let day = 0
  const seen = { done: 0, slots: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 9, maxLength: 13 }), async (steps) => {
      const date = addDays('2026-12-03', 2 * day++)
      const known: Known[] = []
      for (const one of [...opening, ...steps]) {
        await act(one, date, known)
        for (const place of [one.place, places[one.pick % places.length] ?? one.place]) {
          const at = { ...place, date: addDays(date, one.ahead) }
          const rows = await slowSlots(world.db, at, world.time.now)
          const here = await anna.ask('get_slots', { ...at, days: 1 })
          expect(here.data.data).toEqual(rows)
          const there = await getSlots(other, systemCaller, { ...at, days: 1 }, world.time.now)
          expect(there).toEqual({ ok: true, value: rows })
          seen.slots += rows.length
        }
      }
      seen.done += known.length
    }),
    { numRuns: 6, endOnFailure: true },
  )
  expect(seen.done).toBeGreaterThanOrEqual(6 * opening.length)
  expect(seen.slots).toBeGreaterThan(0)
  expect(other.faults).toEqual([])
  await other.close()
  await expectConsistent(world)
})

test('with no room to keep them the answers are the same, and what is kept stays within its bound', async () => {
  const mostBytes = 60_000
  const [small, large] = [
    await openBoards(world.db, () => world.time.now, mostBytes),
    await openBoards(world.db, () => world.time.now),
  ]
  const dates = Array.from({ length: 20 }, (_, index) => addDays('2026-12-03', index))
  for (let round = 0; round < 3; round += 1) {
    for (const date of dates) {
      const query = { ...places[1], date, days: 3 }
      const few = await getSlots(small, systemCaller, query, world.time.now)
      expect(few).toEqual(await getSlots(large, systemCaller, query, world.time.now))
    }
  }
  // A day that was just asked for is weighed when the next one comes.
  expect(small.boards.size().bytes).toBeLessThan(2 * mostBytes)
  expect(large.boards.size().days).toBe(22)
  expect(small.boards.size().days).toBeLessThan(22)
  await Promise.all([small.close(), large.close()])
})

test('events that are lost leave no board that is wrong', async () => {
  const { boards, faults, close } = await openBoards(world.db, () => world.time.now)
  const at = { ...places[0], date: '2027-01-13' }
  const shown = async () => {
    const slots = await getSlots({ boards }, systemCaller, { ...at, days: 1 }, world.time.now)
    expect(slots).toEqual({ ok: true, value: await slowSlots(world.db, at, world.time.now) })
  }
  await shown()
  await lock(anna, slotAt('10:00', at))
  await world.db.deleteFrom('events').where('company_id', '=', 1).execute()
  await shown()
  await lock(anna, slotAt('11:00', at))
  await shown()
  expect(faults.length).toBeLessThanOrEqual(1)
  await close()
})
