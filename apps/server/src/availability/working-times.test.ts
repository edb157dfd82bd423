import { timeOffOn } from '@rinda/domain/availability/working-time'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workingTimes } from './working-times.ts'

const minuteOf = (at: string) => Date.parse(at) / 60_000

/** The minutes of a time that a specialist is not away by what their private calendar takes. */
function leftFree(from: number, till: number, zone: string): number[] {
  const [from_at, till_at] = [new Date(from * 60_000), new Date(till * 60_000)]
  const busy = [{ company_id: 1, specialist_id: 1, from_at, till_at }] as never
  const work = workingTimes(
    { specialists: [{ specialist_id: 1, working_hours: null }] as never, absences: [], busy },
    zone,
  ).get(1)
  if (!work) throw new Error('nothing is taken')
  const first = localDateOf(from, zone)
  const off = [0, 1, 2, 3].flatMap((days) => timeOffOn(work, addDays(first, days), zone))
  const isOff = (minute: number) => off.some((one) => one.from <= minute && minute < one.till)
  return Array.from({ length: till - from }, (_, index) => from + index).filter((minute) => !isOff(minute))
}

test.each([
  ['from the first pass of an hour into its second, to a later time on the clock', '00:10', '01:40'],
  ['from before the hour that comes twice into its second pass', '2026-10-24T23:50', '01:20'],
  ['from its first pass until the morning', '00:30', '03:00'],
  ['until its first pass is over', '2026-10-24T23:00', '01:00'],
])('what a private calendar takes as the clocks are put back is taken whole: %s', (_, from, till) => {
  const at = (time: string) => minuteOf(`${time.length === 5 ? `2026-10-25T${time}` : time}:00Z`)
  expect(leftFree(at(from), at(till), 'Europe/Riga')).toEqual([])
})

test('at whatever time and wherever, it is taken whole', () => {
  const nights = [
    ['Europe/Riga', '2026-10-25T00:00:00Z'],
    ['Europe/Riga', '2026-03-29T01:00:00Z'],
    ['America/Havana', '2026-11-01T05:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Asia/Singapore', '2026-10-25T00:00:00Z'],
  ] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...nights),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 1, max: 2000 }),
      ([zone, night], begins, length) => {
        const from = minuteOf(night) + begins
        expect(leftFree(from, from + length, zone)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
