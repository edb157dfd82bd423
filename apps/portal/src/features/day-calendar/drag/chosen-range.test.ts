import { expect, test } from 'vitest'
import { coverOf, stretched } from './chosen-range.ts'

const cells = [0, 30, 60, 60, 120].map((from) => ({ from, till: from + 30 }))
const [first, second, third] = cells as [(typeof cells)[0], (typeof cells)[0], (typeof cells)[0]]

test('a range covers from its first to its last minute, led down or up', () => {
  expect(coverOf({ anchor: first, head: third })).toEqual({ from: 0, till: 90 })
  expect(coverOf({ anchor: third, head: first })).toEqual({ from: 0, till: 90 })
  expect(coverOf({ anchor: second, head: second })).toEqual({ from: 30, till: 60 })
})

test('it is led cell by cell, over gaps, past what lies side by side, and stays at the edges', () => {
  const leads = (step: 1 | -1, from: (typeof cells)[0]) =>
    stretched({ anchor: first, head: from }, cells, step).head.from
  expect([leads(1, first), leads(1, second), leads(1, third)]).toEqual([30, 60, 120])
  expect([leads(-1, third), leads(-1, first)]).toEqual([30, 0])
  expect(leads(1, cells[4] as (typeof cells)[0])).toBe(120)
})

test('led back to where it began it can shrink again', () => {
  const grown = stretched({ anchor: first, head: first }, cells, 1)
  expect(stretched(grown, cells, -1)).toEqual({ anchor: first, head: first })
})
