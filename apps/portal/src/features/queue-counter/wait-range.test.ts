import { expect, test } from 'vitest'
import { waitRange } from './wait-range.ts'

const state = (...waits: number[]) => ({
  crowdLevel: 20,
  services: new Map(waits.map((timeToWait, id) => [id, { ticketsToWait: 1, timeToWait }])),
})

test('the waits of a location reach from its shortest to its longest', () => {
  expect(waitRange(state(12, 5, 7))).toEqual({ low: 5, high: 12 })
  expect(waitRange(state(0))).toEqual({ low: 0, high: 0 })
})

test('where nobody can wait there is none', () => {
  expect(waitRange(state())).toBeNull()
})
