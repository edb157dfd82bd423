import type { Reach } from './reach.ts'
import { type Role, roles } from './role.ts'

/** Account manager, with only what the answers here depend on. */
export type AccountManager = {
  readonly role: Role
  readonly reach: Pick<Reach, 'locationIds' | 'bmsIdPrefixes' | 'serviceIds'>
}

/**
 * Tells whether this person may give others an account, and change what they may do. The platform's admin may; a company's admin may, of their own
 * company, unless they are limited to some of its locations or services: they could give more than they have.
 */
export function mayManageAccounts({ role, reach }: AccountManager): boolean {
  if (role === 'QTICKET_ADMIN') return true
  const { locationIds, bmsIdPrefixes, serviceIds } = reach
  return role === 'COMPANY_ADMIN' && locationIds === null && bmsIdPrefixes === null && serviceIds === null
}

/** The roles that somebody may give to others: of the platform's admins only one of them makes another. */
export function rolesToGive(manager: AccountManager): readonly Role[] {
  if (!mayManageAccounts(manager)) return []
  return manager.role === 'QTICKET_ADMIN' ? roles : roles.filter((role) => role !== 'QTICKET_ADMIN')
}

/** Tells whether this person may change an account that has this role. */
export function mayManageAccount(manager: AccountManager, role: Role): boolean {
  return rolesToGive(manager).includes(role)
}
