import { expect, test } from 'vitest'
import { roles } from './role.ts'
import { mayAddSpecialists } from './specialists.ts'

const everything = { locationIds: null, serviceIds: null }

test('specialists are written down by admins alone', () => {
  expect(roles.filter((role) => mayAddSpecialists({ role, reach: everything }))).toEqual([
    'QTICKET_ADMIN',
    'COMPANY_ADMIN',
  ])
})

test('no admin who is limited writes down somebody whom they could not see afterwards', () => {
  for (const limit of [{ locationIds: [1] }, { serviceIds: [1] }, { locationIds: [], serviceIds: [] }]) {
    expect(mayAddSpecialists({ role: 'COMPANY_ADMIN', reach: { ...everything, ...limit } })).toBe(false)
  }
})
