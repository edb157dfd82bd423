import { dayBounds } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { sampleBooking } from '../../../bookings/sample-booking.ts'
import { createWeekModel } from '../../../features/week-calendar/week-model.ts'
import { shownOf } from './week-part.ts'

const [zone, date] = ['Europe/Riga', '2026-11-16']
const midnight = dayBounds(date, zone).from

test('the list of a day has the visits that the head of the day counts: one that goes on over midnight is of the day before', () => {
  const booked = (qtid: string, from: number, till: number, isBlocked = false) =>
    sampleBooking({ qtid, startsAt: midnight + from, endsAt: midnight + till, isBlocked })
  const model = createWeekModel()({
    sheet: { location_id: '1', zone, days: [{ date, open: null, special: false, columns: [] }] },
    bookings: [
      booked('before', -30, 30),
      booked('early', 60, 90),
      booked('night', -60, 40, true),
      booked('late', 1410, 1470),
    ],
    hours: { startMinute: 0, endMinute: 1440 },
    filter: {},
    reach: { locationIds: null, bmsIdPrefixes: null, serviceIds: null, calendarServiceIds: null },
    showsFree: false,
    attention: new Set(),
    parts: 7,
    columnPx: 180,
    now: midnight - 1440,
  })
  const { parts } = shownOf(model, { date })
  expect(parts.map(({ booking }) => booking.qtid)).toEqual(['night', 'early', 'late'])
  expect(parts.filter(({ booking }) => !booking.isBlocked)).toHaveLength(
    model.days[0]?.day.bookingCount ?? Number.NaN,
  )
})
