import type { Role } from '@rinda/domain/access/role'

/** The phrase that names each role. */
export const roleNames = {
  NONE: 'roleNone',
  QTICKET_ADMIN: 'rolePlatform',
  COMPANY_ADMIN: 'roleAdmin',
  COMPANY_MANAGER: 'roleManager',
  COMPANY_USER: 'roleUser',
} as const satisfies Record<Role, string>
