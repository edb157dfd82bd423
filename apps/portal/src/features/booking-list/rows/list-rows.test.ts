import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import fc from 'fast-check'
import papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { rowAfter } from '../table/use-row-walk.ts'
import { type CellTexts, cellTexts } from './cell-texts.ts'
import { reportCsv } from './report-csv.ts'
import { searchableTexts, searchRows } from './search-rows.ts'
import { sortKeys, sortRows } from './sort-rows.ts'

const zone = 'Europe/Riga'
const names = (text: string) => ({ default: text, lv: text, en: text, ru: text })
const location = {
  name: names('Brīvības iela 49'),
  services: [{ id: 1, name: names('Pases izsniegšana') }],
  specialists: [{ id: 7, name: 'Ilze Ozola' }],
} as unknown as Location
const texts: CellTexts = cellTexts({
  location,
  language: 'lv',
  zone,
  minutes: (count) => `${count} min`,
  status: (status) => status,
})

let made = 0
function booking(more: Partial<Booking> = {}): Booking {
  made++
  const known = {
    qtid: `q${made}`,
    // 22 November 2026, 08:00 in UTC and 10:00 in Riga.
    startsAt: Date.UTC(2026, 10, 22, 8) / 60_000,
    durationMinutes: 30,
    serviceId: 1,
    specialistId: 7,
    firstName: 'Anna',
    lastName: 'Kļaviņa',
  }
  const contact = { email: 'anna@mail.example', phoneCountryCode: '371', phoneNumber: '29123456' }
  const state = { status: 'scheduled', approval: 'none', servedAt: null, fields: {} }
  return { ...known, ...contact, ...state, ...more } as Booking
}

describe('what is searched', () => {
  const anna = booking()
  const ivan = booking({ firstName: 'Иван', lastName: 'Фёдоров', email: '', phoneNumber: '20000000' })
  const rows = [anna, ivan]
  const searchable = searchableTexts(texts)
  const found = (text: string) => searchRows(rows, text, searchable).map(({ qtid }) => qtid)

  test.each([
    ['klavina', anna],
    ['KĻAVIŅA', anna],
    ['kalvina', anna],
    ['klav ann', anna],
    ['29123456', anna],
    ['+371 29123456', anna],
    ['37129123456', anna],
    ['29 123 456', anna],
    ['anna@mail', anna],
    ['федоров', ivan],
    ['Фёдоров Иван', ivan],
    ['fedorov ivan', ivan],
    ['Анна Клявиня', anna],
  ])('%s is found', (text, one) => expect(found(text)).toEqual([one.qtid]))

  test.each([
    ['one word without an end', 'a'.repeat(5000)],
    ['the same again and again', 'aab'.repeat(2000)],
    ['more words than anybody types', Array.from({ length: 2000 }, (_, nth) => `a${nth}`).join(' ')],
  ])('%s, made to be slow, finds nothing soon', (_, text) => {
    const many = Array.from({ length: 500 }, () => booking({ firstName: 'ab'.repeat(50) }))
    expect(searchRows(many, text, searchable)).toEqual([])
  })

  test('what both have finds both, in their order', () => {
    expect(found('pases')).toEqual([anna.qtid, ivan.qtid])
  })

  test.each(['😀😀', '…???', '👩‍👩‍👧', '— —', 'ааа'.replaceAll('а', '\u0301')])(
    'signs alone are found nowhere: %s',
    (text) => expect(found(text)).toEqual([]),
  )

  test('two characters are no search yet, and three are', () => {
    expect(found('zz')).toHaveLength(2)
    expect(found(' zz ')).toHaveLength(2)
    expect(found('zzz')).toHaveLength(0)
  })

  test('any text finds some of the rows and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        for (const qtid of found(text)) expect([anna.qtid, ivan.qtid]).toContain(qtid)
      }),
    )
  })
})

describe('sorting', () => {
  const keys = sortKeys(texts, 'lv', zone)
  const early = booking({ startsAt: 100, firstName: 'Žanis', lastName: '', durationMinutes: 60 })
  const middle = booking({ startsAt: 200, firstName: 'Čaks', lastName: '', durationMinutes: 20 })
  const late = booking({ startsAt: 300, firstName: '', lastName: '', durationMinutes: 60 })
  const rows = [early, middle, late]

  test.each([
    ['date', false, [early, middle, late]],
    ['date', true, [late, middle, early]],
    ['duration', false, [middle, early, late]],
    ['duration', true, [early, late, middle]],
    ['customer', false, [middle, early, late]],
    ['customer', true, [early, middle, late]],
  ] as const)('by %s, descending: %s', (column, isDescending, order) => {
    expect(sortRows(rows, { column, isDescending }, keys)).toEqual(order)
  })
})

describe('the report', () => {
  const read = (rows: readonly Booking[]) =>
    papa.parse<string[]>(reportCsv(rows, { location, language: 'lv', zone, texts }).slice(1).trimEnd()).data

  test('has the columns that were agreed, in local time, and says expired where the payment was', () => {
    const served = booking({ servedAt: '2026-11-22T08:40:00.000Z', approval: 'accepted' })
    const unpaid = booking({ status: 'canceled', fields: { _payment_status: 'EXPIRED' } })
    const columns = 'status,approval,date,time,customer,location,service,specialist,served time'.split(',')
    const rest = [
      '2026-11-22',
      '10:00',
      'Anna Kļaviņa',
      'Brīvības iela 49',
      'Pases izsniegšana',
      'Ilze Ozola',
    ]
    expect(read([served, unpaid, booking({ status: 'canceled' })])).toEqual([
      columns,
      ['scheduled', 'accepted', ...rest, '2026-11-22 10:40'],
      ['expired', 'none', ...rest, ''],
      ['canceled', 'none', ...rest, ''],
    ])
  })

  test('begins with the mark of UTF-8, and ends its lines as on Windows', () => {
    const text = reportCsv([booking()], { location, language: 'lv', zone, texts })
    expect(text.startsWith('\uFEFFstatus,')).toBe(true)
    expect(text.split('\r\n')).toHaveLength(3)
  })

  test.each(['=', '+', '-', '@', '\t=', '\r=', ' =', '\n=', '＝', '＋', '－', '＠', ';', ' ;='])(
    'a name that begins with %j is no formula',
    (start) => {
      const [, row] = read([booking({ firstName: `${start}HYPERLINK("x")\nof two lines`, lastName: '' })])
      expect(row?.[4]?.startsWith("'")).toBe(true)
    },
  )

  test('a semicolon ends no cell, and begins no formula where it does', () => {
    const called = (firstName: string) =>
      reportCsv([booking({ firstName, lastName: '' })], { location, language: 'lv', zone, texts })
    expect(called(';=1+1')).toContain(`"';'=1+1"`)
    expect(called('x; y')).toContain('"x; y"')
  })

  test('whatever a visitor is called, no cell is taken for a formula and every row keeps its nine cells', () => {
    const name = fc.string({ unit: fc.constantFrom(...'=+-@,;"\'\t\r\n aāЯ1'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const [, row] = read([booking({ firstName, lastName })])
        expect(row).toHaveLength(9)
        for (const cell of row ?? []) expect(cell).not.toMatch(/^\s*[=+\-@;]|^[\t\r\n]|;\s*[=+\-@]/)
      }),
    )
  })
})

describe('walking the rows', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 9, 9],
    ['PageDown', 2, 7],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Enter', 5, null],
  ])('%s from row %i', (key, from, to) => expect(rowAfter(key, from, 10, 5)).toBe(to))
})
