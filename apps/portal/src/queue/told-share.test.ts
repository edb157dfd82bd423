import { expect, test } from 'vitest'
import { shareText } from './told-share.ts'

test('a share is all of it only where it is all, and nothing only where it is nothing', () => {
  const shares = [0, 0.001, 0.456, 0.999, 1]
  expect(shares.map((share) => shareText(share, 'en'))).toEqual(['0%', '1%', '46%', '99%', '100%'])
})
