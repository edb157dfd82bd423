import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSealOf, readShortName, shortNameOf } from './short-link.ts'

const booking = { companyId: 40, bookingId: 123_456, qtid: 'q', token: 't' }

test('a short link names its booking, and opens that one alone, with its present token', () => {
  const text = shortNameOf('secret', booking)
  expect(text.length).toBeLessThanOrEqual(20)
  const named = readShortName(text)
  expect(named).toMatchObject({ companyId: 40, bookingId: 123_456 })
  const seal = named?.seal ?? ''
  expect(isSealOf('secret', seal, booking)).toBe(true)
  for (const other of [
    { ...booking, bookingId: 123_457 },
    { ...booking, companyId: 41 },
    { ...booking, token: 'other' },
  ])
    expect(isSealOf('secret', seal, other)).toBe(false)
  expect(isSealOf('other', seal, booking)).toBe(false)
})

test('whatever else is sent names nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readShortName(text)).toBeNull()
    }),
  )
  expect(readShortName('1.2')).toBeNull()
  expect(readShortName(`${shortNameOf('secret', booking)}x`)).toBeNull()
})
