import { describe, expect, it } from 'vitest'
import { type EpochMinutes, fromUtcDateTime } from '../time/zone.ts'
import { isServable, isServingOffered } from './serve.ts'
import { approvals, bookingStatuses } from './status.ts'

const zone = 'Europe/Riga'
const visit = {
  ...({ status: 'scheduled', approval: 'none', servedAt: null } as const),
  startsAt: fromUtcDateTime('2026-12-09', '10:00'),
}
const isOfferedAt = (now: EpochMinutes, more: object = {}) =>
  isServingOffered({ ...visit, ...more }, now, zone)

describe('being served', () => {
  it('is for what stands and is accepted, or needed no approval', () => {
    for (const status of bookingStatuses) {
      for (const approval of approvals) {
        const isStanding = status === 'scheduled' || status === 'confirmed'
        const isApproved = approval === 'none' || approval === 'accepted'
        const says = `${status} ${approval}`
        expect(isServable({ status, approval }), says).toBe(isStanding && isApproved)
        expect(isOfferedAt(visit.startsAt, { status, approval }), says).toBe(isStanding && isApproved)
      }
    }
  })

  it('is offered from the day of the visit on where the company is, and does not end', () => {
    // Midnight of the 9th in Riga is 22:00 of the 8th in UTC.
    expect(isOfferedAt(fromUtcDateTime('2026-12-08', '21:59'))).toBe(false)
    expect(isOfferedAt(fromUtcDateTime('2026-12-08', '22:00'))).toBe(true)
    expect(isOfferedAt(fromUtcDateTime('2027-01-09', '10:00'))).toBe(true)
  })

  it('is taken back on any day', () => {
    expect(isOfferedAt(fromUtcDateTime('2026-12-01', '10:00'), { servedAt: '2026-12-01' })).toBe(true)
  })
})
