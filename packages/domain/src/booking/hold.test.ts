import { expect, test } from 'vitest'
import { isHeldBy, isHold } from './hold.ts'
import { bookingStatuses } from './status.ts'

test('time is held from the lock until it is booked or given back', () => {
  expect(bookingStatuses.filter((status) => isHold({ status }))).toEqual(['locked', 'verified'])
})

test('a hold is of whoever made it, whoever changed it since', () => {
  const log = [{ by: 'anna@rinda.example' }, { by: 'bert@rinda.example' }]
  expect([isHeldBy(log, 'anna@rinda.example'), isHeldBy(log, 'bert@rinda.example')]).toEqual([true, false])
  expect(isHeldBy([], 'anna@rinda.example')).toBe(false)
})
