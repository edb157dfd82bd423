import { expect, test } from 'vitest'
import { ruleNumber, withRule } from './rule-number.ts'

test('a rule is a whole number within its limits; an empty one is not said', () => {
  expect(ruleNumber('most_appointments_in_row', ' 3 ')).toBe(3)
  expect(ruleNumber('most_appointments_in_row', '')).toBeNull()
  for (const typed of ['0', '-1', '2.5', 'two', '101', '1e2'])
    expect(ruleNumber('most_appointments_in_row', typed)).toBeUndefined()
  expect(ruleNumber('grace_minutes', '0')).toBe(0)
  expect(ruleNumber('grace_minutes', '1441')).toBeUndefined()
})

test('one rule is changed, and the others stay', () => {
  const rules = { keep_overnight: true, grace_minutes: 5 }
  expect(withRule(rules, 'grace_minutes', 7)).toEqual({ keep_overnight: true, grace_minutes: 7 })
  expect(withRule(rules, 'grace_minutes', null)).toEqual({ keep_overnight: true })
  expect(withRule(undefined, 'most_waiting', 40)).toEqual({ most_waiting: 40 })
})
