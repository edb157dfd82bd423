import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { type Desk, openDesk, type Visit } from '../testing/desk.ts'

let database: OpenDatabase
let desk: Desk
const time = { now: morning }
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  desk = await openDesk(database, time)
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  await desk.close()
  await database.close()
})

/** Starts of a small day (UTC), as they are written. Nothing else is open in it. */
const starts = ['08:00', '08:30', '09:00', '12:00', '12:30', '13:00', '13:30', '14:00'] as const
type Start = (typeof starts)[number]
type Part = 'morning' | 'afternoon'
const partOf = (start: Start): Part => (start < '10:00' ? 'morning' : 'afternoon')

/** The slow and obvious version: everybody who is there, in a list, and what is free, in another. */
class Model {
  readonly taken = new Map<Start, number>()
  readonly waiting: {
    who: number
    parts: Part[]
    known: Set<Start>
    had: Set<Start>
    offer: Start | null
  }[] = []

  free(): Start[] {
    const kept = this.waiting.map(({ offer }) => offer)
    return starts.filter((start) => !this.taken.has(start) && !kept.includes(start))
  }
  startOf(who: number): Start | undefined {
    return [...this.taken].find(([, other]) => other === who)?.[0]
  }
  wishOf(who: number) {
    return this.waiting.find((one) => one.who === who)
  }
  givenBack(start: Start): void {
    for (const { known } of this.waiting) known.delete(start)
  }
  leave(who: number): void {
    const place = this.waiting.findIndex((one) => one.who === who)
    const [gone] = place < 0 ? [] : this.waiting.splice(place, 1)
    if (gone?.offer) this.givenBack(gone.offer)
  }
  wouldTake(who: number, start: Start, parts: readonly Part[]): boolean {
    const own = this.startOf(who)
    return own !== undefined && start < own && parts.includes(partOf(start))
  }
  offerAll(): void {
    for (const one of this.waiting) {
      if (one.offer) continue
      const next = this.free().find(
        (start) => this.wouldTake(one.who, start, one.parts) && !one.known.has(start) && !one.had.has(start),
      )
      if (!next) continue
      one.offer = next
      one.had.add(next)
    }
  }
}

const both: Part[] = ['morning', 'afternoon']
const step = fc.oneof(
  fc.record({ act: fc.constant('book' as const), nth: fc.nat(7) }),
  fc.record({ act: fc.constant('cancel' as const), nth: fc.nat(7) }),
  fc.record({
    act: fc.constant('ask' as const),
    nth: fc.nat(7),
    parts: fc.constantFrom<Part[]>(['morning'], ['afternoon'], both),
  }),
  fc.record({ act: fc.constantFrom('accept' as const, 'decline' as const, 'stop' as const), nth: fc.nat(7) }),
  fc.record({ act: fc.constant('pass' as const), nth: fc.constant(0) }),
)

let days = 0
/** Number of offers that were compared, by what became of them: a run in which nobody is offered anything shows nothing. */
const seen = { accept: 0, decline: 0, pass: 0 }

test('who is offered what is what a slow list of everybody says, whatever was done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 26 }), async (steps) => {
      days += 1
      const day = new Date(Date.parse('2026-12-08') + days * 86_400_000).toISOString().slice(0, 10)
      time.now = morning
      const model = new Model()
      const visits = new Map<number, Visit>()
      let people = 0
      // The rest of the day is taken, and nobody there ever asks for anything.
      for (const other of othersOf()) await desk.book(day, other, 1)
      for (const start of starts) {
        people += 1
        visits.set(people, await desk.book(day, start, 1))
        model.taken.set(start, people)
      }
      const first = [7, 5, 6].map((nth) => ({ act: 'ask' as const, nth, parts: both }))
      for (const { act, nth, ...more } of [...first, ...steps]) {
        // Answers come from those who were asked, where there are any.
        const asked = model.waiting.filter(({ offer }) => offer)
        const answering = act === 'accept' || act === 'decline' ? asked[nth % asked.length] : undefined
        const start = (answering && model.startOf(answering.who)) ?? (starts[nth] as Start)
        const who = model.taken.get(start)
        const visit = who === undefined ? undefined : (visits.get(who) as Visit)
        const wish = who === undefined ? undefined : model.wishOf(who)
        if (act === 'book' && model.free().includes(start)) {
          people += 1
          visits.set(people, await desk.book(day, start, 1))
          model.taken.set(start, people)
        } else if (act === 'cancel' && visit && who !== undefined) {
          await desk.cancel(visit)
          model.taken.delete(start)
          model.leave(who)
          model.givenBack(start)
        } else if (act === 'ask' && visit && who !== undefined && !wish) {
          const parts = (more as { parts: Part[] }).parts
          expect(await desk.ask(visit, { parts })).toMatchObject({ ok: true })
          const known = model.free().filter((free) => model.wouldTake(who, free, parts))
          model.waiting.push({ who, parts, known: new Set(known), had: new Set(), offer: null })
        } else if (act === 'stop' && visit && who !== undefined && wish) {
          await desk.stop(visit)
          model.leave(who)
        } else if ((act === 'accept' || act === 'decline') && visit && who !== undefined && wish?.offer) {
          const { offer } = wish
          seen[act] += 1
          const id = (await desk.shown(visit)).earlier?.offer?.id ?? ''
          expect(await desk[act](visit, id)).toMatchObject({ ok: true })
          wish.offer = null
          if (act === 'decline') model.givenBack(offer)
          else {
            visits.set(who, (await desk.shown(visit)).moved_to as Visit)
            model.leave(who)
            model.taken.delete(start)
            model.taken.set(offer, who)
            model.givenBack(start)
          }
        } else if (act === 'pass') {
          time.now = new Date(time.now.getTime() + 15 * 60_000)
          const ended = model.waiting.flatMap((one) => (one.offer ? [one.offer] : []))
          seen.pass += ended.length
          for (const one of model.waiting) one.offer = null
          for (const one of ended) model.givenBack(one)
        }
        await desk.settle()
        model.offerAll()
        for (const one of model.waiting) {
          const { earlier } = await desk.shown(visits.get(one.who) as Visit)
          expect(earlier?.offer?.starts_at.slice(11, 16) ?? null).toBe(one.offer)
        }
      }
      // Nobody waits any more, and what was kept for the last of them is kept no longer: the next day is a world of its own.
      const over = { ended_at: morning, end_reason: 'over' } as const
      await database.db.updateTable('earlier_wishes').set(over).where('ended_at', 'is', null).execute()
      time.now = new Date(time.now.getTime() + 60 * 60_000)
      await desk.settle()
    }),
    { numRuns: 15, endOnFailure: true },
  )
  expect(seen.accept + seen.decline + seen.pass).toBeGreaterThan(0)
})

/** All other starts of the day: of half an hour each, from 6:00 to 19:00 (UTC). */
function othersOf(): string[] {
  const all = Array.from({ length: 26 }, (_, index) => {
    const minute = 360 + index * 30
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`
  })
  return all.filter((one) => !(starts as readonly string[]).includes(one))
}
