import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  comesTwice,
  dayBounds,
  fromUtcDateTime,
  localDateOf,
  localTimeOf,
  utcDateTime,
  wallIntervals,
} from './zone.ts'

const riga = 'Europe/Riga'
const hour = 60
const zones = [
  riga,
  'America/New_York',
  'Asia/Ho_Chi_Minh',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]
const anyZone = fc.constantFrom(...zones)
const anyInstant = fc.integer({
  min: fromUtcDateTime('2015-01-01', '00:00'),
  max: fromUtcDateTime('2035-01-01', '00:00'),
})

function zoned(at: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(zone)
}

function hours(date: string, zone: string): number {
  const { from, till } = dayBounds(date, zone)
  return (till - from) / hour
}

describe('the wall clock of a zone', () => {
  it('is what the zone data says, at random instants of twenty years', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (at, zone) => {
        const clock = zoned(at, zone)
        expect(localDateOf(at, zone)).toBe(clock.toPlainDate().toString())
        expect(localTimeOf(at, zone)).toBe(clock.toPlainTime().toString({ smallestUnit: 'minute' }))
      }),
      { numRuns: 3000 },
    )
  })

  it('changes at the very minute in Riga', () => {
    const spring = fromUtcDateTime('2026-03-29', '01:00')
    expect([spring - 1, spring].map((at) => localTimeOf(at, riga))).toEqual(['02:59', '04:00'])
    const autumn = fromUtcDateTime('2026-10-25', '01:00')
    expect([autumn - 1, autumn].map((at) => localTimeOf(at, riga))).toEqual(['03:59', '03:00'])
  })

  it('refuses a zone that does not exist', () => {
    expect(() => localDateOf(0, 'Europe/Nowhere')).toThrow(RangeError)
  })
})

describe('dayBounds', () => {
  it('gives days of 23, 24 and 25 hours', () => {
    expect(hours('2026-03-29', riga)).toBe(23)
    expect(hours('2026-11-21', riga)).toBe(24)
    expect(hours('2026-10-25', riga)).toBe(25)
    expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5)
    expect(hours('2026-09-06', 'America/Santiago')).toBe(23)
    expect(hours('2026-04-04', 'America/Santiago')).toBe(25)
  })

  it('gives a day that a zone skipped no time', () => {
    expect(hours('2011-12-30', 'Pacific/Apia')).toBe(0)
    expect(hours('2011-12-29', 'Pacific/Apia')).toBe(24)
  })

  it('begins and ends as the zone data says, and days follow each other', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (at, zone) => {
        const date = localDateOf(at, zone)
        const { from, till } = dayBounds(date, zone)
        const start = Temporal.PlainDate.from(date).toZonedDateTime(zone)
        expect(from).toBe(start.epochMilliseconds / 60_000)
        expect(till).toBe(dayBounds(addDays(date, 1), zone).from)
        expect(from <= at && at < till).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('wallIntervals', () => {
  const at = fromUtcDateTime

  it('gives nothing in the hour that is skipped', () => {
    expect(wallIntervals('2026-03-29', riga, 3 * hour, 4 * hour)).toEqual([])
  })

  it('joins what the skipped hour cuts out', () => {
    expect(wallIntervals('2026-03-29', riga, 2 * hour, 5 * hour)).toEqual([
      { from: at('2026-03-29', '00:00'), till: at('2026-03-29', '02:00') },
    ])
  })

  it('gives both passes of the hour that comes twice', () => {
    expect(wallIntervals('2026-10-25', riga, 3 * hour + 15, 3 * hour + 45)).toEqual([
      { from: at('2026-10-25', '00:15'), till: at('2026-10-25', '00:45') },
      { from: at('2026-10-25', '01:15'), till: at('2026-10-25', '01:45') },
    ])
    expect(wallIntervals('2026-10-25', riga, 2 * hour, 5 * hour)).toEqual([
      { from: at('2026-10-24', '23:00'), till: at('2026-10-25', '03:00') },
    ])
  })

  it('tells which times come twice', () => {
    const twice = (zone: string, date: string, time: string) => comesTwice(fromUtcDateTime(date, time), zone)
    const night = ['23:59', '00:00', '01:59', '02:00']
    expect(
      night.map((time, index) => twice('Europe/Riga', index === 0 ? '2026-10-24' : '2026-10-25', time)),
    ).toEqual([false, true, true, false])
    expect(twice('Europe/Riga', '2026-03-29', '01:00')).toBe(false)
    // Cuba's clocks are put back from one to midnight.
    expect(twice('America/Havana', '2026-11-01', '05:30')).toBe(true)
  })

  it('holds exactly the minutes whose wall clock lies in the range', () => {
    const dates = [
      '2026-03-29',
      '2026-10-25',
      '2026-03-08',
      '2026-11-01',
      '2026-04-05',
      '2026-10-04',
      '2026-09-06',
    ]
    const minute = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1440 }))
    fc.assert(
      fc.property(fc.constantFrom(...dates), anyZone, minute, minute, (date, zone, from, till) => {
        const found = wallIntervals(date, zone, from, till)
        const isIn = (now: number) => found.some((interval) => interval.from <= now && now < interval.till)
        const midnight = at(date, '00:00')
        for (let now = midnight - 900; now < midnight + 2400; now += 7) {
          const clock = zoned(now, zone)
          const wall = clock.hour * 60 + clock.minute
          const isWanted = clock.toPlainDate().toString() === date && from <= wall && wall < till
          expect(isIn(now)).toBe(isWanted)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('UTC date and time', () => {
  it('says what an ISO text says, and comes back', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { date, time } = utcDateTime(at)
        expect(`${date}T${time}:00.000Z`).toBe(new Date(at * 60_000).toISOString())
        expect(fromUtcDateTime(date, time)).toBe(at)
      }),
    )
  })

  it('refuses impossible ones', () => {
    expect(() => fromUtcDateTime('2026-02-30', '10:00')).toThrow(RangeError)
    expect(() => fromUtcDateTime('2026-02-20', '25:61')).toThrow(RangeError)
  })
})
