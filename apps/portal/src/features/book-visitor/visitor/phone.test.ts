import { expect, test } from 'vitest'
import { listCountries, readPhone } from './phone.ts'

test.each([
  ['29123456', 'LV', { countryCode: '371', number: '29123456' }],
  ['29 12-34 56', 'LV', { countryCode: '371', number: '29123456' }],
  ['+370 612 34567', 'LV', { countryCode: '370', number: '61234567' }],
  ['0037129123456', 'LT', { countryCode: '371', number: '29123456' }],
  ['123', 'LV', null],
  ['abc', 'LV', null],
  ['abc29123456', 'LV', null],
  ['29123456 mob.', 'LV', null],
  ['(29) 123456 ', 'LV', { countryCode: '371', number: '29123456' }],
])('%s in %s', async (text, country, expected) => {
  expect(await readPhone(text, country)).toEqual(expected)
})

test('the own country comes first, with a name in the language spoken', async () => {
  const countries = await listCountries('lv')
  expect(countries[0]).toEqual({ code: 'LV', callingCode: '371', name: 'Latvija' })
  expect(countries.length).toBeGreaterThan(200)
})
