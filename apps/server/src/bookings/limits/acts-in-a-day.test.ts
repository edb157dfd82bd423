import { expect, test } from 'vitest'
import { whyTooOften } from './acts-in-a-day.ts'

const now = new Date('2026-12-02T12:00:00Z')
const acts = (count: number, hoursAgo: number, by = 'visitor') =>
  Array.from({ length: count }, () => ({
    at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
    ...{ act: 'change', by, status: 'scheduled' as const },
  }))
const visitor = { kind: 'visitor' } as const

test('fifty acts of a visitor on one booking in a day are enough, and it is said when there may be more', () => {
  expect(whyTooOften(visitor, { log: acts(49, 1) }, now)).toBeNull()
  expect(whyTooOften(visitor, { log: acts(50, 23) }, now)).toMatchObject({
    refusals: [{ reason: 'rate_limited', retryAfterSeconds: 3600 }],
  })
  expect(whyTooOften(visitor, { log: [...acts(49, 24), ...acts(49, 23)] }, now)).toBeNull()
})

test('what staff do does not count, and binds nobody of them', () => {
  expect(whyTooOften(visitor, { log: acts(80, 1, 'anna@rinda.example') }, now)).toBeNull()
  expect(whyTooOften({ kind: 'portal' }, { log: acts(80, 1) }, now)).toBeNull()
})
