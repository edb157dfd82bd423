import { expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import {
  countConditions,
  filterLocations,
  type LocationFilter,
  parseLocationFilter,
} from './location-filter.ts'

const hall = sampleLocation(931, {
  ...{ name: 'Halle', name_lv: 'Ķīpsalas halle', name_en: 'Hall', name_ru: 'Зал' },
  ...{ address: 'Ķīpsalas iela 8', address_lv: 'Ķīpsalas iela 8', address_en: '', address_ru: '' },
  ...{ visible: true, active: false, online: true, qms_active: false, bms_active: true, bms_id: 'CITY_5' },
})

const isLike = (filter: LocationFilter) => filterLocations([hall], filter).length === 1

test.each([
  ['kipsalas 8', true],
  ['ЗАЛ', true],
  ['931', true],
  ['932', false],
  ['city_5', true],
  ['  ', true],
  ['kipsala riga', false],
])('the text “%s”: %s', (text, is) => expect(isLike({ text })).toBe(is))

test('below three characters nothing is searched for, and it counts as no condition', () => {
  expect(isLike({ text: 'zz' })).toBe(true)
  expect(isLike({ text: 'zzz' })).toBe(false)
  expect(countConditions({ text: 'zz' })).toBe(0)
  expect(countConditions({ text: 'zzz' })).toBe(1)
})

test('every condition has to be met', () => {
  expect(isLike({ visible: 'yes', active: 'no', bms: 'yes', qms: 'no', online: 'yes' })).toBe(true)
  expect(isLike({ visible: 'yes', active: 'yes' })).toBe(false)
  expect(isLike({ text: 'hall', online: 'no' })).toBe(false)
  expect(isLike({})).toBe(true)
})

test('an address is read, and what is none is left out', () => {
  const read = parseLocationFilter({ text: 931, visible: 'yes', active: 'maybe', bms: true, other: 'yes' })
  expect(read).toEqual({ text: '931', visible: 'yes' })
  expect(countConditions(read)).toBe(2)
  expect(parseLocationFilter({ text: '' })).toEqual({})
})
