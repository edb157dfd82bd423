import { expect, test } from 'vitest'
import { nameFor } from './part-text.ts'

test.each([
  [180, 'Elīna', 'Priede', 'Elīna Priede'],
  [84, 'Elīna', 'Priede', 'E. Priede'],
  [62, 'Elīna', 'Priede', 'Priede'],
  [20, 'Elīna', 'Priede', 'Priede'],
  [84, '', 'Priede', 'Priede'],
  [40, 'Elīna', '', 'Elīna'],
  [90, 'Наталья', 'Орлова', 'Н. Орлова'],
  [20, '', '', ''],
])('in %i px "%s %s" is %j', (px, firstName, lastName, text) => {
  const { short, name } = nameFor(px, { firstName, lastName })
  expect(short + name).toBe(text)
  expect(`${firstName} ${lastName}`).toContain(name)
})
