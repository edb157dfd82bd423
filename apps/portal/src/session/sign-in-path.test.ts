import { expect, test } from 'vitest'
import { parseLoginSearch, safeRedirect, signInUrl } from './sign-in-path.ts'

test.each([
  ['/bookings?date=2026-11-21#top', '/bookings?date=2026-11-21#top'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?redirect=/login', '/'],
  [undefined, '/'],
  [42, '/'],
])('after sign-in %j leads to %j', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path)
})

test('the way back survives the sign-in address', () => {
  const url = new URL(signInUrl('/bookings?location=1&date=2026-11-21', 'lv'), 'http://rinda.example')
  expect(url.searchParams.get('redirect')).toBe('/bookings?location=1&date=2026-11-21')
})

test('an address with anything else in it is read for what is known', () => {
  expect(parseLoginSearch({ redirect: '/bookings', problem: 'denied', x: 1 })).toEqual({
    redirect: '/bookings',
    problem: 'denied',
  })
  expect(parseLoginSearch({ redirect: 7, problem: 'alien' })).toEqual({})
})
