import { describe, expect, it } from 'vitest'
import { whyNotCancelable } from './cancel.ts'
import { bookingStatuses } from './status.ts'

const booking = { status: 'scheduled', approval: 'none', servedAt: null, startsAt: 1000 } as const

describe('canceling', () => {
  it('is allowed before the start, while scheduled or confirmed', () => {
    const open = bookingStatuses.filter((status) => whyNotCancelable({ ...booking, status }, 999) === null)
    expect(open).toEqual(['scheduled', 'confirmed'])
    expect(whyNotCancelable({ ...booking, status: 'canceled' }, 999)).toBe('wrong_state')
  })

  it('is refused from the minute of the start on', () => {
    expect(whyNotCancelable(booking, 1000)).toBe('booking_in_past')
    expect(whyNotCancelable(booking, 2000)).toBe('booking_in_past')
  })

  it('ends a block that has begun, until its end', () => {
    const block = { ...booking, isBlocked: true, endsAt: 1060 }
    expect(whyNotCancelable(block, 1059)).toBeNull()
    expect(whyNotCancelable(block, 1060)).toBe('booking_in_past')
    expect(whyNotCancelable({ ...block, isBlocked: false }, 1059)).toBe('booking_in_past')
    expect(whyNotCancelable({ ...booking, endsAt: 1060 }, 1059)).toBe('booking_in_past')
  })

  it('is refused once served', () => {
    expect(whyNotCancelable({ ...booking, servedAt: new Date(0) }, 999)).toBe('booking_served')
  })

  it('wants an approval that is accepted or was not asked for', () => {
    expect(whyNotCancelable({ ...booking, approval: 'accepted' }, 999)).toBeNull()
    expect(whyNotCancelable({ ...booking, approval: 'pending' }, 999)).toBe('approval_open')
    expect(whyNotCancelable({ ...booking, approval: 'declined' }, 999)).toBe('approval_open')
  })
})
