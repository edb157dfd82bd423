import { expect, test } from 'vitest'
import { sampleLocation } from '../../session/set-up/sample-location.ts'
import { countConditions, isLike, parseLocationFilter } from './location-filter.ts'

const hall = sampleLocation(93, {
  ...{ name: 'Halle', name_lv: 'Ķīpsalas halle', name_en: 'Hall', name_ru: 'Зал' },
  ...{ address: 'Ķīpsalas iela 8', address_lv: 'Ķīpsalas iela 8', address_en: '', address_ru: '' },
  ...{ visible: true, active: false, online: true, qms_active: false, bms_active: true, bms_id: 'CITY_5' },
})

test.each([
  ['kipsalas 8', true],
  ['ЗАЛ', true],
  ['93', true],
  ['city_5', true],
  ['  ', true],
  ['kipsala riga', false],
])('the text “%s”: %s', (text, is) => expect(isLike(hall, { text })).toBe(is))

test('every condition has to be met', () => {
  expect(isLike(hall, { visible: 'yes', active: 'no', bms: 'yes', qms: 'no', online: 'yes' })).toBe(true)
  expect(isLike(hall, { visible: 'yes', active: 'yes' })).toBe(false)
  expect(isLike(hall, { text: 'hall', online: 'no' })).toBe(false)
  expect(isLike(hall, {})).toBe(true)
})

test('an address is read, and what is none is left out', () => {
  const read = parseLocationFilter({ text: 93, visible: 'yes', active: 'maybe', bms: true, other: 'yes' })
  expect(read).toEqual({ text: '93', visible: 'yes' })
  expect(countConditions(read)).toBe(2)
  expect(parseLocationFilter({ text: '' })).toEqual({})
})
