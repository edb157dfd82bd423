import type { Booking } from '@rinda/client/bookings/booking-view'
import { expect, test } from 'vitest'
import { whereItWent } from './where-it-went.ts'

const seen = {
  qtid: 'a',
  status: 'scheduled',
  startsAt: 100,
  specialistId: 1,
  locationId: 1,
  serviceId: 1,
  log: [],
} as unknown as Booking
const nobody = () => undefined

test('a booking that stands where it stood went nowhere', () => {
  expect(whereItWent(seen, { ...seen, firstName: 'Other' }, nobody)).toBeNull()
})

test('one that stands elsewhere is there', () => {
  const moved = { ...seen, specialistId: 2 }
  expect(whereItWent(seen, moved, nobody)).toBe(moved)
})

test('one that was rescheduled went on as another, if that one is known', () => {
  const log = [{ at: '', by: '', status: 'rescheduled', act: 'reschedule', to: 'b' }]
  const ended: Booking = { ...seen, status: 'rescheduled', log }
  const next: Booking = { ...seen, qtid: 'b', startsAt: 200 }
  expect(whereItWent(seen, ended, (qtid) => (qtid === 'b' ? next : undefined))).toBe(next)
  expect(whereItWent(seen, ended, nobody)).toBeNull()
})
