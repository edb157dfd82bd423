import type { FreeTime } from '@rinda/client/bookings/free-times'
import { expect, test } from 'vitest'
import { daysToMove } from './days-to-move.ts'

const hourMs = 3_600_000
const noon = Date.UTC(2026, 10, 26, 10)
const at = (startsAt: number): FreeTime => ({ startsAt, date: '', time: '', duration: 20 })
/** Lists so many times on each of some days, one after another. */
const days = (count: number, timesOfEach: number) =>
  Array.from({ length: count * timesOfEach }, (_, index) =>
    at(noon + Math.floor(index / timesOfEach) * 24 * hourMs + (index % timesOfEach) * 60_000),
  )
const shown = (found: readonly FreeTime[], ownMs = 0) => {
  const { days, laterFrom } = daysToMove(found, 'Europe/Riga', ownMs)
  return { counts: [...days.values()].map(({ length }) => length), laterFrom }
}

test('all days are there where there are few times, and nothing is later', () => {
  expect(shown(days(3, 5))).toEqual({ counts: [5, 5, 5], laterFrom: null })
  expect(shown([])).toEqual({ counts: [], laterFrom: null })
  expect(shown(days(3, 5), noon)).toEqual({ counts: [4, 5, 5], laterFrom: null })
})

test('a day that was not read to its end is left for later, so that none is said to have fewer times than it has', () => {
  const found = days(11, 39).slice(0, 400)
  expect(shown(found)).toEqual({ counts: Array(10).fill(39), laterFrom: noon + 10 * 24 * hourMs })
})

test('twelve days are shown at once', () => {
  expect(shown(days(20, 2))).toEqual({ counts: Array(12).fill(2), laterFrom: noon + 12 * 24 * hourMs })
})

test('one day that has more times than are read goes on after them', () => {
  const found = days(1, 500).slice(0, 400)
  expect(shown(found)).toEqual({ counts: [400], laterFrom: noon + 400 * 60_000 - 60_000 + 1 })
})
