import { addDays, dayBounds } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { createSettings } from '../availability/settings.ts'
import { openBoards } from '../testing/boards.ts'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { attributesOf, codeOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { findFindings } from './findings.ts'

let world: World
let person: SignedInPerson
let anna: TestPortal
beforeAll(async () => {
  world = await startWorld({ now: morning })
  person = await world.signIn('anna@rinda.example')
  anna = await world.connect(person)
})
afterAll(() => world.close())

const scope = narrow(systemCaller.scope, 1)
const zone = 'Europe/Riga'
const step = fc.record({
  act: fc.constantFrom(
    ...(['book', 'book', 'book', 'block', 'move', 'cancel', 'serve', 'confirm', 'special', 'wait'] as const),
  ),
  serviceId: fc.constantFrom(2, 2, 1),
  ahead: fc.nat(2),
  start: fc.nat(12),
  duration: fc.constantFrom(20, 60, 90),
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
/** Two visits at one desk at one time, with which each run begins: none is about nothing. */
const visit = { act: 'book', serviceId: 2, ahead: 1, start: 6, duration: 60, pick: 0 } as const
const opening: readonly Step[] = [visit, visit]
type Known = { qtid: string; token: string }

async function act(
  { act, serviceId, ahead, start, duration, pick }: Step,
  date: string,
  known: Known[],
): Promise<void> {
  const day = addDays(date, ahead)
  const minutes = start * 10
  const time = `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  // On the four lanes of the desk visits overlap as they like.
  const slot = slotAt(time, { serviceId, specialistId: serviceId === 1 ? 1 : null, date: day, duration })
  const one = known[pick % Math.max(known.length, 1)]
  const asked = {
    book: () => anna.ask('schedule_booking', { ...slot, ...visitor }),
    block: () =>
      anna.ask('schedule_booking', { ...slot, fields: { _is_blocked: true }, notes: { blocked: 'x' } }),
    move: () => one && anna.ask('move_booking', { ...one, ...slot }),
    cancel: () => one && anna.ask('cancel_booking', one),
    serve: () => one && anna.ask('serve_booking', one),
    confirm: () => one && anna.ask('confirm_booking', one),
    special: () => {
      const special_times = pick % 2 ? [{ day, from: '10:00', till: '16:00' }] : []
      const body = { location: { config: { special_times } } }
      return call(world, 'PATCH /api/portal/locations/1', { as: person, body })
    },
    wait: () => {
      world.time.now = new Date(world.time.now.getTime() + 5 * 60_000)
    },
  }[act]()
  const answer = await asked
  if (!answer || !('type' in answer) || codeOf(answer)) return
  known.push({ qtid: attributesOf(answer).qtid, token: attributesOf(answer).token })
}

test('what is kept of each day is what all rows say, whatever happens and as time passes', async () => {
  const { findings, faults, close } = await openBoards(world.db, () => world.time.now)
  let run = 0
  let seen = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), async (steps) => {
      // The first days begin today, so that visits end while the test goes on.
      const date = addDays('2026-12-01', 3 * Math.floor(run++ / 3))
      const known: Known[] = []
      for (const one of [...opening, ...steps]) {
        await act(one, date, known)
        const { now } = world.time
        for (const starts of [
          dayBounds(addDays(date, one.ahead), zone),
          { from: dayBounds(addDays(date, -1), zone).from, till: dayBounds(addDays(date, 4), zone).till },
        ]) {
          const settings = createSettings(world.db, () => now, false)
          const all = await findFindings({ db: world.db, settings }, scope, starts, now)
          const kept = await findings(scope, starts, now)
          expect(kept).toEqual(all)
          seen += all.length
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(seen).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await close()
})
