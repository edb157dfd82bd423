import { expect, test } from 'vitest'
import { overlapsOf } from './overlaps.ts'

const held = (id: number, startsAt: number, endsAt: number, isBlock = false) => ({
  id,
  serviceId: 1,
  specialistId: 1,
  startsAt,
  endsAt,
  isBlock,
})
const pairs = (...bookings: ReturnType<typeof held>[]) =>
  [...overlapsOf(bookings)].map(([{ id }, others]) => [id, others.map((other) => other.id)])

test('what overlaps is told from both sides, in order of its start', () => {
  expect(pairs(held(1, 0, 60), held(3, 40, 50), held(2, 10, 30))).toEqual([
    [2, [1]],
    [1, [2, 3]],
    [3, [1]],
  ])
})

test('a block disturbs a visit of the same length, and no other block', () => {
  expect(pairs(held(1, 0, 30, true), held(2, 0, 30))).toHaveLength(2)
  expect(pairs(held(1, 0, 30, true), held(2, 10, 40, true))).toEqual([])
})

test('what only touches disturbs nobody', () => {
  expect(pairs(held(1, 0, 30), held(2, 30, 60))).toEqual([])
})
