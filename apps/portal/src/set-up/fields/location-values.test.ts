import { expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import { changedNames, draftOf, pickValues, valuesOf, valuesOfWeek, weekIn } from './location-values.ts'

const texts = (field: string) =>
  Object.fromEntries(['', '_lv', '_en', '_ru'].map((end) => [`${field}${end}`, `${field}${end}`]))
const levels = Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`accessibility_${level}`, level % 2 === 0]))
const location = sampleLocation(7, {
  ...{ ...texts('name'), ...texts('address'), ...texts('description'), ...texts('announcement') },
  ...{ phone: '1', email: 'a@b.example', www: '', latitude: 56.9, longitude: 24.1, ...levels },
  ...{ visible: true, active: true, online: false, qms_active: false, bms_active: true },
  ...{ open_monday_from: '08:00', open_monday_till: '17:00', open_sunday_from: null, open_sunday_till: null },
  ...{ bms_id: 'X', bms_base_url: '', qms_base_url: '' },
})

test('what the form holds says the same of the location again', () => {
  const draft = draftOf(valuesOf(location))
  expect(draft).toMatchObject({
    name: location.name,
    address: location.address,
    phone: '1',
    latitude: 56.9,
    position: 7,
    isVisible: true,
    isOnline: false,
    accessibility: { 1: false, 2: true, 3: false, 4: true },
    openMondayFrom: '08:00',
    openSundayFrom: null,
    bmsId: 'X',
  })
})

test('what somebody does not see is no part of the form', () => {
  const { bmsId: _, bmsBaseUrl: __, ...rest } = location
  expect(Object.keys(valuesOf(rest))).not.toContain('bms_id')
})

test('only what changed is sent, a text with its language alone', () => {
  const before = valuesOf(location)
  const after = { ...before, name_ru: 'Зал', latitude: '57,5', accessibility_1: true, open_monday_till: '' }
  const names = changedNames(before, after)
  expect(names.sort()).toEqual(['accessibility_1', 'latitude', 'name_ru', 'open_monday_till'])
  expect(draftOf(pickValues(after, names))).toEqual({
    name: { ru: 'Зал' },
    latitude: 57.5,
    accessibility: { 1: true },
    openMondayTill: null,
  })
})

test('what is no number is not taken for one', () => {
  for (const latitude of ['', 'north', '1,2,3']) expect(draftOf({ latitude }).latitude).toBeNaN()
})

test('a week goes into the values and comes out again', () => {
  const values = valuesOf(location)
  expect(valuesOfWeek(weekIn(values))).toEqual(
    pickValues(
      values,
      Object.keys(values).filter((name) => name.startsWith('open_')),
    ),
  )
})
