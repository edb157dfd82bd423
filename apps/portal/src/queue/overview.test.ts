import type { OverviewResource } from '@rinda/contract/queue/overview'
import { expect, test } from 'vitest'
import { overviewFrom } from './overview.ts'

const overviewOf = (promised: { count: number; held: number }) =>
  overviewFrom({
    ...{ id: '1', type: 'overview' },
    attributes: { location_id: 1, order: ['12'], counters: [], services: [], served: 3, promised },
  } satisfies OverviewResource)

test('a share of kept promises is told once there are enough of them', () => {
  expect(overviewOf({ count: 40, held: 33 }).keptShare).toBe(0.825)
  expect(overviewOf({ count: 20, held: 0 }).keptShare).toBe(0)
  expect(overviewOf({ count: 19, held: 19 }).keptShare).toBeNull()
})
