import { expect, test } from 'vitest'
import { pushSupport } from './push-support.ts'

const all = { hasWorkers: true, hasPush: true, hasNotifications: true }
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test.each([
  ['a phone with everything', { ...all, userAgent: android }, 'there'],
  ['an iPhone, from its home screen', { ...all, userAgent: iPhone }, 'there'],
  [
    'an iPhone, in Safari',
    { ...all, hasPush: false, hasNotifications: false, userAgent: iPhone },
    'installed',
  ],
  [
    'a browser without workers, as in a private window',
    { ...all, hasWorkers: false, userAgent: android },
    'none',
  ],
] as const)('%s', (_, browser, expected) => {
  expect(pushSupport(browser)).toBe(expected)
})
