import { expect, test } from 'vitest'
import { fromUtcDateTime } from '../time/zone.ts'
import { nextChange } from './next-change.ts'
import type { LocationHours } from './opening-hours.ts'

const working = { from: '09:00', till: '18:00' }
const hours: LocationHours = {
  zone: 'Europe/Riga',
  week: { monday: working, tuesday: working, friday: working },
  specials: [{ day: '2026-11-24' }],
}
const at = fromUtcDateTime

test('open: when it closes', () => {
  expect(nextChange(hours, at('2026-11-23', '07:00'))).toEqual({
    closesAt: at('2026-11-23', '16:00'),
    opensAt: null,
  })
})

test('closed: when it opens next, past days without hours and special days without any', () => {
  const friday = { closesAt: null, opensAt: at('2026-11-27', '07:00') }
  expect(nextChange(hours, at('2026-11-23', '16:00'))).toEqual(friday)
  expect(nextChange(hours, at('2026-11-25', '12:00'))).toEqual(friday)
  expect(nextChange(hours, at('2026-11-23', '06:59'))).toEqual({
    closesAt: null,
    opensAt: at('2026-11-23', '07:00'),
  })
})

test('the night of a clock change: in instants', () => {
  const late = { ...hours, week: { sunday: { from: '00:30', till: '05:00' } }, specials: [] }
  expect(nextChange(late, at('2026-10-24', '22:00'))).toEqual({
    closesAt: at('2026-10-25', '03:00'),
    opensAt: null,
  })
})

test('never open: nobody knows', () => {
  expect(nextChange({ ...hours, week: {}, specials: [] }, at('2026-11-23', '07:00'))).toEqual({
    closesAt: null,
    opensAt: null,
  })
})
