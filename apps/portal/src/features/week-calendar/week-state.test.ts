import { describe, expect, test } from 'vitest'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import { slotState } from '../../calendar/slot-state.ts'
import { weekState } from './week-state.ts'

const booking = { ...sampleBooking({ qtid: 'q', startsAt: 600, endsAt: 630 }), approval: 'none' } as const
const attended = { ...booking, servedAt: '2026-11-20T08:00:00.000Z' }
const waiting = { ...booking, approval: 'pending' } as const

describe('the week says of a booking what the day says', () => {
  test.each([
    ['nobody came', booking, 700, 'past'],
    ['attended', attended, 700, 'attended'],
    ['attended before its time', attended, 500, 'attended'],
    ['a block that is over', { ...booking, isBlocked: true }, 700, 'blocked'],
    ['an approval that is owed', waiting, 500, 'pending'],
    ['an approval that was owed', waiting, 700, 'pending'],
  ] as const)('%s', (_, one, now, state) => {
    expect(slotState(one, now)).toBe(state)
    expect(weekState(one, false, now)).toBe(state)
  })
})

test('what needs attention is red until it is over, what is to come and what is late is blue', () => {
  expect(weekState(booking, true, 500)).toBe('attention')
  expect(weekState(booking, true, 700)).toBe('past')
  expect([500, 610].map((now) => weekState(booking, false, now))).toEqual(['coming', 'coming'])
})
