import { resolveProfile } from '@rinda/rulebook/resolve'
import { describe, expect, test } from 'vitest'
import { internalCaller, systemCaller, visitorCaller, visitorOf } from '../access/caller.ts'
import { staff } from '../testing/clients/callers.ts'
import {
  approvalOfNew,
  bookingKey,
  type ChangeRight,
  maySee,
  whyHoldEnded,
  whyNotChange,
  whyNotName,
} from './policy.ts'

const origin = { session: 'tab 1', ip: '192.0.2.1' }
const program = internalCaller(origin)
const visitor = (token: string | null) => visitorCaller(token, origin)
const booking = { company_id: 1, location_id: 3, service_id: 5, token: 'the-token-of-it' }
const rights: readonly ChangeRight[] = ['create', 'cancel', 'release']

describe('a booking', () => {
  test('is seen by a visitor who has its token', () => {
    expect(maySee(visitor(booking.token), booking)).toBe(true)
    for (const token of [null, '', 'the-token-of-is', 'the-token-of-it-', 'the-token'])
      expect(maySee(visitor(token), booking)).toBe(false)
    expect(maySee(visitorOf(1, 'app', origin), booking)).toBe(false)
  })

  test('is seen by staff within whose reach its location and its service are', () => {
    expect(maySee(staff(), booking)).toBe(true)
    expect(maySee(staff({ companyId: 2 }), booking)).toBe(false)
    expect(maySee(staff({ role: 'NONE' }), booking)).toBe(false)
    expect(maySee(staff({ locationIds: [4] }), booking)).toBe(false)
    expect(maySee(staff({ serviceIds: [6] }), booking)).toBe(false)
    expect(maySee(staff({ locationIds: [3], serviceIds: [5] }), booking)).toBe(true)
  })

  test('is seen by programs', () => {
    expect([maySee(program, booking), maySee(systemCaller, booking)]).toEqual([true, true])
  })

  test('is named by its number where verbs say which they change', () => {
    expect(bookingKey({ booking_id: 12 })).not.toBe(bookingKey({ booking_id: 1 }))
  })
})

describe('a change of a booking', () => {
  const line = { at: '', act: 'lock', status: 'locked' } as const
  const row = { ...booking, log: [{ ...line, by: 'anna@rinda.example' }] }
  const allowing = (mayCreate: boolean, mayCancel: boolean) => {
    const profile = resolveProfile({ companyId: 1 })
    return { ...profile, booking: { ...profile.booking, mayCreate, mayCancel } }
  }
  const mayBy = (caller: Parameters<typeof whyNotChange>[0], profile = allowing(false, false)) =>
    rights.filter((right) => whyNotChange(caller, row, profile, right, null) === null)
  const other = staff({ email: 'bert@rinda.example' })

  test('takes the right to create or to cancel, and a hold is released by who may cancel', () => {
    expect(mayBy(other, allowing(true, false))).toEqual(['create'])
    expect(mayBy(other, allowing(false, true))).toEqual(['cancel', 'release'])
    expect(mayBy(other, allowing(true, true))).toEqual(rights)
    expect(mayBy(other)).toEqual([])
    expect(whyNotChange(other, row, allowing(false, false), 'cancel', null)).toMatchObject({
      refusals: [{ reason: 'forbidden' }],
    })
  })

  test('of a hold is for who made it: they release it', () => {
    expect(mayBy(staff())).toEqual(['release'])
    expect(mayBy(staff(), allowing(true, false))).toEqual(['create', 'release'])
  })

  test('asks rights of staff alone', () => {
    for (const caller of [visitor(row.token), program, systemCaller]) expect(mayBy(caller)).toEqual(rights)
  })

  test('is refused to anybody who names a token that is not its own', () => {
    for (const caller of [staff(), visitor(row.token), program]) {
      expect(whyNotChange(caller, row, allowing(true, true), 'create', 'another-token')).toMatchObject({
        refusals: [{ reason: 'forbidden', field: 'token' }],
      })
      expect(whyNotChange(caller, row, allowing(true, true), 'create', row.token)).toBeNull()
    }
    expect([whyNotName(row, null), whyNotName(row, row.token)]).toEqual([null, null])
    expect(whyNotName(row, '')).not.toBeNull()
  })
})

describe('what is booked', () => {
  const asking = (visitorApproval: boolean) => {
    const profile = resolveProfile({ companyId: 1 })
    return { ...profile, booking: { ...profile.booking, visitorApproval } }
  }

  test('waits for approval where the company wants it, and only when a visitor books', () => {
    expect(approvalOfNew(visitor(null), asking(true))).toBe('pending')
    expect(approvalOfNew(visitor(null), asking(false))).toBe('none')
    for (const caller of [staff(), program]) expect(approvalOfNew(caller, asking(true))).toBe('none')
  })
})

describe('a hold', () => {
  const now = new Date('2026-12-02T10:00:00Z')
  const ending = (expire_at: Date | null) => whyHoldEnded({ status: 'locked', expire_at }, now)

  test('is over at the moment of its end, also where nobody has noted that yet', () => {
    expect(ending(new Date(now.getTime() + 1))).toBeNull()
    for (const late of [0, 1]) {
      expect(ending(new Date(now.getTime() - late))).toMatchObject({ refusals: [{ reason: 'hold_ended' }] })
    }
  })

  test('that has no end goes on', () => {
    expect(ending(null)).toBeNull()
  })

  test('is over once that is noted', () => {
    expect(whyHoldEnded({ status: 'expired', expire_at: null }, now)).not.toBeNull()
  })
})
