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
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')
const same = { text: '=', isBetter: null, way: 'same', isPoints: false }

test('times are whole minutes, and a dash where nobody waited', () => {
  expect([minutesText(7.4, 'en'), minutesText(0.2, 'lv'), minutesText(null, 'ru')]).toEqual(['7', '0', '–'])
})

test('less time is better, and what reads the same is no change', () => {
  expect(minutesChange(7.4, 9.6, 'en')).toMatchObject({ isBetter: true, way: 'down' })
  expect(plain(minutesChange(7.4, 9.6, 'lv')?.text)).toBe('−3 min')
  expect(plain(minutesChange(12, 8, 'ru')?.text)).toBe('+4 мин')
  expect(minutesChange(12, 8, 'ru')).toMatchObject({ isBetter: false, way: 'up' })
  expect(minutesChange(7.4, 6.6, 'en')).toEqual(same)
  expect([minutesChange(null, 5, 'en'), minutesChange(5, null, 'en')]).toEqual([undefined, undefined])
})

test('numbers change in percents, for neither better nor worse; from nothing there are none', () => {
  expect(countChange(106, 100, 'en')).toEqual({ text: '+6%', isBetter: null, way: 'up', isPoints: false })
  expect([countChange(5, 0, 'en'), countChange(5, 5, 'en')]).toEqual([undefined, same])
})

test('who did not come is a share of those who were called, told to a tenth of a percent', () => {
  expect(noShowText({ served: 23, no_shows: 1 }, 'en')).toBe('4.2%')
  expect(noShowText({ served: 0, no_shows: 0 }, 'en')).toBe('–')
  const [few, many] = [
    { served: 97, no_shows: 3 },
    { served: 183, no_shows: 17 },
  ]
  expect(noShowChange(many, few, 'en')).toEqual({ text: '+5.5', isBetter: false, way: 'up', isPoints: true })
  expect(plain(noShowChange(few, many, 'lv')?.text)).toBe('−5,5')
  expect(noShowChange(few, { served: 0, no_shows: 0 }, 'en')).toBeUndefined()
})

test('promises that were kept are a share of all; more is better, and of none there is none', () => {
  const [many, few, none] = [
    { promised: 10, kept: 9 },
    { promised: 4, kept: 3 },
    { promised: 0, kept: 0 },
  ]
  expect([keptText(many, 'en'), keptText(none, 'en')]).toEqual(['90%', '–'])
  expect(keptChange(many, few, 'en')).toEqual({ text: '+15', isBetter: true, way: 'up', isPoints: true })
  expect([keptChange(many, none, 'en'), keptChange(few, few, 'en')]).toEqual([undefined, same])
})
