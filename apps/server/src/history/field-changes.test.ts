import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'

test('a field is named as it is read, and what did not change is none', () => {
  const before = { is_active: true, duration_minutes: 30, phone: '1', name_lv: 'Centrs' }
  const after = { is_active: false, duration_minutes: null, phone: '1', name_lv: 'Vecrīga' }
  expect(fieldChanges(before, after)).toEqual([
    { field: 'active', from: true, to: false },
    { field: 'duration', from: 30, to: null },
    { field: 'name_lv', from: 'Centrs', to: 'Vecrīga' },
  ])
})

test('each weekday is a field of its own, closed where it has no hours', () => {
  const range = { from: '08:00', till: '17:00' }
  const before = { opening_hours: { monday: range, tuesday: range } }
  const after = { opening_hours: { monday: range, sunday: range } }
  expect(fieldChanges(before, after)).toEqual([
    { field: 'open_sunday', from: null, to: range },
    { field: 'open_tuesday', from: range, to: null },
  ])
})

test('so is each date and each day of the booking times, with all of its entries', () => {
  const before = {
    config: { special_times: [{ day: '2026-12-24' }, { day: '2026-12-31', from: '09:00', till: '12:00' }] },
  }
  const after = {
    config: {
      special_times: [
        { day: '2026-12-24', from: '10:00', till: '14:00', locationId: 1 },
        { day: '2026-12-31', from: '09:00', till: '12:00' },
      ],
      booking_times: [
        { day: 'monday', from: '09:00', till: '12:00' },
        { day: 'monday', from: '13:00', till: '17:00' },
      ],
      price: 12.5,
    },
  }
  expect(fieldChanges(before, after)).toEqual([
    {
      field: 'special_times/2026-12-24',
      from: [{ day: '2026-12-24' }],
      to: [{ day: '2026-12-24', from: '10:00', till: '14:00', location_id: 1 }],
    },
    {
      field: 'booking_times/monday',
      from: null,
      to: [
        { day: 'monday', from: '09:00', till: '12:00' },
        { day: 'monday', from: '13:00', till: '17:00' },
      ],
    },
    { field: 'config/price', from: null, to: 12.5 },
  ])
})

test('flags of accessibility are counted from one', () => {
  const flags = (...given: number[]) => [1, 2, 3, 4, 5].map((level) => given.includes(level))
  expect(fieldChanges({ accessibility: flags(1) }, { accessibility: flags(1, 4) })).toEqual([
    { field: 'accessibility_4', from: false, to: true },
  ])
})
