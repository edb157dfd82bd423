import { describe, expect, test } from 'vitest'
import { locationFaults, serviceFaults } from './field-faults.ts'

const inThree = (text: string) => ({ lv: text, en: text, ru: text })
const hall = { name: inThree('Hall'), address: inThree('Street 1') }

describe('a location', () => {
  test('that has a name and an address in each language is fine', () => {
    expect(locationFaults(hall)).toEqual([])
  })

  test('needs both in each language', () => {
    const faults = locationFaults({ name: { lv: 'Hall', en: ' ' }, address: inThree('Street 1') })
    expect(faults).toEqual([
      { field: 'name_en', reason: 'field_required' },
      { field: 'name_ru', reason: 'field_required' },
    ])
  })

  test.each([
    ['name_lv', 250, { ...hall, name: { ...hall.name, lv: 'x'.repeat(251) } }],
    ['address_en', 100, { ...hall, address: { ...hall.address, en: 'x'.repeat(101) } }],
    ['announcement_ru', 200, { ...hall, announcement: { ru: 'x'.repeat(201) } }],
    ['phone', 30, { ...hall, phone: '1'.repeat(31) }],
    ['email', 100, { ...hall, email: `${'x'.repeat(100)}@rinda.example` }],
    ['qms_tickets_url', 200, { ...hall, qmsTicketsUrl: `https://${'x'.repeat(200)}` }],
  ])('is told how long %s may be: %d', (field, max, draft) => {
    expect(locationFaults(draft)).toContainEqual({ field, reason: 'field_too_long', max })
  })

  test.each([
    ['both ends or neither', { openMondayFrom: '09:00' }, 'open_monday_till', 'hours_half_given'],
    [
      'from not later than till',
      { openMondayFrom: '18:00', openMondayTill: '08:00' },
      'open_monday_from',
      'hours_reversed',
    ],
    ['a real time', { openMondayFrom: '24:00', openMondayTill: '24:30' }, 'open_monday_from', 'time_wrong'],
    ['both digits', { openMondayFrom: '9:5', openMondayTill: '10:00' }, 'open_monday_from', 'time_wrong'],
  ])('has hours with %s', (_, hours, field, reason) => {
    expect(locationFaults({ ...hall, ...hours })).toContainEqual({ field, reason })
  })
})

describe('a service', () => {
  test('needs a name in each language, of at most 250 letters', () => {
    expect(serviceFaults({ name: { lv: 'x'.repeat(251), en: 'Desk' } })).toEqual([
      { field: 'name_lv', reason: 'field_too_long', max: 250 },
      { field: 'name_ru', reason: 'field_required' },
    ])
  })

  test('takes an empty id of the queue system', () => {
    expect(serviceFaults({ name: inThree('Desk'), qmsId: '' })).toEqual([])
  })

  test('does not end before it begins, and has at least one lane', () => {
    const faults = serviceFaults({
      name: inThree('Desk'),
      bmsStartDate: '2026-12-31',
      bmsEndDate: '2026-01-01',
      capacity: 0,
    })
    expect(faults).toEqual([
      { field: 'capacity', reason: 'field_wrong' },
      { field: 'bms_start_date', reason: 'hours_reversed' },
    ])
  })
})
