import { expect, it } from 'vitest'
import { roleOf, roles } from './role.ts'

it('takes every role in any case, and anything else is NONE', () => {
  for (const role of roles) expect(roleOf(role.toLowerCase())).toBe(role)
  expect(['Company_Admin', 'root', '', 'constructor'].map(roleOf)).toEqual([
    'COMPANY_ADMIN',
    'NONE',
    'NONE',
    'NONE',
  ])
})
