import { expect, test } from 'vitest'
import { ownMessageRules, withMessageRules } from './own-rules.ts'

test('one rule is changed, and all else that the record says stays', () => {
  const record = { zone: 'Europe/Riga', messages: { reminderMinutes: [60] } }
  const changed = withMessageRules(record, { quiet_hours: { from: '21:30', till: '08:00' } })
  expect(changed).toEqual({
    zone: 'Europe/Riga',
    messages: { reminderMinutes: [60], quietHours: { from: 1290, till: 480 } },
  })
  expect(ownMessageRules(changed)).toEqual({
    reminder_minutes: [60],
    quiet_hours: { from: '21:30', till: '08:00' },
  })
})

test('to remind nobody is an answer; one that is taken away is said no more, and the last one leaves nothing', () => {
  const none = withMessageRules({}, { reminder_minutes: [] })
  expect(ownMessageRules(none).reminder_minutes).toEqual([])
  expect(withMessageRules(none, { reminder_minutes: null })).toEqual({})
  const twice = withMessageRules({}, { reminder_minutes: [120, 1440, 120] })
  expect(ownMessageRules(twice).reminder_minutes).toEqual([1440, 120])
})
