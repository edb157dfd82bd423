import { expect, test } from 'vitest'
import { announcedMinutes, keptMinutes, lateBounds, lateFields } from './late.ts'

const at = (text: string) => Date.parse(text) / 60_000
const visit = at('2026-11-25T08:30Z')

test('lateness is said on the day, up to an hour after the beginning', () => {
  expect(lateBounds(visit, 'Europe/Riga')).toEqual({ from: at('2026-11-24T22:00Z'), till: visit + 60 })
})

test('what was said of one beginning is not said of another', () => {
  const fields = { text: 'x', ...lateFields(visit, 10) }
  expect(announcedMinutes(fields, visit)).toBe(10)
  expect(announcedMinutes(fields, visit + 30)).toBeNull()
  expect(announcedMinutes({}, visit)).toBeNull()
  expect(announcedMinutes({ ...fields, _late_minutes: 'soon' }, visit)).toBeNull()
})

test.each([
  [10, null, 10],
  [10, 5, 15],
  [10, 15, 25],
  [10, 60, 25],
  [0, 15, 15],
])('with a grace of %i and %j announced, the time is kept for %i minutes', (grace, announced, kept) => {
  expect(keptMinutes(grace, announced)).toBe(kept)
})
