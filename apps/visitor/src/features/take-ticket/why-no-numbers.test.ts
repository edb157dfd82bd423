import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { expect, test } from 'vitest'
import { whyNoNumbers } from './why-no-numbers.ts'

const place = (isOpen: boolean, ...refuses: ServiceLine['refuses'][]) => ({
  isOpen,
  services: refuses.map((why) => ({ refuses: why })),
})

test.each([
  [place(true, null, 'full'), null],
  [place(true, 'paused', 'full'), null],
  [place(false, 'closed', 'closed'), 'closed'],
  [place(true, 'closed'), 'ended'],
  [place(true, 'paused', 'paused'), 'paused'],
  [place(true, 'full'), 'full'],
  [place(true, 'unavailable'), 'unavailable'],
  [place(true, 'inactive'), 'none'],
  [place(true), 'none'],
] as const)('%o gives no numbers since: %s', (location, why) => {
  expect(whyNoNumbers(location)).toBe(why)
})
