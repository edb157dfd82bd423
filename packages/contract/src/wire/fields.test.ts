import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureType } from './envelope.ts'
import {
  bookingFields,
  calendarDate,
  clockTime,
  email,
  minutes,
  optionalRowId,
  phoneNumber,
  rowId,
  text,
} from './fields.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('the fields of the wire', () => {
  it.each([
    [
      'an id',
      rowId,
      [1, '1', 2_147_483_647],
      [0, -1, 1.5, '', '1.0', '0x1', 2_147_483_648, '99999999999', null, [1], true],
    ],
    ['an id that may be open', optionalRowId, [null, 0, '', 7, '7'], [-1, 'x', {}]],
    [
      'a date',
      calendarDate,
      ['2026-11-21', '2028-02-29'],
      ['2026-02-30', '2026-2-3', '0000-01-01', '9999-12-31', 20261121, null],
    ],
    ['a time', clockTime, ['00:00', '23:59'], ['24:00', '25:61', '9:30', '0930', 930]],
    ['a duration', minutes, [1, 30, 1440], [0, -30, 1441, 1.5, '30', Number.NaN]],
    [
      'an address',
      email,
      ['', 'a@b.example', ' a@b.example '],
      ['a', 'a@', `${'a'.repeat(99)}@b.example`, 5],
    ],
    [
      'a number of a telephone',
      phoneNumber,
      ['', '20000001', 20000001],
      ['2000 0001', '+371', 'x', '1'.repeat(21)],
    ],
    ['a text', text(5), ['', 'āžšēī', 'a\nb'], ['123456', 'a\u0000', '\ud800', 5, null]],
  ] as const)('%s', (_, schema, good, bad) => {
    expect(good.filter((value) => !takes(schema, value))).toEqual([])
    expect(bad.filter((value) => takes(schema, value))).toEqual([])
  })

  it('never give a text that the database could not keep', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('\u0000', '\ud800', 'a') }),
        ),
        (value) => {
          const parsed = text(100).safeParse(value)
          return !parsed.success || (parsed.data.isWellFormed() && !parsed.data.includes('\u0000'))
        },
      ),
    )
  })

  it('have names that are names, and values that are no trees', () => {
    expect(takes(bookingFields, { text: 'a', _payment_status: 'PENDING', n: 1, yes: true, none: null })).toBe(
      true,
    )
    for (const wrong of [
      { 'a/b': 1 },
      { a: {} },
      { a: [] },
      { '': 1 },
      { ['x'.repeat(65)]: 1 },
      [],
      'x',
      null,
    ]) {
      expect(takes(bookingFields, wrong)).toBe(false)
    }
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, 1]))
    expect(takes(bookingFields, many)).toBe(false)
    const polluted = bookingFields.safeParse(JSON.parse('{"__proto__":{"isAdmin":true}}'))
    expect(polluted.success && 'isAdmin' in (polluted.data ?? {})).toBe(false)
  })
})

describe('failures', () => {
  it('have the names that the source gives them, and names of the same make for the rest', () => {
    expect(
      ['lock_booking', 'schedule_booking', 'cancel_booking', 'get_slots', 'constructor', 'toString'].map(
        failureType,
      ),
    ).toEqual([
      'BOOKING_LOCK_FAILED',
      'SCHEDULE_BOOKING_FAILED',
      'CANCEL_BOOKING_FAILED',
      'GET_SLOTS_FAILED',
      'CONSTRUCTOR_FAILED',
      'TOSTRING_FAILED',
    ])
  })
})
