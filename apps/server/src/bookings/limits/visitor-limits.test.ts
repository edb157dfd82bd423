import { resolveProfile } from '@rinda/rulebook/resolve'
import { describe, expect, test } from 'vitest'
import { internalCaller, systemCaller, visitorCaller, visitorOf } from '../../access/caller.ts'
import { staff } from '../../testing/clients/callers.ts'
import { limitsOfBooking, limitsOfHold } from './visitor-limits.ts'

const limits = resolveProfile({ companyId: 1 }).visitorLimits
const origin = { session: 'page 1', ip: '192.0.2.1' }
const visitor = visitorOf(1, 'app', origin)
const overHttp = visitorCaller(null, { ...origin, session: '' })
const others = [staff(), internalCaller(origin), systemCaller]
const booked = {
  locationId: 1,
  serviceId: 5,
  localDate: '2026-12-02',
  customer: { email: 'zane@visitor.example', phone_country_code: '371', phone_number: '20000001' },
}

/** Names what would be counted together with this visitor's bookings. */
const subjects = (caller: typeof visitor, more: Partial<typeof booked> = {}) =>
  limitsOfBooking(caller, limits, { ...booked, ...more }).map(({ subject }) => subject)

test('nobody but visitors is limited', () => {
  for (const caller of others) {
    expect(limitsOfHold(caller, limits, 1)).toEqual([])
    expect(limitsOfBooking(caller, limits, booked)).toEqual([])
  }
})

test('at a paired kiosk each visitor is limited, and neither the device nor its address; elsewhere it is as any page', () => {
  const kiosk = { ...visitor, kiosk: { kioskId: 1, locationId: 1, name: 'Hall' } }
  expect(limitsOfHold(kiosk, limits, 1)).toEqual([])
  expect(limitsOfHold(kiosk, limits, 2)).toEqual(limitsOfHold(visitor, limits, 2))
  expect(subjects(kiosk)).toEqual(['phone 371 20000001', 'email zane@visitor.example'])
  expect(subjects(kiosk, { locationId: 2 })).toEqual(subjects(visitor))
})

describe('holds', () => {
  test('are limited by session and address at once, and by address in an hour and a day', () => {
    expect(limitsOfHold(visitor, limits, 1)).toMatchObject([
      { act: 'hold', within: 'at once', most: limits.sessionHolds, reason: 'visitor_holds_at_once' },
      { act: 'hold', within: 'at once', most: limits.addressHolds, reason: 'visitor_holds_at_once' },
      { act: 'hold', within: 60, most: limits.addressHoldsPerHour, reason: 'visitor_holds' },
      { act: 'hold', within: 1440, most: limits.addressHoldsPerDay, reason: 'visitor_holds' },
    ])
  })

  test('are limited by address alone where there is no session', () => {
    expect(limitsOfHold(overHttp, limits, 1).map(({ most }) => most)).toEqual([
      limits.addressHolds,
      limits.addressHoldsPerHour,
      limits.addressHoldsPerDay,
    ])
  })
})

describe('bookings', () => {
  test('are limited by session, address, day of a service, phone and e-mail', () => {
    const all = { act: 'booking', reason: 'visitor_bookings' }
    expect(limitsOfBooking(visitor, limits, booked)).toMatchObject([
      { ...all, within: 60, most: limits.sessionBookingsPerHour },
      { ...all, within: 60, most: limits.addressBookingsPerHour },
      { ...all, within: 1440, most: limits.addressBookingsPerDay },
      { ...all, reason: 'visitor_service_day', within: 1440, most: limits.addressBookingsPerServiceDay },
      {
        ...all,
        reason: 'visitor_phone_bookings',
        field: 'phoneNumber',
        within: 1440,
        most: limits.phoneBookingsPerDay,
      },
      {
        ...all,
        reason: 'visitor_email_bookings',
        field: 'email',
        within: 1440,
        most: limits.emailBookingsPerDay,
      },
    ])
  })

  test('are counted together where the session, the address, the number or the e-mail is the same', () => {
    const shared = (caller: typeof visitor, more: Partial<typeof booked> = {}) =>
      subjects(visitor).map((subject) => subjects(caller, more).includes(subject))
    const [session, address, again, day, phone, email] = [0, 1, 2, 3, 4, 5]
    const same = (...which: (number | undefined)[]) =>
      [0, 1, 2, 3, 4, 5].map((index) => which.includes(index))
    expect(shared(visitor)).toEqual(same(session, address, again, day, phone, email))
    expect(shared(visitorOf(1, 'app', { ...origin, session: 'page 2' }))).toEqual(
      same(address, again, day, phone, email),
    )
    expect(shared(visitorOf(1, 'app', { ...origin, ip: '192.0.2.2' }))).toEqual(same(session, phone, email))
    expect(shared(visitor, { serviceId: 6 })).toEqual(same(session, address, again, phone, email))
    expect(shared(visitor, { localDate: '2026-12-03' })).toEqual(same(session, address, again, phone, email))
    const { customer } = booked
    expect(shared(visitor, { customer: { ...customer, phone_number: '20000002' } })).toEqual(
      same(session, address, again, day, email),
    )
    expect(shared(visitor, { customer: { ...customer, phone_country_code: '370' } })).toEqual(
      same(session, address, again, day, email),
    )
    expect(shared(visitor, { customer: { ...customer, email: ' ZANE@visitor.example ' } })).toEqual(
      same(session, address, again, day, phone, email),
    )
  })

  test('without a number, an e-mail or a session are not counted as those of one', () => {
    expect(subjects(visitor, { customer: { ...booked.customer, phone_number: '' } })).toHaveLength(5)
    expect(subjects(visitor, { customer: { ...booked.customer, email: ' ' } })).toHaveLength(5)
    expect(subjects(overHttp)).toHaveLength(5)
  })
})
