import { describe, expect, it } from 'vitest'
import { safeRedirectPath } from './redirect-path.ts'

describe('safeRedirectPath', () => {
  it.each(['/', '/bookings', '/bookings/calendar?date=2026-11-21&x=//y#//z', '/visit/é', '/a%2f%2fb'])(
    'keeps %j',
    (path) => {
      expect(new URL(safeRedirectPath(path), 'http://a.example').href).toBe(
        new URL(path, 'http://a.example').href,
      )
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/./\u0000/evil.example',
    ' /x',
    'x',
    '',
    `/${'x'.repeat(1000)}`,
    undefined,
    ['/x', '/y'],
    7,
  ])('sends home for %j', (input) => {
    expect(safeRedirectPath(input)).toBe('/')
  })
})
