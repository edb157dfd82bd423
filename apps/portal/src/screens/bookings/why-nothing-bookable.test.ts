import { expect, test } from 'vitest'
import { whyNothingBookable } from './why-nothing-bookable.ts'

const everything = { locationIds: null, bmsIdPrefixes: null, serviceIds: null, calendarServiceIds: null }
const service = { id: 1, isActive: true, isBmsActive: true }

test.each([
  ['no services at all', [], 'noServices'],
  ['none that is active', [{ ...service, isActive: false }], 'notActive'],
  [
    'none that is active and takes appointments',
    [
      { ...service, isBmsActive: false },
      { ...service, id: 2, isActive: false },
    ],
    'noAppointments',
  ],
  ['one of each', [{ ...service, isActive: false }, service], null],
])('a branch with %s', (_, services, why) => {
  expect(whyNothingBookable(services, everything)).toBe(why)
})

test('of a branch whose services are all others in this calendar that is the cause', () => {
  expect(whyNothingBookable([service], { ...everything, calendarServiceIds: [2] })).toBe('hidden')
})
