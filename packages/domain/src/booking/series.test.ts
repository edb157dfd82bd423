import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayBounds,
  fromUtcDateTime,
  localDateOf,
  localTimeOf,
  utcDateTime,
  weekdayOf,
} from '../time/zone.ts'
import { mostOccurrences, mostWeeksApart, occurrencesOf, type Repeat } from './series.ts'

const riga = 'Europe/Riga'
const everyDay = [1, 2, 3, 4, 5, 6, 7]

function timesOf(first: number, repeat: Partial<Repeat>, zone = riga) {
  const answer = occurrencesOf(
    first,
    { weekdays: everyDay, everyWeeks: 1, until: '2026-12-31', without: [], ...repeat },
    zone,
  )
  if (!answer.ok) throw new Error(answer.fault)
  return answer.occurrences
}

/** The obvious way: look at every minute of every day, and take the first that shows the time. */
function slowly(first: number, repeat: Repeat, zone: string) {
  const names = ['', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const time = localTimeOf(first, zone)
  const found: { date: string; startsAt: number | null; isLeftOut: boolean }[] = []
  let week = 0
  for (let date = localDateOf(first, zone); date <= repeat.until; date = addDays(date, 1)) {
    if (weekdayOf(date) === 'monday' && date !== localDateOf(first, zone)) week += 1
    if (week % repeat.everyWeeks !== 0) continue
    if (!repeat.weekdays.some((number) => names[number] === weekdayOf(date))) continue
    let startsAt: number | null = null
    const { from, till } = dayBounds(date, zone)
    for (let at = till - 1; at >= from; at -= 1) if (localTimeOf(at, zone) === time) startsAt = at
    if (localDateOf(first, zone) === date) startsAt = first
    found.push({ date, startsAt, isLeftOut: repeat.without.some((day) => day === date) })
  }
  return found
}

describe('the times of a series', () => {
  it('are those of the slow way, in every zone and on both days on which the clock changes', () => {
    const begin = fc.constantFrom('2026-03-24', '2026-10-20', '2026-06-01', '2026-12-28')
    const zone = fc.constantFrom(riga, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Ho_Chi_Minh')
    const weekdays = fc.uniqueArray(fc.constantFrom(...everyDay), { minLength: 1 })
    let skipped = 0
    fc.assert(
      fc.property(
        begin,
        fc.integer({ min: 0, max: 1439 }),
        zone,
        weekdays,
        fc.integer({ min: 0, max: 24 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
        fc.integer({ min: 1, max: mostWeeksApart }),
        (date, minute, where, days, length, left, everyWeeks) => {
          const first = dayBounds(date, where).from + minute
          const start = localDateOf(first, where)
          const repeat = {
            weekdays: days,
            everyWeeks,
            until: addDays(start, length),
            without: left.map((n) => addDays(start, n)),
          }
          const expected = slowly(first, repeat, where)
          const answer = occurrencesOf(first, repeat, where)
          if (expected.length === 0) expect(answer).toEqual({ ok: false, fault: 'no_days' })
          else expect(answer).toEqual({ ok: true, occurrences: expected })
          skipped += expected.filter(({ startsAt }) => startsAt === null).length
        },
      ),
      { numRuns: 150, examples: [['2026-03-24', 210, riga, everyDay, 9, [], 1]] },
    )
    expect(skipped).toBeGreaterThan(0)
  })

  it('keep the time on the wall when the clocks change', () => {
    const times = timesOf(fromUtcDateTime('2026-10-23', '07:00'), { weekdays: [5], until: '2026-11-06' })
    const wall = times.map(({ startsAt }) => localTimeOf(startsAt ?? 0, riga))
    expect(wall).toEqual(['10:00', '10:00', '10:00'])
    expect(times.map(({ startsAt }) => utcDateTime(startsAt ?? 0).time)).toEqual(['07:00', '08:00', '08:00'])
  })

  it('are none on the day on which the clock leaps over them, and the first of two where it goes back', () => {
    const spring = timesOf(fromUtcDateTime('2026-03-28', '01:30'), { until: '2026-03-30' })
    expect(spring.map(({ startsAt }) => startsAt === null)).toEqual([false, true, false])
    const autumn = timesOf(fromUtcDateTime('2026-10-24', '00:30'), { until: '2026-10-25' })
    expect(utcDateTime(autumn[1]?.startsAt ?? 0)).toEqual({ date: '2026-10-25', time: '00:30' })
  })

  it('begin at their very first instant, also where that is the second of two', () => {
    const second = fromUtcDateTime('2026-10-25', '01:30')
    expect(localTimeOf(second, riga)).toBe('03:30')
    expect(timesOf(second, { until: '2026-10-25' }).map(({ startsAt }) => startsAt)).toEqual([second])
  })

  it('begin on the first chosen weekday, and end with the last day', () => {
    const times = timesOf(fromUtcDateTime('2026-12-01', '08:00'), { weekdays: [1, 4], until: '2026-12-10' })
    expect(times.map(({ date }) => date)).toEqual(['2026-12-03', '2026-12-07', '2026-12-10'])
  })

  it('come every other week, counted from the first one, whatever weekday that begins on', () => {
    const friday = fromUtcDateTime('2026-12-04', '08:00')
    const times = timesOf(friday, { weekdays: [1, 5], everyWeeks: 2, until: '2026-12-21' })
    expect(times.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-14', '2026-12-18'])
  })
})

describe('what cannot repeat', () => {
  const first = fromUtcDateTime('2026-12-01', '08:00')
  const faultOf = (repeat: Partial<Repeat>) => {
    const answer = occurrencesOf(
      first,
      { weekdays: everyDay, everyWeeks: 1, until: '2026-12-31', without: [], ...repeat },
      riga,
    )
    return answer.ok ? null : answer.fault
  }

  it('ends before it begins, happens on no day, or goes on for too long', () => {
    expect(faultOf({ until: '2026-11-30' })).toBe('ends_before')
    expect(faultOf({ until: '2026-12-01' })).toBeNull()
    expect(faultOf({ weekdays: [] })).toBe('no_days')
    expect(faultOf({ weekdays: [1], until: '2026-12-02' })).toBe('no_days')
    expect(faultOf({ weekdays: [1], until: '2027-12-02' })).toBeNull()
    expect(faultOf({ weekdays: [1], until: '2027-12-03' })).toBe('too_long')
    expect(faultOf({ until: addDays('2026-12-01', mostOccurrences - 1) })).toBeNull()
    expect(faultOf({ until: addDays('2026-12-01', mostOccurrences) })).toBe('too_long')
  })
})
