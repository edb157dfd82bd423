import { expect, it } from 'vitest'
import { crowdLevel } from './crowd-level.ts'

it.each([
  [0, 0],
  [1, 20],
  [4, 20],
  [5, 40],
  [10, 40],
  [11, 60],
  [15, 60],
  [16, 80],
  [20, 80],
  [21, 100],
  [5000, 100],
])('with %i tickets waiting the crowd level is %i', (tickets, level) => {
  expect(crowdLevel(tickets)).toBe(level)
})
