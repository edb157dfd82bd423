import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { bookingDay, morning } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { type Desk, openDesk, type Visit } from '../testing/desk.ts'

/** Two nodes on one database: what is due is due at both. */
let database: OpenDatabase
let nodes: [Desk, Desk]
const time = { now: morning }
let day = bookingDay

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  nodes = [await openDesk(database, time), await openDesk(database, time)]
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  for (const node of nodes) await node.close()
  await database.close()
})
beforeEach(async () => {
  day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  time.now = new Date(time.now.getTime() + 60 * 60_000)
  const over = { ended_at: morning, end_reason: 'over' } as const
  await database.db.updateTable('earlier_wishes').set(over).where('ended_at', 'is', null).execute()
  await nodes[0].settle()
  time.now = morning
})

const offerTo = async (visit: Visit) => (await nodes[0].shown(visit)).earlier?.offer ?? null
const settleBoth = async () => {
  await Promise.all(nodes.map((node) => node.settle()))
  await nodes[1].settle()
}
/** Visits of one specialist at these times (UTC), whose visitors ask in this order, at one node or the other. */
async function waiting(...times: string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const one of times) visits.push(await nodes[0].book(day, one, 1))
  for (const [nth, one] of visits.entries()) await nodes[nth % 2 === 0 ? 0 : 1].ask(one)
  await settleBoth()
  return visits
}
/** Open offers by wish: nobody may have two, and no two may be about the same time. */
async function openOffers() {
  return await database.db
    .selectFrom('earlier_offers as o')
    .innerJoin('bookings as b', (join) => join.onRef('b.booking_id', '=', 'o.hold_id'))
    .select(['o.wish_id', 'o.starts_at', 'b.status'])
    .where('o.outcome', 'is', null)
    .where('b.status', '=', 'locked')
    .where('b.expire_at', '>', time.now)
    .orderBy('o.wish_id')
    .execute()
}

test('two times and three who wait: at two nodes at once the first two are offered one each, the earlier one first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [late, early] = [await nodes[0].book(day, '10:00', 1), await nodes[0].book(day, '09:00', 1)]
    const [one, two, three] = (await waiting('15:00', '16:00', '17:00')) as [Visit, Visit, Visit]
    // Given back together: no look comes between.
    await Promise.all([nodes[0].cancel(late), nodes[0].cancel(early)])
    await settleBoth()
    const open = await openOffers()
    expect(open.map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual(['09:00', '10:00'])
    expect((await offerTo(one))?.starts_at).toBe(`${day}T09:00:00.000Z`)
    expect((await offerTo(two))?.starts_at).toBe(`${day}T10:00:00.000Z`)
    expect(await offerTo(three)).toBeNull()
    for (const visit of [one, two, three]) {
      await nodes[1].stop(visit)
      await nodes[1].cancel(visit)
    }
  }
})

test('accepted on two phones at once, a visit moves once; accepted while staff book the time, one has it', async () => {
  const early = await nodes[0].book(day, '09:00', 1)
  const [one] = (await waiting('15:00')) as [Visit]
  await nodes[0].cancel(early)
  await settleBoth()
  const { id } = (await offerTo(one)) as { id: string }
  const [first, second, staff] = await Promise.all([
    nodes[0].accept(one, id),
    nodes[1].accept(one, id),
    nodes[1].book(day, '09:00', 1).catch(() => null),
  ])
  expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1)
  expect(staff).toBeNull()
})

test('accepted at the moment at which the offer ends, it is either theirs or the next one’s', async () => {
  for (let round = 0; round < 6; round += 1) {
    const early = await nodes[0].book(day, '09:00', 1)
    const [one, other] = (await waiting('15:00', '16:00')) as [Visit, Visit]
    await nodes[0].cancel(early)
    await settleBoth()
    const { id, until } = (await offerTo(one)) as { id: string; until: string }
    // One node is a moment ahead of the other, as two clocks are.
    time.now = new Date(until)
    const ended = nodes[1].settle()
    time.now = new Date(Date.parse(until) - 1)
    const accepted = nodes[0].accept(one, id)
    time.now = new Date(until)
    const [{ ok }] = await Promise.all([accepted, ended])
    await settleBoth()
    const next = await offerTo(other)
    if (ok) expect(next?.starts_at ?? null).not.toBe(`${day}T09:00:00.000Z`)
    else expect(next?.starts_at).toBe(`${day}T09:00:00.000Z`)
    const held = (await openOffers()).map(({ starts_at }) => starts_at.getTime())
    expect(new Set(held).size).toBe(held.length)
    for (const visit of [one, other]) await nodes[0].stop(visit)
    const { moved_to } = await nodes[0].shown(one)
    for (const visit of [moved_to ?? one, other])
      expect(await nodes[1].cancel(visit)).toMatchObject({ ok: true })
    time.now = morning
  }
})

test('a visit is canceled, or asked no more for, at the moment at which a time is offered: nothing stays kept for nobody', async () => {
  for (let round = 0; round < 6; round += 1) {
    const early = await nodes[0].book(day, '09:00', 1)
    const [one] = (await waiting('15:00')) as [Visit]
    await nodes[0].cancel(early)
    await nodes[0].follow()
    await Promise.all([
      nodes[0].offer(),
      nodes[1].offer(),
      round % 2 === 0 ? nodes[1].cancel(one) : nodes[1].stop(one),
    ])
    await settleBoth()
    expect(await openOffers()).toEqual([])
    expect((await nodes[0].shown(one)).earlier).toBeNull()
    if (round % 2 === 1) await nodes[0].cancel(one)
  }
})

test('asked, called for and offered at two nodes at once, nobody waits for another for ever', async () => {
  const given: Visit[] = []
  for (const time of ['07:00', '07:30', '08:00', '08:30', '09:00'])
    given.push(await nodes[0].book(day, time, 1))
  const visits = await waiting('15:00', '15:30', '16:00', '16:30')
  // Those who asked first know of times that are free, which the next ones make news of.
  for (const one of given) {
    await nodes[0].cancel(one)
    const work = [...visits.map((visit, nth) => nodes[nth % 2 === 0 ? 0 : 1].ask(visit))]
    await Promise.all([...work, ...nodes.flatMap((node) => [node.follow(), node.offer(), node.settle()])])
  }
  await settleBoth()
  const held = (await openOffers()).map(({ starts_at }) => starts_at.getTime())
  expect(new Set(held).size).toBe(held.length)
})
