import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardSlots, buildBoard, type DayBoard, occupy, release, type Slot } from './day-board.ts'
import { heldOff } from './held-off.ts'
import { bookableIntervals, offeredStarts, whyNotOffered } from './offer.ts'
import { occupanciesNear, randomWorld } from './random-worlds.ts'
import { referenceSlots, type SlotWorld } from './reference-slots.ts'

function boardOf({ rules, date, resources, occupancies }: SlotWorld): DayBoard {
  const off = heldOff(resources, date, rules.hours.zone)
  return buildBoard(offeredStarts(rules, date), rules.durationMinutes, resources, [...occupancies, ...off])
}

describe('the fast slot engine against the slow one', () => {
  it('answers the same in thousands of random worlds', () => {
    fc.assert(
      fc.property(randomWorld, (world) => {
        expect(boardSlots(boardOf(world), world.notBefore)).toEqual(referenceSlots(world))
      }),
      { numRuns: 4000 },
    )
  })

  it('is asked in worlds that have something to offer', () => {
    const worlds = fc.sample(randomWorld, { numRuns: 400, seed: 1 })
    expect(worlds.flatMap(referenceSlots).length).toBeGreaterThan(2_000)
  })

  it('keeps answering the same while time is taken and given back', () => {
    const worldAndChanges = randomWorld.chain((world) =>
      fc.tuple(
        fc.constant(world),
        occupanciesNear(world.date, 12),
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 30 }),
      ),
    )
    fc.assert(
      fc.property(worldAndChanges, ([world, more, steps]) => {
        const board = boardOf(world)
        const held = [...world.occupancies]
        const coming = [...more]
        const seen: { answer: readonly Slot[]; copy: string }[] = []
        for (const [pick, isAsked] of steps) {
          const next = pick % 2 === 0 ? coming.pop() : undefined
          const [gone] = next || held.length === 0 ? [] : held.splice(pick % held.length, 1)
          if (next) {
            occupy(board, next)
            held.push(next)
          }
          if (gone) release(board, gone)
          if (!isAsked) continue
          const answer = boardSlots(board, world.notBefore)
          expect(answer).toEqual(referenceSlots({ ...world, occupancies: held }))
          seen.push({ answer, copy: JSON.stringify(answer) })
        }
        for (const { answer, copy } of seen) expect(JSON.stringify(answer)).toBe(copy)
      }),
      { numRuns: 600 },
    )
  })

  it('gives every free place back when all that was held is released', () => {
    fc.assert(
      fc.property(randomWorld, (world) => {
        const board = boardOf({ ...world, occupancies: [] })
        const before = JSON.stringify(boardSlots(board, 0))
        for (const occupancy of world.occupancies) occupy(board, occupancy)
        for (const occupancy of world.occupancies.toReversed()) release(board, occupancy)
        expect(JSON.stringify(boardSlots(board, 0))).toBe(before)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the offer', () => {
  it('says nothing against any start of its own grid, nor one minute off where that still fits', () => {
    fc.assert(
      fc.property(randomWorld, ({ rules, date }) => {
        const intervals = bookableIntervals(rules, date)
        for (const start of offeredStarts(rules, date)) {
          expect(whyNotOffered(rules, start, rules.durationMinutes)).toBeNull()
          const later = start + 1
          const fits = intervals.some(
            ({ from, till }) => from <= later && later + rules.durationMinutes <= till,
          )
          expect(whyNotOffered(rules, later, rules.durationMinutes)).toBe(fits ? null : 'outside_hours')
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('has stretches in order, apart from each other and not empty', () => {
    fc.assert(
      fc.property(randomWorld, ({ rules, date }) => {
        let end = Number.NEGATIVE_INFINITY
        for (const { from, till } of bookableIntervals(rules, date)) {
          expect(from).toBeGreaterThan(end)
          expect(till).toBeGreaterThan(from)
          end = till
        }
      }),
      { numRuns: 1000 },
    )
  })
})
