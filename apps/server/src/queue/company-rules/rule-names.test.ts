import { expect, test } from 'vitest'
import { ownRules, withRules } from './rule-names.ts'

test('one rule is changed, and all else that the record says stays', () => {
  const record = { zone: 'Europe/Riga', queue: { graceMinutes: 5, mostAppointmentsInRow: 3 } }
  const changed = withRules(record, { grace_minutes: 7 })
  expect(changed).toEqual({ zone: 'Europe/Riga', queue: { graceMinutes: 7, mostAppointmentsInRow: 3 } })
  expect(ownRules(changed)).toEqual({
    most_appointments_in_row: 3,
    grace_minutes: 7,
    check_in_before_minutes: null,
  })
})

test('a rule that is taken away is said no more, and the last one leaves nothing', () => {
  const record = { queue: { graceMinutes: 0 } }
  expect(ownRules(record).grace_minutes).toBe(0)
  expect(withRules(record, { grace_minutes: null, check_in_before_minutes: null })).toEqual({})
  expect(withRules({}, { check_in_before_minutes: 20 })).toEqual({ queue: { checkInBeforeMinutes: 20 } })
})
