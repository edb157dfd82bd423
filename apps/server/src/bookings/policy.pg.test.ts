import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, internalCaller, visitorCaller, visitorOf } from '../access/caller.ts'
import { createSettings, type Settings } from '../availability/settings.ts'
import type { OpenDatabase } from '../database/database.ts'
import { staff } from '../testing/clients/callers.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { settle } from '../testing/towns/town.ts'
import { bookingToChange, placeToBook, visibleBooking } from './policy.ts'

// What a verb is given before it begins: the place, or the booking, as far as it is within the caller's reach.

const now = new Date('2026-12-01T08:00:00Z')
const origin = { session: '', ip: '' }
const visitor = visitorOf(1, 'app', origin)
const anybody = visitorCaller(null, origin)
const program = internalCaller(origin)
const platform = staff({ role: 'QTICKET_ADMIN' })
const nils = staff({ companyId: 40, email: 'user@nails.example', role: 'COMPANY_USER' })
const bookingId = 9001
const qtid = '6f1d2f43-2f0e-4d1c-9f57-6d2c1a4b9e01'
const token = 'the-token-of-it'

let database: OpenDatabase
let settings: Settings

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await settle(db, now)
  await db.updateTable('locations').set({ is_visible: false }).where('location_id', '=', 2).execute()
  await db.updateTable('services').set({ is_visible: false }).where('service_id', '=', 2).execute()
  const profile = JSON.stringify({ booking: { mayCreate: false } })
  await db.updateTable('companies').set({ profile }).where('company_id', '=', 40).execute()
  await db
    .insertInto('bookings')
    .values({
      company_id: 1,
      booking_id: bookingId,
      qtid,
      token,
      kind: 'appointment',
      status: 'scheduled',
      location_id: 1,
      service_id: 1,
      specialist_id: 2,
      user_id: null,
      starts_at: new Date('2026-12-02T10:00:00Z'),
      ends_at: new Date('2026-12-02T10:30:00Z'),
      expire_at: null,
      served_at: null,
      user_deleted_at: null,
      client_type: 'portal',
      created_at: now,
      updated_at: now,
    })
    .execute()
  settings = createSettings(db, () => now, true)
})
afterAll(() => database.close())

describe('a place to book', () => {
  /** Says why not, with the field; null where the caller may book. */
  async function why(caller: Caller, locationId: number, serviceId?: number): Promise<string | null> {
    const place = await placeToBook(settings, caller, {
      locationId,
      ...(serviceId === undefined ? {} : { serviceId }),
    })
    return place.ok ? null : place.refusals.map(({ reason, field }) => `${reason} ${field}`).join()
  }

  test('is any within reach', async () => {
    for (const caller of [staff(), platform, program, visitor, anybody])
      expect(await why(caller, 1, 1)).toBeNull()
    expect(await why(nils, 1, 1)).toBe('not_found locationId')
    expect(await why(staff(), 77)).toBe('not_found locationId')
    expect(await why(staff({ serviceIds: [2] }), 1, 1)).toBe('not_found serviceId')
    expect(await why(staff({ serviceIds: [2] }), 1)).toBeNull()
  })

  test('is for visitors what they are shown', async () => {
    expect(await why(visitor, 2)).toBe('not_found locationId')
    expect(await why(visitor, 1, 2)).toBe('not_found serviceId')
    expect(await why(visitor, 1)).toBeNull()
    for (const caller of [staff(), program]) {
      expect(await why(caller, 2)).toBeNull()
      expect(await why(caller, 1, 2)).toBeNull()
    }
  })

  test('is for staff where their company lets them book', async () => {
    expect(await why(nils, 40, 5)).toBe('forbidden undefined')
    for (const caller of [program, anybody]) expect(await why(caller, 40, 5)).toBeNull()
  })

  test('comes with its rules, with what this person may do, and with nobody’s rows but its company’s', async () => {
    for (const caller of [staff(), platform]) {
      const place = await placeToBook(settings, caller, { locationId: 1 })
      if (!place.ok) throw new Error(JSON.stringify(place))
      const { setting, profile, scope } = place.value
      expect([setting.locationId, scope.companyId]).toEqual([1, 1])
      expect(profile.screens.includes('service-config')).toBe(caller === platform)
    }
  })
})

describe('a booking', () => {
  const found = async (caller: Caller, name: Parameters<typeof visibleBooking>[2]) => {
    const booking = await visibleBooking(database.db, caller, name)
    return booking.ok ? booking.value.booking_id : booking.refusals[0]
  }

  test('is found by either name, by whom it is within reach', async () => {
    const withToken = visitorCaller(token, origin)
    for (const caller of [staff(), platform, program, withToken]) {
      expect(await found(caller, { qtid })).toBe(bookingId)
      expect(await found(caller, { bookingId })).toBe(bookingId)
    }
    for (const caller of [nils, anybody, visitor, staff({ locationIds: [2] })])
      expect(await found(caller, { qtid })).toEqual({ reason: 'not_found' })
  })

  test('that is not there, or not named, is not found', async () => {
    expect(await found(staff(), { qtid: '00000000-0000-4000-8000-000000000000' })).toEqual({
      reason: 'not_found',
    })
    expect(await found(staff(), undefined)).toEqual({ reason: 'not_found' })
  })
})

describe('a booking that is to change', () => {
  const changing = (caller: Caller, locationId?: number) =>
    bookingToChange({ db: database.db, settings }, caller, { qtid }, locationId)
  const reasonOf = async (caller: Caller, locationId?: number) => {
    const result = await changing(caller, locationId)
    return result.ok ? null : result.refusals[0]
  }

  test('comes with the rules of where it is, or of where it is to be', async () => {
    for (const [locationId, expected] of [
      [undefined, 1],
      [2, 2],
    ] as const) {
      const result = await changing(platform, locationId)
      if (!result.ok) throw new Error(JSON.stringify(result))
      const { row, setting, profile, scope } = result.value
      expect([row.booking_id, setting.locationId, scope.companyId]).toEqual([bookingId, expected, 1])
      expect(profile.screens).toContain('service-config')
    }
  })

  test('stays within its company, and where the caller reaches', async () => {
    const nowhere = { reason: 'not_found', field: 'locationId' }
    expect(await reasonOf(platform, 40)).toEqual(nowhere)
    expect(await reasonOf(staff(), 77)).toEqual(nowhere)
    expect(await reasonOf(staff({ locationIds: [1] }), 2)).toEqual(nowhere)
    expect(await reasonOf(nils)).toEqual({ reason: 'not_found' })
  })
})
