export const roles = ['NONE', 'QTICKET_ADMIN', 'COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_USER'] as const
export type Role = (typeof roles)[number]

/** The role of a text from outside, in any case; anything unknown is `NONE`, which may do nothing. */
export function roleOf(text: string): Role {
  const upper = text.toUpperCase()
  return roles.find((role) => role === upper) ?? 'NONE'
}

/** Tells whether this role administers a company: its own, or, the platform's, every one. */
export function isAdmin(role: Role): boolean {
  return role === 'COMPANY_ADMIN' || role === 'QTICKET_ADMIN'
}
