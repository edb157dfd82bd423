import { expect, test } from 'vitest'
import { isConcerned } from './concerned.ts'

const uldis = {
  companyId: 40,
  portalUserId: 7,
  email: 'uldis@north.nails.example',
  role: 'COMPANY_USER',
} as const

test.each([
  'everybody' as const,
  { companyIds: [1, 40] },
  { portalUserIds: [7] },
  { emails: ['uldis@north.nails.example'] },
  { domains: ['north.nails.example'] },
  { domains: ['nails.example'] },
  { roles: ['COMPANY_USER'] as const },
  { companyIds: [1], roles: ['COMPANY_USER'] as const },
])('a change of %o is about somebody of whom that is true', (concerned) => {
  expect(isConcerned(concerned, uldis)).toBe(true)
})

test.each([
  {},
  { companyIds: [1], portalUserIds: [40], emails: ['uldis@nails.example'] },
  { domains: ['ails.example', 'uldis@north.nails.example'] },
  { roles: ['QTICKET_ADMIN'] as const },
])('a change of %o is about somebody else', (concerned) => {
  expect(isConcerned(concerned, uldis)).toBe(false)
})
