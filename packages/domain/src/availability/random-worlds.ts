/** Random worlds for the property tests: days on which clocks change, odd hours, odd bookings. */
import fc from 'fast-check'
import type { BookingTime, SpecialTime, WeekHours } from '../hours/opening-hours.ts'
import { addDays, weekdayOf, weekdays } from '../time/zone.ts'
import type { Occupancy, Resource } from './day-board.ts'
import type { SlotWorld } from './reference-slots.ts'
import type { Absence, WorkingTime } from './working-time.ts'

/** In each zone both days of a clock change, and ordinary ones; Lord Howe moves by half an hour. */
const days: readonly (readonly [zone: string, ...dates: string[]])[] = [
  ['Europe/Riga', '2026-03-29', '2026-10-25', '2026-03-28', '2026-11-21'],
  ['America/New_York', '2026-03-08', '2026-11-01', '2026-07-04'],
  ['Asia/Ho_Chi_Minh', '2026-03-29', '2026-11-21'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04', '2026-06-01'],
  ['America/Santiago', '2026-04-04', '2026-09-06', '2026-12-24'],
]

const time = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 299 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1439 }) },
  )
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))

const someRange = fc.record({ from: time, till: time })
const wideRange = fc.record({
  from: time.filter((text) => text < '10:00'),
  till: time.filter((text) => text > '12:00'),
})
const range = fc.oneof({ weight: 9, arbitrary: wideRange }, { weight: 1, arbitrary: someRange })
const rangeOrClosed = fc.oneof(
  { weight: 9, arbitrary: range },
  { weight: 1, arbitrary: fc.constantFrom({}, { from: null, till: null }) },
)

function specialsNear(date: string): fc.Arbitrary<SpecialTime[]> {
  const day = fc.constantFrom(date, date, addDays(date, 1))
  return fc.array(
    fc.tuple(day, rangeOrClosed).map(([on, times]) => ({ day: on, ...times })),
    { maxLength: 2 },
  )
}

function bookingTimesNear(date: string): fc.Arbitrary<BookingTime[]> {
  const day = fc.constantFrom<BookingTime['day'][]>(weekdayOf(date), weekdayOf(date), 'monday', date)
  const entry = fc.tuple(day, rangeOrClosed).map(([on, times]) => ({ day: on, ...times }))
  return fc.oneof(fc.constant<BookingTime[]>([]), fc.array(entry, { maxLength: 4, size: 'max' }))
}

const timeOrNone = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: time })

/** Absences around a day, also such as end before they begin. */
function absenceNear(date: string): fc.Arbitrary<Absence> {
  const day = fc.integer({ min: -2, max: 2 }).map((days) => addDays(date, days))
  return fc
    .record({ one: day, other: day, fromTime: timeOrNone, tillTime: timeOrNone, isOdd: fc.nat(9) })
    .map(({ one, other, isOdd, ...times }) => {
      const [early, late] = one <= other ? [one, other] : [other, one]
      const isTurned = isOdd === 0
      return { fromDate: isTurned ? late : early, tillDate: isTurned ? early : late, ...times, note: '' }
    })
}

/** Own hours and absences of a specialist, or neither. */
function workNear(date: string): fc.Arbitrary<WorkingTime | undefined> {
  const ranges = fc.array(fc.oneof(wideRange, wideRange, someRange), { maxLength: 3 })
  const week = fc
    .tuple(fc.constantFrom(weekdayOf(date), weekdayOf(date), ...weekdays), ranges)
    .map(([day, own]) => ({ [day]: own }))
  const work = fc.record({
    week: fc.option(week, { freq: 2 }),
    absences: fc.array(absenceNear(date), { maxLength: 2 }),
  })
  return fc.option(work, { freq: 2, nil: undefined })
}

/** One resource or a few, rarely none: of both kinds, and with ids that both kinds share. */
function resourcesNear(date: string): fc.Arbitrary<Resource[]> {
  return fc
    .uniqueArray(
      fc
        .record({
          kind: fc.constantFrom('specialist' as const, 'service' as const),
          id: fc.integer({ min: 1, max: 3 }),
          lanes: fc.constantFrom(1, 1, 2, 4),
          work: workNear(date),
        })
        .map(({ work, ...resource }) =>
          work && resource.kind === 'specialist' ? { ...resource, work } : resource,
        ),
      { minLength: 1, maxLength: 4, selector: ({ kind, id }) => `${kind} ${id}` },
    )
    .chain((some) => fc.constantFrom(some, some, some, some, some, some, some, some, some, []))
}

/** Holds around a day, of resources of such worlds and of strangers, extra lanes among them. */
export function occupanciesNear(date: string, maxLength: number): fc.Arbitrary<Occupancy[]> {
  const midnight = Date.parse(date) / 60_000
  const occupancy = fc
    .record({
      kind: fc.constantFrom('specialist' as const, 'service' as const),
      id: fc.constantFrom(1, 2, 3, 1, 2, 3, 9),
      lane: fc.constantFrom(1, 1, 1, 2, 3, 5),
      from: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: midnight - 300, max: midnight + 1500 }) },
        { weight: 1, arbitrary: fc.integer({ min: midnight - 900, max: midnight + 2300 }) },
      ),
      minutes: fc.oneof(fc.constantFrom(10, 20, 30, 60), fc.integer({ min: 1, max: 780 })),
    })
    .map(({ minutes, ...rest }) => ({ ...rest, till: rest.from + minutes }))
  return fc.array(occupancy, { maxLength, size: 'max' })
}

function worldOn(zone: string, date: string): fc.Arbitrary<SlotWorld> {
  const bounds = fc.tuple(fc.constantFrom(-2, -1, 0, 0, 0, 1), fc.constantFrom(-1, 0, 0, 0, 1, 2))
  const week: fc.Arbitrary<WeekHours> = fc
    .tuple(fc.constantFrom(...weekdays), range, fc.option(wideRange, { freq: 30 }))
    .map(([other, times, own]) => ({ [other]: times, ...(own ? { [weekdayOf(date)]: own } : {}) }))
  return fc.record({
    date: fc.constant(date),
    resources: resourcesNear(date),
    occupancies: occupanciesNear(date, 25),
    notBefore: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 0, max: 1800 }).map((later) => Date.parse(date) / 60_000 + later),
      },
    ),
    rules: fc.record({
      hours: fc.record({ zone: fc.constant(zone), week, specials: specialsNear(date) }),
      bookingTimes: bookingTimesNear(date),
      range: fc.option(
        bounds.map(([from, till]) => ({ from: addDays(date, from), till: addDays(date, till) })),
        { freq: 2 },
      ),
      stepMinutes: fc.oneof(fc.constantFrom(10, 15, 20, 30, 60), fc.integer({ min: 1, max: 240 })),
      durationMinutes: fc.oneof(fc.constantFrom(10, 20, 30, 60), fc.integer({ min: 1, max: 240 })),
    }),
  })
}

export const randomWorld: fc.Arbitrary<SlotWorld> = fc
  .constantFrom(...days.flatMap(([zone, ...dates]) => dates.map((date) => [zone, date] as const)))
  .chain(([zone, date]) => worldOn(zone, date))
