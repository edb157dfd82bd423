import { expect, test } from 'vitest'
import { waitRange } from './wait-range.ts'

const state = (...waits: [low: number, high: number][]) => ({
  services: new Map(waits.map(([low, high], id) => [id, { ticketsToWait: 1, low, high }])),
})

test('the waits of a location reach from its shortest to its longest, over the services that are asked for', () => {
  const three = state([8, 12], [2, 5], [5, 20])
  expect(waitRange(three)).toEqual({ low: 2, high: 20 })
  expect(waitRange(three, [0, 1])).toEqual({ low: 2, high: 12 })
})

test('where nobody can wait there is none', () => {
  expect([waitRange(state()), waitRange(state([1, 2]), [7])]).toEqual([null, null])
})
