import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message, TestPortal } from '../../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  book,
  codeOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let portals: TestPortal[]

beforeAll(async () => {
  world = await startWorld({ now: morning })
  const people = await Promise.all(['anna', 'user'].map((name) => world.signIn(`${name}@rinda.example`)))
  portals = await Promise.all(
    Array.from({ length: 6 }, (_, index) => world.connect(people[index % 2] ?? (people[0] as never))),
  )
})
afterAll(() => world.close())

type Place = { date: string; time: string; specialist_id: number; duration: number }
type Booked = { attributes: Place & { qtid: string; token: string; config: { series?: string } } }

const portal = (index: number) => portals[index % portals.length] as TestPortal
const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'Lunch' } }
const bookedBy = (reply: Message) => {
  if (codeOf(reply)) throw new Error(`refused: ${JSON.stringify(reply.data)}`)
  return reply.data.data as Booked[]
}
const heldFor = async (where: Place) => {
  const from = new Date(`${where.date}T${where.time}:00Z`)
  const till = new Date(from.getTime() + where.duration * 60_000)
  const rows = await world.db
    .selectFrom('bookings')
    .select('qtid')
    .where('specialist_id', '=', where.specialist_id)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<', till)
    .where('ends_at', '>', from)
    .execute()
  return rows.map(({ qtid }) => qtid)
}

/** A series, or one visit, of one specialist within two weeks: much of it in the way of much else. */
const input = fc.record({
  time: fc.constantFrom('08:00', '08:30', '09:00'),
  specialistId: fc.constantFrom(1, 2),
  weekdays: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { minLength: 1 }),
  everyWeeks: fc.constantFrom(1, 2),
  isBlock: fc.boolean(),
  isSingle: fc.boolean(),
})

const everyDay = {
  ...{ time: '08:30', specialistId: 1, weekdays: [1, 2, 3, 4, 5], everyWeeks: 1 },
  ...{ isBlock: false, isSingle: false },
}

test('of series and visits that come at once each is there whole, or not at all', async () => {
  let week = 0
  let refusedInAll = 0
  await fc.assert(
    fc.asyncProperty(fc.array(input, { minLength: 3, maxLength: 6 }), async (inputs) => {
      // Each round has two weeks of its own.
      const monday = new Date(Date.UTC(2026, 11, 7) + week * 7 * 86_400_000)
      week = (week + 2) % 10
      const before = await countRows(world)
      const until = new Date(monday.getTime() + 13 * 86_400_000).toISOString().slice(0, 10)
      const date = monday.toISOString().slice(0, 10)
      const replies = await Promise.all(
        inputs.map(({ time, specialistId, weekdays, everyWeeks, isBlock, isSingle }, index) => {
          const slot = { ...slotAt(time, { specialistId, date }), duration: 30 }
          const whose = isBlock ? blocked : visitor
          if (isSingle) return portal(index).ask('schedule_booking', { ...slot, ...whose })
          const repeat = { weekdays, everyWeeks, until }
          return portal(index).ask('schedule_series', { ...slot, repeat, ...whose })
        }),
      )
      const made = replies
        .flatMap((reply) => (codeOf(reply) ? [] : [reply.data.data as Booked | Booked[]]))
        .flat()
      const refused = replies.filter((reply) => codeOf(reply))
      refusedInAll += refused.length
      for (const reply of refused) expect(reply.data).toMatchObject({ code: 'slot_taken' })
      // What was refused left nothing; what was made stands where it was said to.
      const after = await countRows(world)
      expect((after.bookings ?? 0) - (before.bookings ?? 0)).toBe(made.length)
      expect((after.events ?? 0) - (before.events ?? 0)).toBe(made.length)
      expect((after.audit ?? 0) - (before.audit ?? 0)).toBe(made.length)
      for (const { attributes } of made) {
        expect(await heldFor(attributes)).toEqual([attributes.qtid])
      }
      // The weeks are free for a later round.
      for (const { attributes } of made) {
        await portal(0).ask('cancel_booking', { qtid: attributes.qtid, token: attributes.token })
      }
    }),
    { numRuns: 8, examples: [[[everyDay, { ...everyDay, isBlock: true }, { ...everyDay, isSingle: true }]]] },
  )
  expect(refusedInAll).toBeGreaterThan(0)
})

test('a hold that is over is in nobody’s way, and is told to be over', async () => {
  const slot = slotAt('11:00', { date: '2026-12-23' })
  const dead = await lock(portal(1), slot)
  const repeat = { weekdays: [3], until: '2026-12-30' }
  const asked = { ...slotAt('11:00'), repeat }
  const problems = async () => {
    const reply = await portal(0).ask('preview_series', asked)
    const { occurrences } = reply.data.data as { occurrences: { problem: { reason: string } | null }[] }
    return occurrences.map(({ problem }) => problem?.reason ?? null)
  }
  expect(await problems()).toEqual([null, null, 'slot_taken', null])
  const past = new Date(world.time.now.getTime() - 1000)
  await world.db.updateTable('bookings').set({ expire_at: past }).where('qtid', '=', dead.qtid).execute()
  expect(await problems()).toEqual([null, null, null, null])
  expect(bookedBy(await portal(0).ask('schedule_series', { ...asked, ...visitor }))).toHaveLength(4)
  await portal(1).hears(about('booking_expired', dead))
})

test('one’s own hold is in nobody’s way, stays when the series is refused, and gives way to it', async () => {
  const [anna, other] = [portal(0), portal(1)]
  const held = await lock(anna, slotAt('16:00'))
  const taken = await book(other, slotAt('16:00', { date: '2026-12-16' }))
  const asked = { ...slotAt('16:00'), repeat: { weekdays: [3], until: '2026-12-23' } }
  const own = { lockedQtid: held.qtid, lockedToken: held.token }
  const problems = async (more: object) => {
    const { occurrences } = (await anna.ask('preview_series', { ...asked, ...more })).data.data as {
      occurrences: { problem: object | null }[]
    }
    return occurrences.map(({ problem }) => problem !== null)
  }
  expect(await problems({})).toEqual([true, true, false])
  expect(await problems({ lockedQtid: held.qtid })).toEqual([false, true, false])
  // A booking is no hold: it stays in the way, whoever names it.
  expect(await problems({ lockedQtid: taken.qtid })).toEqual([true, true, false])

  const before = await countRows(world)
  const schedule = (more: object) => anna.ask('schedule_series', { ...asked, ...visitor, ...own, ...more })
  expect((await schedule({})).data).toMatchObject({ code: 'slot_taken', dates: ['2026-12-16'] })
  expect(codeOf(await schedule({ lockedToken: 'x' }))).toBe('forbidden')
  expect(await countRows(world)).toEqual(before)
  expect((await rowOf(world, held)).status).toBe('locked')

  const made = bookedBy(await schedule({ repeat: { ...asked.repeat, without: ['2026-12-16'] } }))
  expect(made.map(({ attributes }) => attributes.date)).toEqual(['2026-12-09', '2026-12-23'])
  expect((await rowOf(world, held)).status).toBe('unlocked')
  await other.hears(about('booking_unlocked', held))
  const gone = await schedule({ lockedQtid: '00000000-0000-4000-8000-000000000000' })
  expect(gone.data).toMatchObject({ code: 'not_found', field: 'lockedQtid' })
})

test('a block may stand on days on which the house is closed, and they are named', async () => {
  const config = JSON.stringify({ special_times: [{ day: '2026-12-25' }] })
  await world.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
  const slot = { ...slotAt('12:00', { specialistId: 3, date: '2026-12-24' }), duration: 60 }
  const repeat = { weekdays: [4, 5], until: '2026-12-25' }
  const reply = await portal(0).ask('preview_series', { ...slot, repeat, block: true })
  expect((reply.data.data as { occurrences: object[] }).occurrences).toMatchObject([
    { day: '2026-12-24', special: false, open: { from: expect.any(String) }, problem: null },
    { day: '2026-12-25', special: true, open: null, problem: null },
  ])
  const visits = await portal(0).ask('preview_series', { ...slot, duration: 30, repeat })
  expect((visits.data.data as { occurrences: object[] }).occurrences).toMatchObject([
    { problem: null },
    { problem: { reason: 'outside_hours' } },
  ])
})

test('every other week is every other week', async () => {
  const repeat = { weekdays: [3, 4], everyWeeks: 2, until: '2026-12-31' }
  const slot = slotAt('14:00', { specialistId: 3 })
  const made = bookedBy(await portal(0).ask('schedule_series', { ...slot, repeat, ...visitor }))
  const days = ['2026-12-09', '2026-12-10', '2026-12-23', '2026-12-24']
  expect(made.map(({ attributes }) => attributes.date)).toEqual(days)
  const wrong = { ...repeat, everyWeeks: 5 }
  const refused = await portal(0).ask('schedule_series', { ...slot, repeat: wrong, ...visitor })
  expect(refused.data).toMatchObject({ code: 'invalid', field: 'repeat/everyWeeks' })
})

test('a visit of a series that is moved stays in it, and ends with it', async () => {
  const repeat = { weekdays: [3], until: '2026-12-16' }
  const [first, second] = bookedBy(
    await portal(0).ask('schedule_series', { ...slotAt('15:00'), repeat, ...visitor }),
  ) as [Booked, Booked]
  const held = await lock(portal(0), slotAt('15:30', { date: '2026-12-17' }))
  const { qtid, token, config } = second.attributes
  const moved = attributesOf(
    await portal(0).ask('reschedule_booking', {
      qtid,
      token,
      lockedQtid: held.qtid,
      lockedToken: held.token,
    }),
  )
  expect(moved.config).toEqual({ series: config.series })
  const { qtid: one, token: own } = first.attributes
  expect(
    bookedBy(await portal(0).ask('cancel_series', { qtid: one, token: own, scope: 'following' })),
  ).toHaveLength(2)
  expect((await rowOf(world, held)).status).toBe('canceled')
  await book(portal(0), slotAt('15:30', { date: '2026-12-17' }))
})

test('all of it leaves the database consistent', () => expectConsistent(world))
