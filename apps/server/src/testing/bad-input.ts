import { codeOfReason } from '@rinda/contract/wire/refusals'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Message } from './clients/test-portal.ts'

const codes = new Set<unknown>(Object.values(codeOfReason))

/**
 * Expects of an answer, whatever was asked, that it is done, or a refusal out of the closed list, in three
 * languages.
 */
export function expectAnswer(reply: Message): void {
  if (!reply.type.endsWith('_FAILED')) return
  expect(codes).toContain(reply.data.code)
  const texts = Object.values(reply.data.info as Record<string, string>)
  expect(texts).toHaveLength(3)
  expect(texts.every((text) => text.length > 5 && !text.includes('{about}'))).toBe(true)
}

/**
 * Texts that may come from outside: empty, huge, broken, of other scripts, or a name that objects have of
 * themselves.
 */
export const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b',
  '\u001b[31m',
  '🦔'.repeat(50),
  'x'.repeat(3_000),
  "'; DROP TABLE bookings; --",
  '{field} $& $1 {about}',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '-1',
  '1e3',
  '０１',
  '99999999999999999999',
)

export const nastyNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  2 ** 53 + 2,
  5e-324,
)

const day = fc.constantFrom(
  '2026-02-30',
  '2026-13-01',
  '2026-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-2026-01-01',
  '+02026-01-01',
  '2026-12-9',
  '2026-12-09T10:00',
  '2020-01-01',
  '2026-12-09',
  '1900-01-01',
  '2199-12-31',
)
const time = fc.constantFrom(
  '25:61',
  '24:00',
  '23:60',
  '-1:00',
  '10:00:00',
  '1000',
  '10:0',
  '03:00',
  '10:00',
  '23:59',
)

/** A value where another was meant. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  day,
  time,
  fc.constantFrom(null, true, false, [], {}, [[]], [1, 2], [null], { a: { b: { c: [] } } }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1, 2, 3, 4, 5, 40, 999, '1', '001', '0x1', ' 1 '),
)

/** An object with some of these names, each with a good value or a bad one, and with names that nobody asked for. */
export function nastyObject(good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(good).map(([name, value]) => {
      const given = { weight: 4, arbitrary: fc.constant(value) }
      const absent = { weight: 1, arbitrary: fc.constant(undefined) }
      return [name, fc.oneof(given, absent, { weight: 2, arbitrary: nastyValue as fc.Arbitrary<never> })]
    }),
  )
  const extra = fc.dictionary(fc.oneof(nastyText, fc.string()), nastyValue, { maxKeys: 2 })
  return fc.tuple(fc.record(shape), extra).map(([own, more]) => ({ ...more, ...own }))
}

/** As JSON can be written, and as an object in this language hardly can be: with a name of `__proto__`. */
export function withProto(json: string): string {
  return json.startsWith('{')
    ? `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${json.slice(1)}`.replace(',}', '}')
    : json
}
