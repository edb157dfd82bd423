import { roles } from '@rinda/domain/access/role'
import { expect, test } from 'vitest'
import { internalCaller } from '../access/caller.ts'
import { staff } from '../testing/clients/callers.ts'
import { mayCreateUser, visitsSeenBy } from './policy.ts'

const program = internalCaller({ session: '', ip: '' })

test('visitors are seen by everybody of the staff who has a role, and by other programs', () => {
  for (const role of roles) {
    expect(visitsSeenBy(staff({ role }))).toEqual(
      role === 'NONE' ? null : { locationIds: null, serviceIds: null },
    )
  }
  expect(visitsSeenBy(program)).toEqual({ locationIds: null, serviceIds: null })
})

test('who is limited to places sees those who come there', () => {
  expect(visitsSeenBy(staff({ locationIds: [3], serviceIds: [5] }))).toEqual({
    locationIds: [3],
    serviceIds: [5],
  })
})

test('somebody new is written down by who sees them afterwards', () => {
  expect([mayCreateUser(program), mayCreateUser(staff({ role: 'COMPANY_USER' }))]).toEqual([true, true])
  expect(mayCreateUser(staff({ role: 'NONE' }))).toBe(false)
  expect(mayCreateUser(staff({ locationIds: [3] }))).toBe(false)
  expect(mayCreateUser(staff({ serviceIds: [5] }))).toBe(false)
})
