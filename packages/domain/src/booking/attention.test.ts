import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Weekday, weekdays } from '../time/zone.ts'
import { type BookingPlace, impactOnBookings, needingAttention, type StandingBooking } from './attention.ts'

const day = Date.parse('2026-12-09') / 60_000
/** Minutes of the day in UTC; Riga's clock is two hours ahead. */
const utc = (time: string) => day + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
let ids = 0
const booking = (from: string, till: string, more: Partial<StandingBooking> = {}): StandingBooking => ({
  id: ++ids,
  serviceId: 1,
  specialistId: 1,
  startsAt: utc(from),
  endsAt: utc(till),
  isBlock: false,
  isPending: false,
  isServed: false,
  ...more,
})
const everyDay = Object.fromEntries(weekdays.map((name) => [name, { from: '08:00', till: '20:00' }]))
const open: BookingPlace = {
  hours: { zone: 'Europe/Riga', week: everyDay, specials: [] },
  bookingTimes: [],
  isLocationActive: true,
  isServiceActive: true,
  isSpecialistActive: true,
}
const reasonsOf = (bookings: readonly StandingBooking[], place: BookingPlace = open, now = utc('05:00')) =>
  Object.fromEntries(needingAttention(bookings, () => place, now).map((one) => [one.booking.id, one.reasons]))

describe('overlaps', () => {
  test('two visits of a specialist that cross need attention, both', () => {
    const [one, other] = [booking('08:00', '08:30'), booking('08:15', '08:45')]
    expect(reasonsOf([one, other])).toEqual({ [one.id]: ['overlap'], [other.id]: ['overlap'] })
  })

  test.each([
    ['with the same start and end', booking('08:00', '08:30')],
    ['that follows', booking('08:30', '09:00')],
    ['with another specialist of the same service', booking('08:10', '08:40', { specialistId: 2 })],
    ['of the service without a specialist', booking('08:10', '08:40', { specialistId: null })],
  ])('a visit %s disturbs nobody', (_what, other) => {
    expect(reasonsOf([booking('08:00', '08:30'), other])).toEqual({})
  })

  test('a specialist is one person for all services, a service without specialists one line', () => {
    const elsewhere = booking('08:10', '08:40', { serviceId: 9 })
    expect(Object.keys(reasonsOf([booking('08:00', '08:30'), elsewhere]))).toHaveLength(2)
    const alone = { specialistId: null }
    const desk = [booking('08:00', '08:30', alone), booking('08:10', '08:40', alone)]
    expect(Object.keys(reasonsOf(desk))).toHaveLength(2)
    const two = [booking('08:00', '08:30', alone), booking('08:10', '08:40', { ...alone, serviceId: 2 })]
    expect(reasonsOf(two)).toEqual({})
  })

  test('a visit over a block needs attention whatever its length, and the block does not', () => {
    const block = booking('08:00', '08:30', { isBlock: true })
    const visit = booking('08:00', '08:30')
    expect(reasonsOf([block, visit])).toEqual({ [visit.id]: ['blocked'] })
  })

  test('two blocks need nobody', () => {
    expect(
      reasonsOf([booking('08:00', '09:00', { isBlock: true }), booking('08:30', '10:00', { isBlock: true })]),
    ).toEqual({})
  })

  test('what is over is neither listed nor in the way; what is served is in the way only', () => {
    const [over, next] = [booking('08:00', '08:30'), booking('08:15', '08:45')]
    expect(reasonsOf([over, next], open, utc('08:30'))).toEqual({})
    const served = booking('08:00', '08:30', { isServed: true })
    expect(reasonsOf([served, next], open, utc('08:20'))).toEqual({ [next.id]: ['overlap'] })
  })
})

describe('the place as it is now', () => {
  const alone = booking('08:00', '08:30')
  const at = (place: Partial<BookingPlace>) => reasonsOf([alone], { ...open, ...place })[alone.id]

  test('a visit in the opening hours of an active place needs nothing', () => {
    expect(at({})).toBeUndefined()
  })

  test.each([
    ['closed by now', { hours: { ...open.hours, specials: [{ day: '2026-12-09' }] } }],
    [
      'open from later on by now',
      { hours: { ...open.hours, specials: [{ day: '2026-12-09', from: '10:15', till: '18:00' }] } },
    ],
    ['at another time by now', { bookingTimes: [{ day: '2026-12-09', from: '12:00', till: '14:00' }] }],
  ])('a visit whose place is %s is outside', (_what, place) => {
    expect(at(place)).toEqual(['outside_hours'])
  })

  test('a visit is within the hours to their last minute, and not a minute longer', () => {
    const until = (till: string) => ({ bookingTimes: [{ day: '2026-12-09', from: '10:00', till }] })
    expect(at(until('10:30'))).toBeUndefined()
    expect(at(until('10:29'))).toEqual(['outside_hours'])
  })

  test('a visit is on one of the days that can be booked, both ends among them', () => {
    const days = (from: string, till: string) => at({ days: { from, till } })
    expect(days('2026-12-09', '2026-12-09')).toBeUndefined()
    expect(days('2026-12-10', '2026-12-31')).toEqual(['outside_period'])
    expect(days('2026-12-01', '2026-12-08')).toEqual(['outside_period'])
    expect(at({ days: null })).toBeUndefined()
    const late = booking('22:30', '23:00')
    const allNight = {
      ...open,
      hours: { ...open.hours, week: { thursday: { from: '00:00', till: '23:59' } } },
      days: { from: '2026-12-10', till: '2026-12-10' },
    }
    // In Riga it is Thursday by then.
    expect(reasonsOf([late], allNight)).toEqual({})
  })

  test('on a special day the first half hour, which cannot be booked, is open all the same', () => {
    const specials = [{ day: '2026-12-09', from: '10:00', till: '18:00' }]
    expect(at({ hours: { ...open.hours, specials } })).toBeUndefined()
  })

  test('a visit at which its specialist does not work, or is absent, is named', () => {
    const absence = {
      fromDate: '2026-12-08',
      fromTime: null,
      tillDate: '2026-12-09',
      tillTime: null,
      note: '',
    }
    const week = { wednesday: [{ from: '10:00', till: '12:00' }] }
    expect(at({ work: { week, absences: [] } })).toBeUndefined()
    expect(at({ work: { week: { wednesday: [{ from: '10:15', till: '12:00' }] }, absences: [] } })).toEqual([
      'specialist_off',
    ])
    expect(at({ work: { week: {}, absences: [absence] } })).toEqual(['specialist_away'])
    expect(at({ work: { week: null, absences: [{ ...absence, tillTime: '10:00' }] } })).toBeUndefined()
    expect(at({ work: { week: null, absences: [{ ...absence, tillTime: '10:01' }] } })).toEqual([
      'specialist_away',
    ])
  })

  test('each part that is no longer active is named', () => {
    expect(at({ isLocationActive: false })).toEqual(['location_inactive'])
    expect(at({ isServiceActive: false })).toEqual(['service_inactive'])
    expect(at({ isSpecialistActive: false })).toEqual(['specialist_inactive'])
  })

  test('a visit that waits for approval is named with whatever else is wrong', () => {
    const waiting = booking('08:00', '08:30', { isPending: true })
    expect(reasonsOf([waiting], { ...open, isServiceActive: false })[waiting.id]).toEqual([
      'approval_pending',
      'service_inactive',
    ])
  })
})

/** The definition once more, pair by pair and minute by minute. */
function slowly(bookings: readonly StandingBooking[], place: BookingPlace, now: number) {
  const current = bookings.filter((one) => one.endsAt > now)
  return current.flatMap((one) => {
    if (one.isBlock || one.isServed) return []
    const others = current.filter(
      (other) =>
        other !== one &&
        one.specialistId === other.specialistId &&
        (one.specialistId !== null || one.serviceId === other.serviceId) &&
        Array.from({ length: one.endsAt - one.startsAt }, (_, index) => one.startsAt + index).some(
          (minute) => other.startsAt <= minute && minute < other.endsAt,
        ) &&
        (other.isBlock || one.startsAt !== other.startsAt || one.endsAt !== other.endsAt),
    )
    // Riga in winter, open from 8 to 20.
    const wall = [one.startsAt, one.endsAt].map((at) => at + 120)
    const [from, till] = wall.map((at) => at - Math.floor((wall[0] ?? 0) / 1440) * 1440)
    const isOutside = (from ?? 0) < 480 || (till ?? 0) > 1200
    const reasons = [
      ...(one.isPending ? ['approval_pending'] : []),
      ...(others.some((other) => !other.isBlock) ? ['overlap'] : []),
      ...(others.some((other) => other.isBlock) ? ['blocked'] : []),
      ...(isOutside ? ['outside_hours'] : []),
      ...(place.isSpecialistActive ? [] : ['specialist_inactive']),
    ]
    const withWhom = others.map((other) => other.id).sort((a, b) => a - b)
    return reasons.length > 0 ? [{ id: one.id, reasons, withWhom }] : []
  })
}

const randomBooking = fc
  .record({
    serviceId: fc.integer({ min: 1, max: 2 }),
    specialistId: fc.constantFrom(null, 1, 1, 2),
    start: fc.integer({ min: 0, max: 30 }).map((half) => half * 15),
    minutes: fc.constantFrom(15, 30, 30, 60, 300),
    isBlock: fc.constantFrom(false, false, false, true),
    isPending: fc.constantFrom(false, false, false, true),
    isServed: fc.constantFrom(false, false, false, true),
  })
  .map(({ start, minutes, ...rest }) => ({
    ...rest,
    startsAt: utc('05:00') + start,
    endsAt: utc('05:00') + start + minutes,
  }))
const randomDays = fc.tuple(
  fc.array(randomBooking, { maxLength: 14, size: 'max' }),
  fc.boolean(),
  fc.nat(700),
)

test('answers as the slow definition does, for thousands of days', () => {
  fc.assert(
    fc.property(randomDays, ([rows, isSpecialistActive, later]) => {
      const bookings = rows.map((row, index) => ({ ...row, id: index }))
      const place = { ...open, isSpecialistActive }
      const now = utc('05:00') + later
      const answer = needingAttention(bookings, () => place, now)
      const plain = answer.map(({ booking: one, reasons, overlaps }) => ({
        id: one.id,
        reasons,
        withWhom: overlaps.map((other) => other.id).sort((a, b) => a - b),
      }))
      expect(plain).toEqual(slowly(bookings, place, now))
    }),
    { numRuns: 3000 },
  )
})

test('these days have something that needs attention', () => {
  const found = fc.sample(randomDays, { numRuns: 300, seed: 1 }).map(([rows, isSpecialistActive, later]) => {
    const bookings = rows.map((row, index) => ({ ...row, id: index }))
    return needingAttention(bookings, () => ({ ...open, isSpecialistActive }), utc('05:00') + later).length
  })
  expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(400)
})

test('a visit of the hour that comes twice is within the hours', () => {
  const sunday: Weekday = 'sunday'
  const night = { ...open, hours: { ...open.hours, week: { [sunday]: { from: '02:00', till: '05:00' } } } }
  const from = Date.parse('2026-10-25T00:30Z') / 60_000
  const visit = { ...booking('00:00', '00:30'), startsAt: from, endsAt: from + 60 }
  expect(reasonsOf([visit], night, 0)).toEqual({})
})

describe('what a change of the place leaves outside', () => {
  const hour = fc.integer({ min: 6, max: 21 }).map((value) => `${String(value).padStart(2, '0')}:00`)
  const place = fc
    .tuple(hour, hour, fc.boolean(), fc.boolean(), fc.boolean())
    .map(([from, till, isLocationActive, isServiceActive, isSpecialistActive]): BookingPlace => {
      const week = Object.fromEntries(weekdays.map((name) => [name, { from, till }]))
      const hours = { ...open.hours, week }
      return { ...open, hours, isLocationActive, isServiceActive, isSpecialistActive }
    })
  const visit = fc
    .tuple(hour, fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([from, length, isBlock, isPending, isServed]) => {
      const startsAt = utc(from)
      return { ...booking(from, from), endsAt: startsAt + length * 60, isBlock, isPending, isServed }
    })

  test('is what needs attention after it for a reason that it had not before', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 8 }), place, place, hour, (bookings, before, after, now) => {
        const had = reasonsOf(bookings, before, utc(now))
        const has = needingAttention(bookings, () => after, utc(now))
        const expected = has
          .map(({ booking: one, reasons }) => ({
            booking: one,
            reasons: reasons.filter((reason) => !had[one.id]?.includes(reason)),
          }))
          .filter(({ reasons }) => reasons.length > 0)
        const change = { before: () => before, after: () => after }
        expect(impactOnBookings(bookings, change, utc(now))).toEqual(expected)
      }),
    )
  })
})
