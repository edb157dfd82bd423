import { describe, expect, it } from 'vitest'
import { approvalOf, bookingStatuses, bookingStatusOf, holdsTime } from './status.ts'
import { bookingActs, transition } from './transitions.ts'

/** Every allowed pair, written out a second time; all the others are refused. */
const allowed: Readonly<Record<string, string>> = {
  'lock none': 'locked',
  'verify locked': 'verified',
  'unlock locked': 'unlocked',
  'unlock verified': 'unlocked',
  'schedule locked': 'scheduled',
  'schedule verified': 'scheduled',
  'confirm scheduled': 'confirmed',
  'cancel scheduled': 'canceled',
  'cancel confirmed': 'canceled',
  'reschedule scheduled': 'rescheduled',
  'reschedule confirmed': 'rescheduled',
  'expire locked': 'expired',
  'expire verified': 'expired',
  'take_again canceled': 'scheduled',
  'fail locked': 'failed',
  'fail verified': 'failed',
}
const pairs = bookingActs.flatMap((act) => bookingStatuses.map((status) => [act, status] as const))

describe('the life of a booking', () => {
  it.each(pairs)('%s when it is %s', (act, status) => {
    expect(transition(act, status)).toBe(allowed[`${act} ${status}`] ?? null)
  })

  it('ends: what holds no time any more changes no more, unless it is paid for too late', () => {
    const over = bookingStatuses.filter((status) => status !== 'none' && !holdsTime(status))
    expect(over).toEqual(['unlocked', 'canceled', 'rescheduled', 'expired', 'failed'])
    for (const status of over)
      for (const act of bookingActs)
        expect(transition(act, status)).toBe(
          status === 'canceled' && act === 'take_again' ? 'scheduled' : null,
        )
  })
})

describe('statuses', () => {
  it('hold time while locked, verified, scheduled or confirmed', () => {
    expect(bookingStatuses.filter(holdsTime)).toEqual(['locked', 'verified', 'scheduled', 'confirmed'])
  })

  it('are none when the text is unknown, and so are approvals', () => {
    expect(['scheduled', 'SCHEDULED', 'toString', ''].map(bookingStatusOf)).toEqual([
      'scheduled',
      'none',
      'none',
      'none',
    ])
    expect(['pending', 'accepted', 'declined', 'maybe'].map(approvalOf)).toEqual([
      'pending',
      'accepted',
      'declined',
      'none',
    ])
  })
})
