import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localMinuteOf, wallIntervals } from '../time/zone.ts'
import { quietTill } from './quiet-hours.ts'

const zone = 'Europe/Riga'
const night = { from: 1320, till: 420 }
const at = (date: string, minute: number) => wallIntervals(date, zone, minute, minute + 1)[0]?.from ?? 0

test.each([
  ['the evening', at('2026-12-08', 1350), at('2026-12-09', 420)],
  ['the early morning', at('2026-12-09', 60), at('2026-12-09', 420)],
  ['the last minute', at('2026-12-09', 419), at('2026-12-09', 420)],
  ['the end itself', at('2026-12-09', 420), at('2026-12-09', 420)],
  ['the day', at('2026-12-09', 720), at('2026-12-09', 720)],
  // The clock goes forward at three, and back at four.
  ['a night of 23 hours', at('2026-03-28', 1380), at('2026-03-29', 420)],
  ['a night of 25 hours', at('2026-10-24', 1380), at('2026-10-25', 420)],
])('whoever would be written to in %s is so at the end of the quiet hours', (_, asked, till) => {
  expect(quietTill(asked, night, zone)).toBe(till)
})

test('quiet hours within a day end on it, and those of no length are none', () => {
  expect(quietTill(at('2026-12-09', 800), { from: 780, till: 840 }, zone)).toBe(at('2026-12-09', 840))
  expect(quietTill(at('2026-12-09', 780), { from: 780, till: 780 }, zone)).toBe(at('2026-12-09', 780))
})

test('quiet hours that end at a time that comes twice end at the one that is still to come', () => {
  const [first, second] = wallIntervals('2026-10-25', zone, 210, 211)
  const hours = { from: 1320, till: 210 }
  expect(quietTill((first?.from ?? 0) - 20, hours, zone)).toBe(first?.from)
  expect(quietTill((second?.from ?? 0) - 20, hours, zone)).toBe(second?.from)
})

test('whenever it is, the answer is not quiet, not earlier, and at most a day and an hour later', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(fc.integer({ min: 29_000_000, max: 31_000_000 }), minute, minute, (now, from, till) => {
      const free = quietTill(now, { from, till }, zone)
      expect(free).toBeGreaterThanOrEqual(now)
      expect(free - now).toBeLessThanOrEqual(1500)
      // An hour that comes twice may be quiet at its second pass.
      if (free !== now) expect(localMinuteOf(free, zone) >= till).toBe(true)
    }),
  )
})
