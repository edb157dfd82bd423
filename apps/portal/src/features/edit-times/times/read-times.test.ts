import { isLocalTime } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedText } from './day-times.ts'
import { emptied, maskRange } from './mask-range.ts'
import { readTimes, type TimesRules } from './read-times.ts'

const words = { closed: ['slēgts', 'closed'], usual: ['kā parasti'] }
const one: TimesRules = { mayBeUsual: false, mostRanges: 1, words }
const many: TimesRules = { mayBeUsual: true, mostRanges: 6, words }
const type = (keys: string) => [...keys].reduce((text, key) => maskRange(text + key, text), '')
const nine = { kind: 'open', ranges: [{ from: '09:00', till: '18:00' }] }

describe('a range', () => {
  test.each(['9-18', '09:00–18:00', '9:00 - 18.00', ' 0900 — 1800 ', '900-1800', '09:00 – 18:', '9 − 18'])(
    '%s is read',
    (text) => expect(readTimes(text, one)).toEqual({ ok: true, times: nine }),
  )

  test.each([
    ['24:00 – 18:00', { kind: 'time', part: '24:00' }],
    ['09:00 – 25:00', { kind: 'time', part: '25:00' }],
    ['9:5-18', { kind: 'time', part: '9:5' }],
    ['09:60 – 18:00', { kind: 'time', part: '09:60' }],
    ['nine to five', { kind: 'time', part: 'nine to five' }],
    ['1-2-3', { kind: 'time', part: '1-2-3' }],
    ['18:00–08:00', { kind: 'reversed' }],
    ['09:00–09:00', { kind: 'same' }],
    ['09:00', { kind: 'half' }],
    ['09:00 – ', { kind: 'half' }],
    ['__:__ – 18:00', { kind: 'half' }],
    ['9-12, 13-18', { kind: 'many' }],
  ])('%s is not: %j', (text, fault) => expect(readTimes(text, one)).toEqual({ ok: false, fault }))
})

test('closed is said by nothing at all, or by its word; where a day may be as usual, nothing means that', () => {
  for (const text of ['', '  ', '–', '__:__ – __:__', 'SLĒGTS', 'closed'])
    expect(readTimes(text, one)).toEqual({ ok: true, times: { kind: 'closed' } })
  for (const text of ['', '-', 'Kā parasti'])
    expect(readTimes(text, many)).toEqual({ ok: true, times: { kind: 'usual' } })
  expect(readTimes('closed', many)).toEqual({ ok: true, times: { kind: 'closed' } })
})

test('several ranges stand in order, and may touch but not cross', () => {
  const read = readTimes('13:00-18, 9-12:30; 12:30 – 13:00', many)
  expect(read.ok && typedText(read.times)).toBe('09:00 – 12:30, 12:30 – 13:00, 13:00 – 18:00')
  expect(readTimes('9-13, 12-18', many)).toEqual({ ok: false, fault: { kind: 'crossing' } })
})

describe('typing', () => {
  test.each([
    ['09001800', '09:00 – 18:00'],
    ['9001800', '09:00 – 18:00'],
    ['9-18', '09:00 – 18:'],
    ['9:00 - 18.00', '09:00 – 18:00'],
    ['09:00–18:00', '09:00 – 18:00'],
    ['9 18', '09:00 – 18:'],
    ['2400', '24:00 – '],
    ['0900-', '09:00 – '],
    ['09001200,13001800', '09:00 – 12:00,13:00 – 18:00'],
    ['slēgts', 'slēgts'],
  ])('%s key by key is %s', (keys, text) => expect(type(keys)).toBe(text))

  test('what is taken away or typed in the middle stays so', () => {
    expect(maskRange('09:00 –', '09:00 – ')).toBe('09:00 –')
    expect(maskRange('09:30 – 18:00', '09:00 – 18:00')).toBe('09:30 – 18:00')
  })

  test('any range typed as digits is that range', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(time, time, fc.constantFrom('', '-', ' - ', '–'), (from, till, separator) => {
        fc.pre(from < till)
        const typed = type(`${from}${separator}${till}`.replaceAll(':', ''))
        expect(readTimes(typed, one)).toEqual({
          ok: true,
          times: { kind: 'open', ranges: [{ from, till }] },
        })
      }),
    )
  })

  test('whatever is typed is either read as ranges that make sense, or named as a fault', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789:.-–, x'), maxLength: 16 })
    fc.assert(
      fc.property(keys, fc.boolean(), (text, isMasked) => {
        const read = readTimes(isMasked ? type(text) : text, many)
        if (!read.ok || read.times.kind !== 'open') return
        const ends = read.times.ranges.flatMap(({ from, till }) => [from, till])
        expect(ends.every(isLocalTime)).toBe(true)
        expect([...ends].sort()).toEqual(ends)
      }),
    )
  })
})

test('a part that is no time becomes empty, to be typed anew', () => {
  expect(emptied('24:00 – 18:00', '24:00')).toEqual({ text: '__:__ – 18:00', from: 0, till: 5 })
  expect(emptied('09:00 – 9:5', '9:5')).toEqual({ text: '09:00 – __:__', from: 8, till: 13 })
})
