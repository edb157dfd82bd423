import { expect, test } from 'vitest'
import { sampleBooking } from '../../../bookings/sample-booking.ts'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import { awaited, dueNow, foundByName } from './arrivals.ts'

const noon = 30_000_000
const at = (id: number, minutes: number, more: Partial<Parameters<typeof sampleBooking>[0]> = {}) =>
  sampleBooking({
    ...{ qtid: String(id), startsAt: noon + minutes, endsAt: noon + minutes + 20, serviceId: 3 },
    ...more,
  })
const ids = (bookings: readonly { qtid: string }[]) => bookings.map(({ qtid }) => Number(qtid))

test('awaited is who has an appointment that stands, for a service with a line', () => {
  const bookings = [
    at(5, 10),
    at(1, -10),
    at(2, 0, { serviceId: 4 }),
    at(3, 0, { status: 'locked' }),
    at(4, 0, { isBlocked: true }),
    at(6, 0, { approval: 'pending' }),
    at(7, 0, { servedAt: '2027-03-10T10:00:00Z' }),
  ]
  expect(ids(awaited(bookings, [], [3]))).toEqual([1, 5])
})

test('whoever is in the line or at a counter is awaited no more, and who was called and did not come is again', () => {
  const bookings = [at(1, 0), at(2, 0), at(3, 0), at(4, 0)]
  const tickets = [
    sampleTicket({ id: 1, bookingId: 1 }),
    sampleTicket({ id: 2, bookingId: 2, status: 'CALLED' }),
    sampleTicket({ id: 3, bookingId: 3, status: 'FAILED' }),
    sampleTicket({ id: 4, bookingId: null }),
  ]
  expect(ids(awaited(bookings, tickets, [3]))).toEqual([3, 4])
})

test('late ones are listed for an hour, and the next ones half an hour before their time', () => {
  const all = [at(1, -61), at(2, -60), at(3, 0), at(4, 30), at(5, 31)]
  expect(ids(dueNow(all, noon))).toEqual([2, 3, 4])
})

test('anyone of the day is found by name, without marks; too little finds nobody', () => {
  const all = [at(1, -200, { lastName: 'Kļaviņa' }), at(2, 300, { firstName: 'Jānis', lastName: 'Bērziņš' })]
  expect(ids(foundByName(all, 'klav'))).toEqual([1])
  expect(ids(foundByName(all, 'bērz jān'))).toEqual([2])
  expect([foundByName(all, 'an'), foundByName(all, 'K7Q2')]).toEqual([[], []])
})
