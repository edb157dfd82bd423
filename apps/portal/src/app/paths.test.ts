import { expect, test } from 'vitest'
import { homeOf } from './paths.ts'

test('home is what the profile says, where there is such a screen', () => {
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/bookings' } })).toBe('/bookings')
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/not-built-yet' } })).toBe('/bookings')
})

test('who has no role, or no home, is welcomed', () => {
  expect(homeOf({ role: 'NONE', profile: { home: '/bookings' } })).toBeNull()
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/' } })).toBeNull()
})
