import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  [' Anna@pasts.example ', { email: 'Anna@pasts.example' }],
  ['20 000-000', { phone_country_code: '', phone_number: '20000000' }],
  ['+371 20000000', { phone_country_code: '371', phone_number: '20000000' }],
  ['0037120000000', { phone_country_code: '371', phone_number: '20000000' }],
  ['anna@', null],
  ['anna', null],
  ['12', null],
  ['', null],
])('%o is read as %o', (typed, address) => {
  expect(readAddress(typed)).toEqual(address)
})
