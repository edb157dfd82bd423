import { describe, expect, it } from 'vitest'
import { type AccountManager, mayManageAccount, mayManageAccounts, rolesToGive } from './people.ts'
import { roles } from './role.ts'

const everything = { locationIds: null, bmsIdPrefixes: null, serviceIds: null }
const manager = (
  role: AccountManager['role'],
  reach: Partial<AccountManager['reach']> = {},
): AccountManager => ({
  role,
  reach: { ...everything, ...reach },
})

describe('who keeps the accounts of people', () => {
  it('are admins alone', () => {
    expect(roles.filter((role) => mayManageAccounts(manager(role)))).toEqual([
      'QTICKET_ADMIN',
      'COMPANY_ADMIN',
    ])
  })

  it('is no admin who is limited: they could give more than they have', () => {
    for (const limit of [{ locationIds: [1] }, { bmsIdPrefixes: ['NAILTIME_1'] }, { serviceIds: [] }]) {
      expect(mayManageAccounts(manager('COMPANY_ADMIN', limit))).toBe(false)
      expect(rolesToGive(manager('COMPANY_ADMIN', limit))).toEqual([])
    }
  })

  it('makes platform admins, and touches them, only as one of them', () => {
    expect(rolesToGive(manager('QTICKET_ADMIN'))).toEqual(roles)
    expect(rolesToGive(manager('COMPANY_ADMIN'))).not.toContain('QTICKET_ADMIN')
    expect(mayManageAccount(manager('COMPANY_ADMIN'), 'QTICKET_ADMIN')).toBe(false)
    expect(mayManageAccount(manager('COMPANY_ADMIN'), 'COMPANY_ADMIN')).toBe(true)
    expect(mayManageAccount(manager('COMPANY_USER'), 'COMPANY_USER')).toBe(false)
  })
})
