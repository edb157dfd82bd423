import { describe, expect, test } from 'vitest'
import { localTimeOf } from '../time/zone.ts'
import {
  type Absence,
  absentTill,
  timeOffOn,
  type WorkingTime,
  whyOff,
  workingRanges,
} from './working-time.ts'

const zone = 'Europe/Riga'
const absent = (fromDate: string, tillDate: string, more: Partial<Absence> = {}): Absence => ({
  ...{ fromDate, fromTime: null, tillDate, tillTime: null, note: '' },
  ...more,
})
const shown = (work: WorkingTime, date: string) =>
  timeOffOn(work, date, zone).map(
    ({ from, till, why }) => `${why} ${localTimeOf(from, zone)}–${localTimeOf(till, zone)} ${till - from}`,
  )
const sunday = { sunday: [{ from: '03:30', till: '12:00' }] }

describe('a day of a specialist', () => {
  test('without a week of their own nothing of it is off, with an empty one all of it', () => {
    expect(shown({ week: null, absences: [] }, '2026-11-23')).toEqual([])
    expect(shown({ week: {}, absences: [] }, '2026-11-23')).toEqual(['off 00:00–00:00 1440'])
  })

  test('a break is off, ranges that touch are one', () => {
    const monday = [
      { from: '13:00', till: '17:00' },
      { from: '09:00', till: '11:00' },
      { from: '11:00', till: '12:00' },
    ]
    const work = { week: { monday }, absences: [] }
    expect(workingRanges(work, '2026-11-23')).toEqual([
      { from: 540, till: 720 },
      { from: 780, till: 1020 },
    ])
    expect(shown(work, '2026-11-23')).toEqual([
      'off 00:00–09:00 540',
      'off 12:00–13:00 60',
      'off 17:00–00:00 420',
    ])
  })

  test('an absence takes whole days, and a part of those on which it has a time', () => {
    const trip = absent('2026-11-23', '2026-11-25', { fromTime: '15:00', tillTime: '10:00' })
    const work = { week: null, absences: [trip] }
    expect(shown(work, '2026-11-22')).toEqual([])
    expect(shown(work, '2026-11-23')).toEqual(['away 15:00–00:00 540'])
    expect(shown(work, '2026-11-24')).toEqual(['away 00:00–00:00 1440'])
    expect(shown(work, '2026-11-25')).toEqual(['away 00:00–10:00 600'])
    expect(shown(work, '2026-11-26')).toEqual([])
  })

  test('on the days of 23 and 25 hours the wall clock counts', () => {
    expect(shown({ week: sunday, absences: [] }, '2026-03-29')).toEqual([
      'off 00:00–04:00 180',
      'off 12:00–00:00 720',
    ])
    expect(shown({ week: sunday, absences: [] }, '2026-10-25')).toEqual([
      'off 00:00–03:30 210',
      'off 03:00–03:30 30',
      'off 12:00–00:00 720',
    ])
  })
})

describe('a visit', () => {
  const at = Date.parse('2026-11-23T08:00Z') / 60_000
  const visit = { from: at, till: at + 30 }

  test('that goes over midnight needs both days', () => {
    const night = {
      from: Date.parse('2026-11-23T21:30Z') / 60_000,
      till: Date.parse('2026-11-23T22:30Z') / 60_000,
    }
    const away = { week: null, absences: [absent('2026-11-24', '2026-11-24')] }
    expect(whyOff(away, night, zone)).toBe('away')
    // Until midnight is not the next day.
    expect(whyOff(away, { ...night, till: night.till - 30 }, zone)).toBeNull()
    expect(whyOff({ week: { monday: [{ from: '00:00', till: '24:00' }] }, absences: [] }, night, zone)).toBe(
      'off',
    )
  })

  test('an absence is told before the week', () => {
    const work = { week: {}, absences: [absent('2026-11-23', '2026-11-23')] }
    expect(whyOff(work, visit, zone)).toBe('away')
    expect(whyOff({ ...work, absences: [] }, visit, zone)).toBe('off')
    expect(whyOff({ week: null, absences: [] }, visit, zone)).toBeNull()
  })

  test('an absence that begins when it ends, or ends when it begins, leaves it alone', () => {
    const after = absent('2026-11-23', '2026-11-23', { fromTime: '10:30' })
    const before = absent('2026-11-20', '2026-11-23', { tillTime: '10:00' })
    const work = { week: null, absences: [after, before] }
    expect(whyOff(work, visit, zone)).toBeNull()
    expect(absentTill(work, visit.from, visit.till, zone)).toBeNull()
    expect(absentTill(work, visit.from, visit.till + 1, zone)).toEqual({
      tillDate: '2026-11-23',
      tillTime: null,
    })
  })

  test('an absence is told before the week, whichever comes first in the visit', () => {
    const mornings = { monday: [{ from: '10:00', till: '10:15' }] }
    const work = { week: mornings, absences: [absent('2026-11-23', '2026-11-23', { fromTime: '10:20' })] }
    expect(whyOff(work, visit, zone)).toBe('away')
    const early = { ...work, absences: [absent('2026-11-23', '2026-11-23', { tillTime: '10:05' })] }
    expect(whyOff(early, visit, zone)).toBe('away')
  })

  test('absences that follow each other are one, in whatever order they were written down', () => {
    const first = absent('2026-11-22', '2026-11-23')
    const second = absent('2026-11-24', '2026-11-25', { tillTime: '12:00' })
    const third = absent('2026-11-25', '2026-11-27', { fromTime: '12:00', tillTime: '09:00' })
    const inside = absent('2026-11-24', '2026-11-24')
    const later = absent('2026-12-01', '2026-12-05')
    const end = { tillDate: '2026-11-27', tillTime: '09:00' }
    for (const absences of [
      [first, second, third, inside, later],
      [later, third, inside, second, first],
      [inside, later, first, third, second],
    ]) {
      expect(absentTill({ week: null, absences }, visit.from, visit.till, zone)).toEqual(end)
    }
  })

  test('of absences that are told together the one that lasts longest counts', () => {
    const short = absent('2026-11-23', '2026-11-23', { tillTime: '11:00' })
    const long = absent('2026-11-23', '2026-11-24')
    for (const absences of [
      [short, long],
      [long, short],
    ]) {
      expect(absentTill({ week: null, absences }, visit.from, visit.till, zone)).toEqual({
        tillDate: '2026-11-24',
        tillTime: null,
      })
    }
  })
})
