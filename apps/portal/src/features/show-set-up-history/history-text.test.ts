import { loadLate } from '@rinda/phrases/late'
import { describe, expect, test } from 'vitest'
import { fieldLabel } from '../../set-up/field-labels.ts'
import { valueText } from '../../set-up/value-text.ts'

const t = await loadLate('setUpHistory', 'en')
const fields = await loadLate('setUpFields', 'en')
const lv = await loadLate('setUpFields', 'lv')

describe('a field is called', () => {
  test.each([
    ['name_lv', 'Name (LV)'],
    ['phone', 'Phone'],
    ['open_monday', 'Opening hours, Monday'],
    ['special_times/2026-12-24', 'Special date 24/12/2026'],
    ['booking_times/sunday', 'Booking times, Sunday'],
    ['config/price', 'Price'],
    ['queue/most_appointments_in_row', 'Appointments in a row before a walk-in'],
    ['accessibility_2', 'Accessible toilet'],
    ['accessibility_5', 'Hearing loop'],
    ['config/colour', 'colour'],
  ])('%s: %s', (field, label) => expect(fieldLabel(fields, 'en', 'location', field)).toBe(label))

  test('by its name in the person’s language', () =>
    expect(fieldLabel(lv, 'lv', 'location', 'open_sunday')).toBe('Darba laiks, svētdiena'))
})

describe('a value reads', () => {
  const nameOf = (id: number) => `Nr. ${id}`
  const said = (field: string, value: unknown) => valueText(t, { field, value, nameOf })
  test.each([
    ['visible', false, 'no'],
    ['phone', '', '—'],
    ['open_monday', { from: '08:00', till: '17:00' }, '08:00–17:00'],
    ['open_monday', null, 'closed'],
    ['special_times/2026-12-24', null, 'as on the weekday'],
    ['special_times/2026-12-24', [{ day: '2026-12-24' }], 'closed'],
    ['booking_times/monday', [{ from: '08:00', till: '09:00' }, {}], '08:00–09:00, closed'],
    ['specialists', [2, 1], 'Nr. 2, Nr. 1'],
    ['specialists', [], '—'],
    ['tags', ['a', 'b'], 'a, b'],
    ['config/price', 12.5, '12.5'],
  ])('%s %j: %s', (field, value, text) => expect(said(field, value)).toBe(text))
})
