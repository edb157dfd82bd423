import { roles } from '@rinda/domain/access/role'
import { describe, expect, test } from 'vitest'
import { staff } from '../testing/clients/callers.ts'
import {
  mayCreateSpecialist,
  mayEditSpecialist,
  mayListSpecialists,
  maySeeServed,
  maySeeSpecialist,
} from './policy.ts'
import type { Served } from './store.ts'

const north = { serviceId: 5, locationId: 3 }
const south = { serviceId: 6, locationId: 4 }
const serving = (...served: Served[]) => ({ row: { company_id: 1 }, served })

describe('a specialist', () => {
  test('is seen by everybody of the company who has a role', () => {
    for (const role of roles) expect(maySeeSpecialist(staff({ role }), serving(north))).toBe(role !== 'NONE')
    expect(maySeeSpecialist(staff({ companyId: 2 }), serving(north))).toBe(false)
    expect(maySeeSpecialist(staff({ companyId: 2, role: 'QTICKET_ADMIN' }), serving(north))).toBe(true)
  })

  test('is seen by who is limited where they serve within reach', () => {
    for (const limit of [{ locationIds: [3] }, { serviceIds: [5] }]) {
      expect(maySeeSpecialist(staff(limit), serving(south, north))).toBe(true)
      expect(maySeeSpecialist(staff(limit), serving(south))).toBe(false)
      expect(maySeeSpecialist(staff(limit), serving())).toBe(false)
    }
    expect(maySeeSpecialist(staff(), serving())).toBe(true)
  })

  test('is changed by an admin within whose reach all of their services are', () => {
    expect(mayEditSpecialist(staff(), serving(north, south))).toBe(true)
    expect(mayEditSpecialist(staff({ locationIds: [3] }), serving(north))).toBe(true)
    expect(mayEditSpecialist(staff({ locationIds: [3] }), serving(north, south))).toBe(false)
    expect(mayEditSpecialist(staff({ serviceIds: [5] }), serving(north, south))).toBe(false)
    expect(mayEditSpecialist(staff({ role: 'COMPANY_USER' }), serving(north))).toBe(false)
  })

  test('is written down by an admin whom nothing limits', () => {
    expect(mayCreateSpecialist(staff())).toBe(true)
    expect(mayCreateSpecialist(staff({ locationIds: [3] }))).toBe(false)
    expect(mayCreateSpecialist(staff({ serviceIds: [5] }))).toBe(false)
    expect(mayCreateSpecialist(staff({ role: 'COMPANY_USER' }))).toBe(false)
  })
})

test('that somebody serves somewhere is seen where both the location and the service are', () => {
  expect(maySeeServed(staff({ locationIds: [3], serviceIds: [5] }), 1, north)).toBe(true)
  expect(maySeeServed(staff({ locationIds: [3] }), 1, south)).toBe(false)
  expect(maySeeServed(staff({ serviceIds: [5] }), 1, south)).toBe(false)
  expect(maySeeServed(staff(), 2, north)).toBe(false)
})

test('the list is open to whom its screen is', () => {
  const company = { companyId: 1, override: {}, isProduction: true }
  const offering = { ...company, override: { navigation: { specialists: true } } }
  const user = staff({ role: 'COMPANY_USER' })
  expect(mayListSpecialists(staff(), company)).toBe(true)
  expect(mayListSpecialists(user, company)).toBe(false)
  expect(mayListSpecialists(user, offering)).toBe(true)
})
