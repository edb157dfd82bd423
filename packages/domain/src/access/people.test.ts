import { describe, expect, it } from 'vitest'
import { type Keeper, mayKeepPeople, mayKeepPerson, rolesToGive } from './people.ts'
import { roles } from './role.ts'

const everything = { locationIds: null, bmsIdPrefixes: null, serviceIds: null }
const keeper = (role: Keeper['role'], reach: Partial<Keeper['reach']> = {}): Keeper => ({
  role,
  reach: { ...everything, ...reach },
})

describe('who keeps the accounts of people', () => {
  it('are admins alone', () => {
    expect(roles.filter((role) => mayKeepPeople(keeper(role)))).toEqual(['QTICKET_ADMIN', 'COMPANY_ADMIN'])
  })

  it('is no admin who is limited: they could give more than they have', () => {
    for (const limit of [{ locationIds: [1] }, { bmsIdPrefixes: ['NAILTIME_1'] }, { serviceIds: [] }]) {
      expect(mayKeepPeople(keeper('COMPANY_ADMIN', limit))).toBe(false)
      expect(rolesToGive(keeper('COMPANY_ADMIN', limit))).toEqual([])
    }
  })

  it('makes platform admins, and touches them, only as one of them', () => {
    expect(rolesToGive(keeper('QTICKET_ADMIN'))).toEqual(roles)
    expect(rolesToGive(keeper('COMPANY_ADMIN'))).not.toContain('QTICKET_ADMIN')
    expect(mayKeepPerson(keeper('COMPANY_ADMIN'), 'QTICKET_ADMIN')).toBe(false)
    expect(mayKeepPerson(keeper('COMPANY_ADMIN'), 'COMPANY_ADMIN')).toBe(true)
    expect(mayKeepPerson(keeper('COMPANY_USER'), 'COMPANY_USER')).toBe(false)
  })
})
