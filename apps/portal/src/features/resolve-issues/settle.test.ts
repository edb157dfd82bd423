import type { Booking } from '@rinda/client/bookings/booking-view'
import { expect, test } from 'vitest'
import type { Issue } from '../../bookings/queries/issues-query.ts'
import { byDay, unsettled } from './settle.ts'

const booking = (more: Partial<Booking> = {}) =>
  ({
    qtid: 'a',
    status: 'scheduled',
    approval: 'pending',
    servedAt: null,
    updatedAt: '2026-12-01T08:00:00Z',
    ...more,
  }) as Booking
const later = '2026-12-01T09:00:00Z'
const issue = (more: Partial<Issue> = {}): Issue => ({
  booking: booking(),
  date: '2026-12-02',
  reasons: ['approval_pending'],
  overlaps: [],
  ...more,
})
const after = (changed: Booking, one = issue()) => unsettled([one], () => changed)

test.each([
  ['accepted', { approval: 'accepted' }],
  ['declined', { approval: 'declined' }],
  ['cancelled', { status: 'canceled' }],
  ['served', { servedAt: later }],
] as const)('what was %s is gone', (_what, change) => {
  expect(after(booking({ ...change, updatedAt: later }))).toEqual([])
})

test('what was accepted but still overlaps stays, without the question', () => {
  const crossing = issue({ reasons: ['approval_pending', 'overlap'] })
  const left = after(booking({ approval: 'accepted', updatedAt: later }), crossing)
  expect(left).toMatchObject([{ reasons: ['overlap'], booking: { approval: 'accepted' } }])
})

test('what changed before the list came changes nothing', () => {
  const same = issue()
  expect(after(booking({ status: 'canceled', updatedAt: '2026-12-01T07:00:00Z' }), same)).toEqual([same])
  expect(unsettled([same], () => undefined)).toEqual([same])
})

test('issues stand by day', () => {
  const days = byDay([issue({ date: '2026-12-03' }), issue(), issue({ date: '2026-12-03' })])
  expect(days.map(([date, ofDay]) => [date, ofDay.length])).toEqual([
    ['2026-12-02', 1],
    ['2026-12-03', 2],
  ])
})
