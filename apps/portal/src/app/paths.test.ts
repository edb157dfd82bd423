import { expect, test } from 'vitest'
import { homeOf, mayWork } from './paths.ts'

test('home is what the profile says, where there is such a screen', () => {
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/bookings' } })).toBe('/bookings')
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/not-built-yet' } })).toBe('/bookings')
})

test('a home that has no screen here yet is the day calendar', () => {
  for (const home of ['/bookings/overview', '/bookings/calendar']) {
    expect(homeOf({ role: 'COMPANY_USER', profile: { home } })).toBe('/bookings')
  }
})

test('who is welcomed at the root, but has a role, may still see the screens of work', () => {
  expect([mayWork({ role: 'COMPANY_USER' }), mayWork({ role: 'NONE' })]).toEqual([true, false])
})

test('who has no role, or no home, is welcomed', () => {
  expect(homeOf({ role: 'NONE', profile: { home: '/bookings' } })).toBeNull()
  expect(homeOf({ role: 'COMPANY_USER', profile: { home: '/' } })).toBeNull()
})
