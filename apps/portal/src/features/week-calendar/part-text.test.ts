import { expect, test } from 'vitest'
import { nameFor } from './part-text.ts'

test.each([
  [7, 'Elīna', 'Priede', 'Elīna Priede'],
  [4, 'Elīna', 'Priede', 'E. Priede'],
  [2, 'Elīna', 'Priede', 'Priede'],
  [1, 'Elīna', 'Priede', 'EP'],
  [4, '', 'Priede', 'Priede'],
  [2, 'Elīna', '', 'Elīna'],
  [4, 'Elīna', '', 'Elīna'],
  [1, '', '', ''],
])('with room for %i: "%s %s" is %j', (room, firstName, lastName, text) => {
  const { short, name } = nameFor(room, { firstName, lastName })
  expect(short + name).toBe(text)
  expect(`${firstName} ${lastName}`).toContain(name)
})
