import type { FormField } from '@rinda/domain/company/profile'
import { describe, expect, test } from 'vitest'
import { findFaults, visitorPayload } from './visitor.ts'

const fields: FormField[] = [
  { key: 'first_name', required: true },
  { key: 'last_name', required: true },
  { key: 'phone_number', required: true },
  { key: 'email', required: false },
  { key: 'notes', required: false },
  { key: 'info', required: false },
]
const good = { first_name: 'Anna', last_name: 'Liepa', phone_number: '29 123 456' }
const phone = { countryCode: '371', number: '29123456' }

describe('faults', () => {
  test('none in a form that is filled in', () => {
    expect(findFaults(fields, good, phone)).toEqual([])
  })

  test('each required field that is empty, in the order of the form', () => {
    expect(findFaults(fields, { last_name: '  ' }, null)).toEqual([
      { field: 'first_name', code: 'error_fields_empty' },
      { field: 'last_name', code: 'error_fields_empty' },
      { field: 'phone_number', code: 'error_fields_empty' },
    ])
  })

  test('a number that is none', () => {
    expect(findFaults(fields, good, null)).toEqual([{ field: 'phone_number', code: 'error_wrong_number' }])
  })

  test.each([
    'anna',
    'anna@',
    'anna@example',
    'an na@example.lv',
    'anna@@example.lv',
    '@example.lv',
    'a@ex_ample.lv',
  ])('an e-mail that is none: %s', (email) => {
    expect(findFaults(fields, { ...good, email }, phone)).toEqual([
      { field: 'email', code: 'error_fields_invalid_email' },
    ])
  })

  test.each(['', 'anna@example.lv', 'a.b+c@sub.example.travel'])('not this one: "%s"', (email) => {
    expect(findFaults(fields, { ...good, email }, phone)).toEqual([])
  })
})

test('the payload puts each value in its place and leaves out what is empty', () => {
  const values = { ...good, first_name: ' Anna ', email: '', notes: 'ar bērnu', info: 'A-12' }
  expect(visitorPayload(fields, values, phone)).toEqual({
    firstName: 'Anna',
    lastName: 'Liepa',
    phoneNumber: '29123456',
    phoneCountryCode: '371',
    notes: { description: 'ar bērnu' },
    fields: { text1: 'A-12' },
  })
})
