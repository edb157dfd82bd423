import { expect, test } from 'vitest'
import {
  countChange,
  keptChange,
  keptText,
  minutesChange,
  minutesText,
  noShowChange,
  noShowText,
} from './figure-text.ts'

/** Spaces of a language's numbers do not break; which ones they are is no matter here. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ').replace(/^-/, '−')

test('times are whole minutes, and a dash where nobody waited', () => {
  expect([minutesText(7.4, 'en'), minutesText(0.2, 'lv'), minutesText(null, 'ru')]).toEqual(['7', '0', '–'])
})

test('less time is better, and what reads the same is no change', () => {
  expect(minutesChange(7.4, 9.6, 'en')?.isBetter).toBe(true)
  expect(plain(minutesChange(7.4, 9.6, 'lv')?.text)).toBe('−3 min')
  expect(plain(minutesChange(12, 8, 'ru')?.text)).toBe('+4 мин')
  expect(minutesChange(12, 8, 'ru')?.isBetter).toBe(false)
  expect(minutesChange(7.4, 6.6, 'en')).toBeUndefined()
  expect([minutesChange(null, 5, 'en'), minutesChange(5, null, 'en')]).toEqual([undefined, undefined])
})

test('numbers change in percents, for neither better nor worse; from nothing there are none', () => {
  expect(countChange(106, 100, 'en')).toEqual({ text: '+6%', isBetter: null })
  expect([countChange(5, 0, 'en'), countChange(5, 5, 'en')]).toEqual([undefined, undefined])
})

test('who did not come is a share of those who were called', () => {
  expect(noShowText({ served: 24, no_shows: 1 }, 'en')).toBe('4%')
  expect(noShowText({ served: 0, no_shows: 0 }, 'en')).toBe('–')
  const [few, many] = [
    { served: 24, no_shows: 1 },
    { served: 9, no_shows: 1 },
  ]
  expect(noShowChange(many, few, 'en')).toEqual({ text: '+6%', isBetter: false })
  expect(noShowChange(few, { served: 0, no_shows: 0 }, 'en')).toBeUndefined()
})

test('promises that were kept are a share of all; more is better, and of none there is none', () => {
  const [many, few, none] = [
    { promised: 10, kept: 9 },
    { promised: 4, kept: 3 },
    { promised: 0, kept: 0 },
  ]
  expect([keptText(many, 'en'), keptText(none, 'en')]).toEqual(['90%', '–'])
  expect(keptChange(many, few, 'en')).toEqual({ text: '+15%', isBetter: true })
  expect([keptChange(many, none, 'en'), keptChange(few, few, 'en')]).toEqual([undefined, undefined])
})
