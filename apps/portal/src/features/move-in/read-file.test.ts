import { plainCell } from '@rinda/domain/move-in/read-cells'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadsheetCsv } from '../../session/spreadsheet-csv.ts'
import { encodingOf, mostBytes, readTable } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(bytesOf(text), 'utf-8')

test.each([',', ';', '\t'])(
  'cells parted by %j are read, with a mark of UTF-8 before them or without',
  (sign) => {
    const text = [
      ['Vārds', 'Tālrunis'],
      ['"Ilze ""I""\nOzola"', '29'],
    ]
      .map((row) => row.join(sign))
      .join('\r\n')
    const table = { header: ['Vārds', 'Tālrunis'], rows: [['Ilze "I"\nOzola', '29']], uneven: 0 }
    expect(read(text)).toEqual(table)
    expect(read(`\uFEFF${text}\n\n`)).toEqual(table)
  },
)

test('letters of older programs are read once they are said', () => {
  const baltic = Uint8Array.from([0x53, 0xed, 0xf0, 0xe2, 0x3b, 0x31])
  expect(encodingOf(baltic)).toBe('windows-1257')
  expect(encodingOf(bytesOf('Sīļā'))).toBe('utf-8')
  const text = Uint8Array.from([...bytesOf('Name;Phone\n'), 0xc8, 0xeb, 0xfc, 0xff, 0x3b, 0x31])
  expect(readTable(text, 'windows-1251')).toMatchObject({ rows: [['Илья', '1']] })
  expect(readTable(text, 'windows-1257')).not.toMatchObject({ rows: [['Илья', '1']] })
})

test('“Unicode text” of a spreadsheet is read as it is', () => {
  const text = '\uFEFFVārds\tTālrunis\r\nИлья\t29\r\n'
  const bytes = Uint8Array.from(
    [...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
  )
  expect(encodingOf(bytes)).toBe('utf-16le')
  expect(readTable(bytes, 'utf-16le')).toEqual({
    header: ['Vārds', 'Tālrunis'],
    rows: [['Илья', '29']],
    uneven: 0,
  })
})

test('what is no such file is told apart', () => {
  expect(read('only one column\nx')).toBe('wrongKind')
  expect(read('')).toBe('wrongKind')
  expect(read('PK\u0000\u0003,zip\n1,2')).toBe('wrongKind')
  expect(read('Name,Phone\n\n')).toBe('noRows')
  expect(readTable(new Uint8Array(mostBytes + 1), 'utf-8')).toBe('tooLarge')
  const rows = (count: number) => `Name,Phone\n${'Anna,29\n'.repeat(count)}`
  expect(read(rows(10_000))).toMatchObject({ uneven: 0 })
  expect(read(rows(10_001))).toBe('tooManyRows')
  expect(read('Name,Phone\nAnna,29\nIlze\nPēteris,1,2')).toMatchObject({ uneven: 2 })
})

test('whatever our own files say, formulas among it, is read from them again', () => {
  // Rows of nothing but spaces are empty lines; an apostrophe before a formula says that it is none.
  const cell = fc
    .string({ unit: fc.constantFrom(...'aā я=+-@;,"\'\n1'.split('')), maxLength: 8 })
    .filter((text) => !/^'|;'/.test(text))
  const row = fc.tuple(fc.constant('x'), cell, cell)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const table = read(spreadsheetCsv(['Name', 'Notes', 'Phone'], rows))
      expect(typeof table === 'string' ? table : table.rows.map((cells) => cells.map(plainCell))).toEqual(
        rows,
      )
    }),
  )
})
