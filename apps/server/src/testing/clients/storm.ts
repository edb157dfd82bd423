import fc from 'fast-check'
import { expect } from 'vitest'
import { expectConsistent } from '../invariants.ts'
import { attributesOf, codeOf, morning, slotAt, visitor } from '../towns/bookings.ts'
import { startWorld, type World } from '../towns/world.ts'
import type { TestPortal } from './test-portal.ts'

/** Holds last less than a second of the world's clock, which each client moves on a little as it goes. */
const lockMs = 600
const clients = 12
const actsEach = 40

export type Storm = { world: World; portals: readonly TestPortal[] }

/** Starts a world in which holds soon end, and connects whoever will want the same times there. */
export async function gatherStorm(): Promise<Storm> {
  const world = await startWorld({ now: morning, environment: { LOCK_MINUTES: String(lockMs / 60_000) } })
  const anna = await world.signIn('anna@rinda.example')
  return {
    world,
    portals: await Promise.all(Array.from({ length: clients }, () => world.connect(anna))),
  }
}

type Held = { qtid: string; token: string }
const minutesOf = (index: number) => `${String(10 + Math.floor(index / 6)).padStart(2, '0')}:${index % 6}0`

const input = fc.record({
  act: fc.constantFrom(
    'lock',
    'lock',
    'lock',
    'book',
    'block',
    'schedule',
    'unlock',
    'cancel',
    'reschedule',
    'move',
  ),
  start: fc.integer({ min: 0, max: 17 }).map(minutesOf),
  duration: fc.constantFrom(30, 60, 90),
  where: fc.constantFrom(
    { serviceId: 1, specialistId: 1 },
    { serviceId: 1, specialistId: 2 },
    { serviceId: 1, specialistId: null },
    { serviceId: 2, specialistId: null },
    { locationId: 2, serviceId: 4, specialistId: 1 },
  ),
  pick: fc.nat(),
  passes: fc.integer({ min: 0, max: 60 }),
})

/** Lets all of them ask at once for times that overlap, with holds that end in between; expects that no time is promised twice. */
export async function expectCalmAfter({ world, portals }: Storm): Promise<void> {
  const scripts = fc.sample(fc.array(input, { minLength: actsEach, maxLength: actsEach }), {
    numRuns: clients,
    seed: 20261121,
  })
  const known: Held[] = []
  const codes = new Map<string, number>()

  async function play(portal: TestPortal, script: (typeof scripts)[number]): Promise<void> {
    for (const { act, start, duration, where, pick, passes } of script) {
      world.time.now = new Date(world.time.now.getTime() + passes)
      const slot = slotAt(start, { ...where, duration })
      const held = known[pick % Math.max(known.length, 1)] ?? { qtid: crypto.randomUUID(), token: 'none' }
      const other = known[(pick >> 8) % Math.max(known.length, 1)] ?? held
      const reply = await ask(portal, act, slot, held, other)
      if (!codeOf(reply)) known.push({ qtid: attributesOf(reply).qtid, token: attributesOf(reply).token })
      const outcome = String(codeOf(reply) ?? 'done')
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(scripts.map((script, index) => play(portals[index] as TestPortal, script)))

  expect(codes.get('done')).toBeGreaterThan(clients)
  expect(codes.get('slot_taken')).toBeGreaterThan(0)
  const ended = await world.db
    .selectFrom('bookings')
    .select('status')
    .where('status', '=', 'expired')
    .execute()
  expect(ended.length).toBeGreaterThan(0)
  expect(
    [...codes.keys()].filter(
      (code) => !['done', 'slot_taken', 'wrong_state', 'not_found', 'invalid'].includes(code),
    ),
  ).toEqual([])
  await expectConsistent(world)
}

function ask(portal: TestPortal, act: string, slot: object, held: Held, other: Held) {
  const block = { fields: { _is_blocked: true }, notes: { blocked: 'x' } }
  switch (act) {
    case 'book':
      return portal.ask('schedule_booking', { ...slot, ...visitor })
    case 'block':
      return portal.ask('schedule_booking', { ...slot, ...block })
    case 'schedule':
      return portal.ask('schedule_booking', { ...held, ...visitor })
    case 'move':
      return portal.ask('schedule_booking', { ...slot, ...held, ...visitor })
    case 'unlock':
      return portal.ask('unlock_booking', held)
    case 'cancel':
      return portal.ask('cancel_booking', held)
    case 'reschedule':
      return portal.ask('reschedule_booking', { ...held, lockedQtid: other.qtid, lockedToken: other.token })
    default:
      return portal.ask('lock_booking', slot)
  }
}
