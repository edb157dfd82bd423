import type { FormField } from '@rinda/domain/company/profile'
import { describe, expect, test } from 'vitest'
import { fieldOfWire, findFaults, typedValue, visitorPayload } from './visitor-values.ts'

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
  expect(visitorPayload(fields, values, phone, 'lv')).toEqual({
    firstName: 'Anna',
    lastName: 'Liepa',
    phoneNumber: '29123456',
    phoneCountryCode: '371',
    notes: { description: 'ar bērnu' },
    fields: { text1: 'A-12' },
  })
})

describe('a dropdown', () => {
  const land = { id: 'land', lv: 'Zeme', en: 'Land', ru: 'Земля' }
  const flat = { id: 'flat', lv: 'Dzīvoklis', en: 'Flat', ru: 'Квартира' }
  const select = (...options: (typeof land)[]): FormField => ({ key: 'select', required: true, options })

  test('writes the name of what was chosen, in the language spoken, and its id beside it', () => {
    const topic: FormField = { key: 'topic', required: true, options: [land, flat] }
    const values = { topic: 'flat', select: 'land' }
    expect(visitorPayload([topic, select(land)], values, null, 'ru')).toEqual({
      fields: { option_name: 'Квартира', option_id: 'flat', select_name: 'Земля', select_id: 'land' },
    })
    expect(visitorPayload([{ key: 'topic', required: false }], { topic: 'Cits' }, null, 'lv')).toEqual({
      fields: { option_name: 'Cits' },
    })
  })

  test('keeps a choice that another service offers, but does not send it', () => {
    const values = { select: 'flat' }
    expect(typedValue(select(land, flat), values)).toBe('flat')
    expect(typedValue(select(land), values)).toBe('')
    expect(findFaults([select(land)], values, null)).toEqual([
      { field: 'select', code: 'error_fields_empty' },
    ])
    expect(visitorPayload([select(land)], values, null, 'lv')).toEqual({})
  })
})

test('a fault of the server is at the field that stands there in this form', () => {
  const asked: FormField[] = [...fields, { key: 'company_name', required: false }]
  const wires = ['firstName', 'phoneCountryCode', 'notes', 'notes/description', 'fields/text1']
  expect(wires.map((wire) => fieldOfWire(asked, wire))).toEqual([
    'first_name',
    'phone_number',
    'notes',
    'notes',
    'info',
  ])
  expect(fieldOfWire(asked, 'fields/business_name')).toBe('company_name')
  expect([fieldOfWire(asked, 'date'), fieldOfWire(asked, undefined)]).toEqual([null, null])
})
