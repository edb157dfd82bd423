import { expect, test } from 'vitest'
import {
  countChange,
  keptChange,
  keptText,
  minutesChange,
  minutesText,
  noShowChange,
  noShowText,
  promisePercents,
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
    { promised: 10, kept: 9, late: 1 },
    { promised: 4, kept: 3, late: 0 },
    { promised: 0, kept: 0, late: 0 },
  ]
  expect([keptText(many, 'en'), keptText(none, 'en')]).toEqual(['90%', '–'])
  expect(keptChange(many, few, 'en')).toEqual({ text: '+15', isBetter: true, way: 'up', isPoints: true })
  expect([keptChange(many, none, 'en'), keptChange(few, few, 'en')]).toEqual([undefined, same])
})

test('a share is all of it only where none failed, and nothing only where there was none', () => {
  const [almost, hardly] = [
    { promised: 1000, kept: 999, late: 1 },
    { promised: 1000, kept: 1, late: 500 },
  ]
  expect([keptText(almost, 'en'), keptText(hardly, 'en')]).toEqual(['99%', '1%'])
  expect(noShowText({ served: 9_999, no_shows: 1 }, 'en')).toBe('0.1%')
  expect(noShowText({ served: 1, no_shows: 9_999 }, 'en')).toBe('99.9%')
  // A change is that of what is told.
  expect(keptChange({ promised: 2, kept: 2, late: 0 }, almost, 'en')).toMatchObject({ text: '+1' })
})

test('what was early, kept and late adds up to all, and each that is there is some', () => {
  for (let promised = 1; promised <= 40; promised++)
    for (let kept = 0; kept <= promised; kept++)
      for (let late = 0; late <= promised - kept; late++) {
        // Of many, so that one alone is less than a half of a percent.
        const few = { promised: promised + 400, kept: kept + 400, late }
        for (const one of [{ promised, kept, late }, few]) {
          const told = promisePercents(one) ?? { early: 0, kept: 0, late: 0 }
          expect(told.early + told.kept + told.late).toBe(100)
          const counts = { early: one.promised - one.kept - one.late, kept: one.kept, late: one.late }
          for (const name of ['early', 'kept', 'late'] as const) {
            expect([name, told[name] > 0]).toEqual([name, counts[name] > 0])
            expect(told[name] === 100).toBe(counts[name] === one.promised)
          }
        }
      }
})
