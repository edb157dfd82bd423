import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlierValues } from './earlier-values.ts'
import { fieldChanges } from './field-changes.ts'

test('fields are sent as they are written, a weekday as its two ends', () => {
  const changes = [
    { field: 'name_lv', from: 'Centrs', to: 'x' },
    { field: 'open_monday', from: { from: '08:00', till: '17:00' }, to: null },
    { field: 'open_sunday', from: null, to: { from: '10:00', till: '12:00' } },
    { field: 'config/price', from: null, to: 5 },
    { field: 'specialists', from: [1, 2], to: [] },
  ]
  expect(earlierValues(changes, {})).toEqual({
    name_lv: 'Centrs',
    open_monday_from: '08:00',
    open_monday_till: '17:00',
    open_sunday_from: null,
    open_sunday_till: null,
    config: { price: null, specialists: [1, 2] },
  })
})

const day = fc.constantFrom('2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01')
const entry = fc.record({ day, from: fc.constantFrom('08:00', '09:00'), till: fc.constantFrom('12:00') })
const list = fc.array(entry, { maxLength: 8 })
const byDay = (entries: readonly { day: string }[], one: string) => entries.filter((each) => each.day === one)

test('put back, a day has the entries that it had, and no other day has changed meanwhile', () => {
  fc.assert(
    fc.property(list, list, list, day, (before, after, now, one) => {
      const changes = fieldChanges(
        { config: { special_times: before } },
        { config: { special_times: after } },
      ).filter(({ field }) => field === `special_times/${one}`)
      const payload = earlierValues(changes, { config: { special_times: now } })
      const { special_times: then = now } = (payload.config ?? {}) as { special_times?: typeof now }
      const expected = changes.length > 0 ? before : now
      expect(byDay(then, one)).toEqual(byDay(expected, one))
      expect(then.filter((each) => each.day !== one)).toEqual(now.filter((each) => each.day !== one))
    }),
  )
})
