import { describe, expect, test } from 'vitest'
import { checkCustomer, customerAfter, isBlockInput, nobody, visitorsOwn, whyNotBlock } from './customer.ts'

const zane = { ...nobody, first_name: 'Zane', phone_number: '20000001', phone_country_code: '371' }
const faultsOf = (customer: typeof nobody, required: string[]) => {
  const checked = checkCustomer(customer, required)
  return checked.ok ? [] : checked.refusals.map(({ reason, field }) => `${reason} ${field}`)
}

describe('what is said of a customer', () => {
  test('replaces what is named, and the rest stays', () => {
    expect(customerAfter(zane, { lastName: 'Kalniņa', email: '' })).toEqual({ ...zane, last_name: 'Kalniņa' })
    expect(customerAfter(zane, { firstName: '' }).first_name).toBe('')
  })

  test('joins fields, notes and config name by name', () => {
    const before = { ...zane, fields: { text: 'a' }, notes: { description: 'b' }, config: { color: 'red' } }
    expect(
      customerAfter(before, { fields: { text1: 'c' }, notes: { internal: 'd' }, config: { size: 1 } }),
    ).toMatchObject({
      fields: { text: 'a', text1: 'c' },
      notes: { description: 'b', internal: 'd' },
      config: { color: 'red', size: 1 },
    })
  })

  test('makes no block and no part of a series of it', () => {
    const before = { ...zane, config: { series: 'one' } }
    const after = customerAfter(before, { fields: { _is_blocked: true }, config: { series: 'two' } })
    expect([after.fields, after.config]).toEqual([{}, { series: 'one' }])
  })

  test('takes a number without a country for one of home', () => {
    expect(customerAfter(nobody, { phoneNumber: '20000001' }).phone_country_code).toBe('371')
    expect(customerAfter(nobody, { phoneNumber: '61234567', phoneCountryCode: '370' })).toMatchObject({
      phone_country_code: '370',
    })
    expect(customerAfter(nobody, {}).phone_country_code).toBe('')
  })
})

test('a visitor says nothing that is for staff and their programs', () => {
  expect(
    visitorsOwn({
      firstName: 'Zane',
      notes: { description: 'a', internal: 'b' },
      fields: { text: 'c', _payment_status: 'PAID' },
      config: { series: 'x' },
    }),
  ).toEqual({ firstName: 'Zane', notes: { description: 'a' }, fields: { text: 'c' }, config: undefined })
  expect(visitorsOwn({})).toEqual({ config: undefined })
})

describe('a form', () => {
  test('hears all that is missing at once, each by its name', () => {
    const required = ['first_name', 'last_name', 'fields.option_name', 'notes.description', 'toString']
    expect(faultsOf(zane, required)).toEqual([
      'field_required lastName',
      'field_required fields/option_name',
      'field_required notes/description',
      'field_required toString',
    ])
    const filled = {
      ...zane,
      last_name: 'Kalniņa',
      fields: { option_name: 5 },
      notes: { description: 'Passport' },
    }
    expect(faultsOf(filled, required.slice(0, 4))).toEqual([])
    expect(
      faultsOf({ ...filled, last_name: '  ', fields: { option_name: null } }, required.slice(0, 4)),
    ).toEqual(['field_required lastName', 'field_required fields/option_name'])
  })

  test('takes numbers that could be one', () => {
    expect(faultsOf({ ...zane, phone_number: '12' }, ['last_name'])).toEqual([
      'field_required lastName',
      'phone_wrong phoneNumber',
    ])
    expect(faultsOf({ ...zane, phone_number: '' }, [])).toEqual([])
    expect(faultsOf(zane, [])).toEqual([])
  })
})

describe('a block', () => {
  test('is what says so', () => {
    expect([true, 1, 'true'].map((mark) => isBlockInput({ _is_blocked: mark }))).toEqual([true, true, true])
    expect([false, 0, 'false', null, 'yes'].map((mark) => isBlockInput({ _is_blocked: mark }))).toEqual(
      Array.from({ length: 5 }, () => false),
    )
    expect([isBlockInput({}), isBlockInput(undefined)]).toEqual([false, false])
  })

  test('says its reason where the company asks for one', () => {
    const because = (blocked: unknown) => ({ ...nobody, notes: { blocked } })
    expect(whyNotBlock(because('Cleaning'), true).ok).toBe(true)
    for (const reason of ['', '  ', undefined, 5]) {
      expect(whyNotBlock(because(reason), true)).toMatchObject({
        refusals: [{ reason: 'block_reason_required', field: 'notes' }],
      })
      expect(whyNotBlock(because(reason), false).ok).toBe(true)
    }
  })
})
