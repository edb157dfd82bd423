import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitLanes, type LaneTime } from './fit-lanes.ts'

const at = (id: number, lane: number, from: number, till: number): LaneTime => ({ id, lane, from, till })

test('whoever stands on a lane that stays, stays', () => {
  expect(fitLanes([at(1, 1, 0, 10), at(2, 2, 5, 15)], 2, 0)).toEqual({ ok: true, moves: new Map() })
})

test('whoever stands beyond gets the lowest free lane', () => {
  const fitted = fitLanes([at(1, 1, 0, 10), at(2, 4, 5, 15), at(3, 3, 10, 20)], 2, 0)
  expect(fitted).toEqual({
    ok: true,
    moves: new Map([
      [2, 2],
      [3, 1],
    ]),
  })
})

test('the first who finds no room is named', () => {
  const fitted = fitLanes([at(1, 1, 0, 10), at(2, 2, 5, 15)], 1, 0)
  expect(fitted).toEqual({ ok: false, first: at(2, 2, 5, 15) })
})

test('what is over stays where it was, and nobody is put onto it', () => {
  const fitted = fitLanes([at(1, 1, 0, 10), at(2, 2, 5, 20)], 1, 12)
  expect(fitted.ok).toBe(false)
  expect(fitLanes([at(1, 3, 0, 10), at(2, 2, 5, 20)], 1, 12)).toEqual({ ok: true, moves: new Map([[2, 1]]) })
  const both = [at(1, 1, 5, 10), at(2, 1, 0, 3)]
  for (const over of [both, both.toReversed()])
    expect(fitLanes([...over, at(3, 2, 7, 20)], 1, 12).ok).toBe(false)
})

test('what ends at this very moment is over', () => {
  expect(fitLanes([at(1, 3, 0, 12)], 1, 12)).toEqual({ ok: true, moves: new Map() })
  expect(fitLanes([at(1, 3, 0, 13)], 1, 12)).toEqual({ ok: true, moves: new Map([[1, 1]]) })
})

test('room is found in the order of the starts, in whatever order they are given', () => {
  const [first, second, third, last] = [at(1, 3, 0, 2), at(4, 4, 1, 4), at(3, 5, 3, 6), at(2, 3, 5, 7)]
  const moves = new Map([
    [1, 1],
    [4, 2],
    [3, 1],
    [2, 2],
  ])
  for (const given of [
    [first, last, second, third],
    [third, second, last, first],
  ]) {
    expect(fitLanes(given, 2, 0)).toEqual({ ok: true, moves })
  }
})

test('of those who begin together the one who was written down last finds no room', () => {
  const [early, late] = [at(1, 2, 0, 10), at(2, 3, 0, 10)]
  for (const given of [
    [early, late],
    [late, early],
  ]) {
    expect(fitLanes(given, 1, 0)).toEqual({ ok: false, first: late })
  }
})

/** Bookings that stand on lanes without overlapping, as the database lets them. */
const town = fc
  .array(fc.record({ from: fc.nat(200), length: fc.integer({ min: 1, max: 40 }) }), { maxLength: 40 })
  .map((inputs) => {
    const booked: LaneTime[] = []
    for (const [id, { from, length }] of inputs.entries()) {
      const taken = new Set(
        booked.filter((one) => one.from < from + length && from < one.till).map(({ lane }) => lane),
      )
      let lane = 1
      while (taken.has(lane)) lane += 1
      booked.push(at(id, lane, from, from + length))
    }
    return booked
  })

/** Counts the bookings at the fullest moment; it is always one at which somebody comes. */
const most = (booked: readonly LaneTime[]) =>
  Math.max(0, ...booked.map(({ from }) => booked.filter((one) => one.from <= from && from < one.till).length))

describe('in any town', () => {
  test('there is room exactly where no moment has more bookings than lanes', () => {
    fc.assert(
      fc.property(town, fc.integer({ min: 1, max: 8 }), (booked, lanes) => {
        expect(fitLanes(booked, lanes, 0).ok).toBe(most(booked) <= lanes)
      }),
    )
  })

  test('nobody overlaps afterwards, and everybody is on a lane that there is', () => {
    fc.assert(
      fc.property(town, fc.integer({ min: 1, max: 8 }), (booked, lanes) => {
        const fitted = fitLanes(booked, lanes, 0)
        fc.pre(fitted.ok)
        const after = booked.map((one) => ({ ...one, lane: fitted.moves.get(one.id) ?? one.lane }))
        expect(after.every(({ lane }) => lane >= 1 && lane <= lanes)).toBe(true)
        const overlaps = after.flatMap((one, index) =>
          after
            .slice(index + 1)
            .filter((two) => one.lane === two.lane && one.from < two.till && two.from < one.till),
        )
        expect(overlaps).toEqual([])
      }),
    )
  })
})
