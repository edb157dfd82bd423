import { expect, test } from 'vitest'
import { weeksShown } from './weeks-shown.ts'

test('the weeks of a page are asked about that are not over, and the week of the chosen day whatever page is shown', () => {
  const december = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']
  expect(weeksShown('2026-12-09', '2026-11-20', '2026-12-09')).toEqual(december)
  expect(weeksShown('2026-12-09', '2026-12-16', '2026-12-17')).toEqual(december.slice(2))
  expect(weeksShown('2026-12-01', '2026-11-20', '2026-11-25')).toEqual([...december, '2026-11-23'])
})
