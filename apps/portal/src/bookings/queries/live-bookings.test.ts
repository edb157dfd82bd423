import type { Booking } from '@rinda/client/bookings/booking-view'
import { createFollower } from '@rinda/live/follower'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { sampleBooking } from '../sample-booking.ts'
import { type BookingChange, type BookingList, bookingChanges, withChange } from './live-bookings.ts'

const booking = (qtid: string, changes: Partial<Booking> = {}): Booking =>
  sampleBooking({ qtid, specialistId: 4, startsAt: 1000, endsAt: 1030, ...changes })

const list: BookingList = {
  locationId: 1,
  span: { from: 0, till: 1440 },
  seq: 10,
  bookings: [booking('a'), booking('b')],
}
const qtids = (of: BookingList) => of.bookings.map((one) => one.qtid)

describe('a live change', () => {
  test('replaces the booking with the same qtid and leaves the others the same objects', () => {
    const changed = booking('b', { firstName: 'Zane', updatedAt: '2026-11-20T09:00:00Z' })
    const next = withChange(list, { booking: changed, seq: 11 })
    expect(next.bookings[1]).toBe(changed)
    expect(next.bookings[0]).toBe(list.bookings[0])
  })

  test('adds a new one, of this location only', () => {
    expect(qtids(withChange(list, { booking: booking('c'), seq: 11 }))).toEqual(['a', 'b', 'c'])
    expect(withChange(list, { booking: booking('c', { locationId: 2 }), seq: 11 })).toBe(list)
  })

  test.each(['canceled', 'expired', 'unlocked', 'rescheduled', 'failed'] as const)(
    '%s vanishes',
    (status) => {
      expect(qtids(withChange(list, { booking: booking('a', { status }), seq: 11 }))).toEqual(['b'])
    },
  )

  test('moved to another day or location vanishes from here', () => {
    const moved = booking('a', { startsAt: 2000, endsAt: 2030 })
    expect(qtids(withChange(list, { booking: moved, seq: 11 }))).toEqual(['b'])
    expect(qtids(withChange(list, { booking: booking('a', { locationId: 2 }), seq: 11 }))).toEqual(['b'])
  })

  test('that is older than what is shown changes nothing', () => {
    const old = booking('a', { updatedAt: '2026-11-19T08:00:00Z', firstName: 'Old' })
    expect(withChange(list, { booking: old, seq: 11 })).toBe(list)
    expect(withChange(list, { booking: booking('c'), seq: 9 })).toBe(list)
  })

  test('that came while the list was on its way is put on top of it, in every list that it belongs to', async () => {
    const queries = new QueryClient()
    const follower = createFollower<BookingChange>({ queries, ...bookingChanges })
    const lists = follower.follow<BookingList>(['bookings'], withChange)
    queries.setQueryData<BookingList>(['bookings', 1], list)
    const read = await lists.read(async (onTop) => {
      follower.apply({ booking: booking('x'), seq: 9 })
      follower.apply({ booking: booking('c'), seq: 11 })
      follower.apply({
        booking: booking('c', { status: 'canceled', updatedAt: '2026-11-20T09:00:00Z' }),
        seq: 12,
      })
      follower.apply({ booking: booking('d') })
      return onTop(list, list.seq)
    })
    expect(qtids(read)).toEqual(['a', 'b', 'd'])
    expect(queries.getQueryData(['bookings', 1])).toEqual(read)
  })
})
