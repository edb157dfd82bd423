import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginsValue, dayRule, priceRule, stepped, textToEdit, textToShow, valueIn } from './number-text.ts'

const prices = fc.integer({ min: 100, max: 100_000_000 }).map((cents) => cents / 100)
const days = fc.integer({ min: dayRule.least, max: dayRule.most })

describe('what is typed', () => {
  test('and shown comes back as the same value, with zeros, spaces and commas of any kind', () => {
    fc.assert(
      fc.property(prices, fc.nat(3), fc.boolean(), (price, zeros, isComma) => {
        const point = Number.isInteger(price) ? `${price}.0` : String(price)
        const typed = ` ${isComma ? point.replace('.', ',') : point}${'0'.repeat(zeros)} `
        expect(valueIn(typed, priceRule)).toEqual({ ok: true, value: price })
        expect(valueIn(textToEdit(price), priceRule)).toEqual({ ok: true, value: price })
        expect(valueIn(textToShow(price, 2), priceRule)).toEqual({ ok: true, value: price })
      }),
    )
  })

  test('is never taken for a value that the rule does not allow, whatever it is', () => {
    const anything = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,\- ]{0,9}$/))
    fc.assert(
      fc.property(anything, fc.constantFrom(dayRule, priceRule), (typed, rule) => {
        const entered = valueIn(typed, rule)
        if (!entered.ok || entered.value === null) return
        const scaled = entered.value * 10 ** rule.precision
        expect(Math.abs(scaled - Math.round(scaled))).toBeLessThan(1e-6)
        expect(entered.value).toBeGreaterThanOrEqual(rule.least)
        expect(entered.value).toBeLessThanOrEqual(rule.most)
        expect(valueIn(textToEdit(entered.value), rule)).toEqual(entered)
      }),
    )
  })

  test.each([
    ['', null],
    [' ', null],
    ['-', null],
    ['7', 7],
    ['007', 7],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['1 250', 1250],
    ['5.', 5],
  ])('%j is %j', (typed, value) => {
    expect(valueIn(typed, priceRule)).toEqual({ ok: true, value })
  })

  test.each([
    ['0', priceRule, 'tooSmall'],
    ['.5', priceRule, 'tooSmall'],
    ['0.99', priceRule, 'tooSmall'],
    ['1.005', priceRule, 'tooFine'],
    ['1.5', dayRule, 'tooFine'],
    ['3651', dayRule, 'tooLarge'],
    ['-1', dayRule, 'notNumber'],
    ['1.2.3', priceRule, 'notNumber'],
    ['1e3', priceRule, 'notNumber'],
    ['.', priceRule, 'notNumber'],
    ['seven', dayRule, 'notNumber'],
  ] as const)('%j is refused', (typed, rule, why) => {
    expect(valueIn(typed, rule)).toEqual({ ok: false, why })
  })

  test('1.0 is a whole number of days', () => expect(valueIn('1.0', dayRule)).toEqual({ ok: true, value: 1 }))
})

describe('a step', () => {
  test('up and down again is where it was, unless an end is in the way', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const there = stepped(textToEdit(price), 1, priceRule)
        if (price + 1 > priceRule.most) return
        expect(stepped(there, -1, priceRule)).toBe(textToEdit(price))
      }),
    )
  })

  test('never leaves what is allowed, from whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), days.map(String)), fc.constantFrom(1, -1), (typed, by) => {
        const entered = valueIn(stepped(typed, by as 1 | -1, dayRule), dayRule)
        expect(entered.ok).toBe(true)
      }),
    )
  })

  test.each([
    ['', 1, '1'],
    ['x', -1, '1'],
    ['1', -1, '1'],
    ['1.5', 1, '2.5'],
    ['1,05', 1, '2.05'],
  ] as const)('from %j by %i is %j', (typed, by, text) => expect(stepped(typed, by, priceRule)).toBe(text))
})

test('nothing is shown as a dash, a price with both its decimals', () => {
  expect([textToShow(null, 2), textToShow(undefined, 0)]).toEqual(['-', '-'])
  expect([textToShow(12.5, 2), textToShow(7, 2), textToShow(7, 0)]).toEqual(['12.50', '7.00', '7'])
})

test('digits and separators begin a value, other keys do not', () => {
  expect(['0', '9', '.', ','].every(beginsValue)).toBe(true)
  expect(['a', 'Enter', 'F1', '-', ' ', 'ArrowUp'].some(beginsValue)).toBe(false)
})
