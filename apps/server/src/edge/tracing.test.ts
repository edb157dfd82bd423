import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTraceparent } from './tracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test('reads a traceparent of this version, and of a later one that begins alike', () => {
  const read = { traceId, spanId, flags: '01' }
  expect(readTraceparent(`00-${traceId}-${spanId}-01`)).toEqual(read)
  expect(readTraceparent(`cc-${traceId}-${spanId}-01-what-comes-later`)).toEqual(read)
})

test.each([
  undefined,
  '',
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  [`00-${traceId}-${spanId}-01`, 'another'],
])('makes nothing of %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('whatever is sent, what is read is hexadecimal', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readTraceparent(text)
      expect(read === undefined || /^[\da-f]{32}$/.test(read.traceId)).toBe(true)
    }),
  )
})
