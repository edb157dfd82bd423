import { resolveProfile } from '@rinda/rulebook/resolve'
import { expect, test } from 'vitest'
import { internalCaller, visitorCaller } from '../../access/caller.ts'
import { staff } from '../../testing/clients/callers.ts'
import { isUnexplained, whyNotCanceled } from './cancel.ts'

const now = new Date('2026-12-02T10:00:00Z')
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const booking = {
  kind: 'appointment',
  status: 'scheduled',
  approval: 'none',
  starts_at: minutesFromNow(1),
  ends_at: minutesFromNow(31),
  served_at: null,
} as const

test('a visit is canceled until it begins, a block until it ends', () => {
  expect(whyNotCanceled(booking, now)).toBeNull()
  const begun = { ...booking, starts_at: now }
  expect(whyNotCanceled(begun, now)).toBe('booking_in_past')
  expect(whyNotCanceled({ ...begun, kind: 'block' }, now)).toBeNull()
  expect(whyNotCanceled({ ...begun, kind: 'block', ends_at: now }, now)).toBe('booking_in_past')
})

test('what was served, waits for approval or is over stays as it is', () => {
  expect(whyNotCanceled({ ...booking, served_at: now }, now)).toBe('booking_served')
  expect(whyNotCanceled({ ...booking, approval: 'pending' }, now)).toBe('approval_open')
  expect(whyNotCanceled({ ...booking, status: 'canceled' }, now)).toBe('wrong_state')
})

const asking = (cancelCommentRequired: boolean) => {
  const profile = resolveProfile({ companyId: 1 })
  return { ...profile, booking: { ...profile.booking, cancelCommentRequired } }
}
const visit = { kind: 'appointment' } as const

test('a company that asks for a reason hears it from its staff, of visits', () => {
  const lacks = (notes: { canceled?: string }) => isUnexplained(staff(), asking(true), visit, notes)
  expect([lacks({}), lacks({ canceled: '' }), lacks({ canceled: '  ' })]).toEqual([true, true, true])
  expect(lacks({ canceled: ' ill ' })).toBe(false)
  expect(isUnexplained(staff(), asking(true), visit, { other: 'ill' })).toBe(true)
})

test('nobody else is asked, and neither is who ends a block', () => {
  expect(isUnexplained(staff(), asking(false), visit, {})).toBe(false)
  expect(isUnexplained(staff(), asking(true), { kind: 'block' }, {})).toBe(false)
  const origin = { session: '', ip: '' }
  for (const caller of [visitorCaller(null, origin), internalCaller(origin)])
    expect(isUnexplained(caller, asking(true), visit, {})).toBe(false)
})
