import { addDays, dayBounds, localTimeOf } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisLength, axisMinuteAt, axisSpanOf, buildAxis, hourMarks, instantAt } from './day-axis.ts'
import { type DayClock, dayClock, doubledHour, missingHour, spanText, wallOf, wallText } from './day-clock.ts'

const zone = 'Europe/Riga'
const office = { startMinute: 480, endMinute: 1260 }
const ordinary = '2026-11-20'
const forward = '2026-03-29'
const back = '2026-10-25'

const anyDay = fc.oneof(
  fc.constantFrom(ordinary, forward, back),
  fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
)
const instantsOf = (clock: DayClock) => fc.integer({ min: clock.from, max: clock.till - 1 })

describe('the clock of a day', () => {
  test('shows what the wall shows, at every minute of every day', () => {
    fc.assert(
      fc.property(
        anyDay.chain((date) => fc.tuple(fc.constant(dayClock(date, zone)), instantsOf(dayClock(date, zone)))),
        ([clock, at]) => wallText(wallOf(clock, at).minute) === localTimeOf(at, zone),
      ),
      { numRuns: 2000 },
    )
  })

  test('knows the hour that comes twice and the hour that is missing', () => {
    expect(doubledHour(dayClock(back, zone))).toEqual({ from: 180, till: 240 })
    expect(missingHour(dayClock(forward, zone))).toEqual({ from: 180, till: 240 })
    expect(doubledHour(dayClock(ordinary, zone))).toBeNull()
    expect(missingHour(dayClock(ordinary, zone))).toBeNull()
  })

  test('writes a span, up to midnight', () => {
    const clock = dayClock(ordinary, zone)
    expect(spanText(clock, clock.from + 570, clock.from + 600)).toBe('09:30–10:00')
    expect(spanText(clock, clock.till - 30, clock.till)).toBe('23:30–24:00')
  })
})

describe('the axis', () => {
  test('runs from 08:00 to 21:00, with a mark for each hour', () => {
    const axis = buildAxis(office, [{ clock: dayClock(ordinary, zone), spans: [] }])
    expect(axisLength(axis)).toBe(13 * 60)
    expect(hourMarks(axis).map((mark) => mark.minute / 60)).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })

  test('grows so that no booking is ever invisible, each with its whole length', () => {
    const world = anyDay.chain((date) => {
      const clock = dayClock(date, zone)
      const span = fc
        .tuple(instantsOf(clock), fc.integer({ min: 1, max: 300 }))
        .map(([from, minutes]) => ({ from, till: Math.min(from + minutes, clock.till) }))
      return fc.tuple(fc.constant(clock), fc.array(span, { maxLength: 8 }))
    })
    fc.assert(
      fc.property(world, ([clock, spans]) => {
        const axis = buildAxis(office, [{ clock, spans }])
        for (const span of spans) {
          const place = axisSpanOf(axis, clock, span)
          expect(place.from).toBeGreaterThanOrEqual(0)
          expect(place.from + place.span).toBeLessThanOrEqual(axisLength(axis))
          const missing = missingHour(clock)
          const jumps = missing && wallOf(clock, span.from).minute < missing.till ? 60 : 0
          expect(place.span).toBeGreaterThanOrEqual(span.till - span.from)
          expect(place.span).toBeLessThanOrEqual(span.till - span.from + jumps)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('keeps instants in order, and apart, on the day with an hour that comes twice', () => {
    const clock = dayClock(back, zone)
    const axis = buildAxis({ startMinute: 120, endMinute: 600 }, [{ clock, spans: [] }])
    const { from } = dayBounds(back, zone)
    const places = Array.from({ length: 6 * 60 }, (_, index) => axisMinuteAt(axis, clock, from + 120 + index))
    expect(places).toEqual(Array.from({ length: 6 * 60 }, (_, index) => index))
    expect(hourMarks(axis).filter((mark) => mark.minute === 180)).toEqual([
      { minute: 180, again: false, from: 60 },
      { minute: 180, again: true, from: 120 },
    ])
  })

  test('leads back from a place to the instant that stands there, whatever the clock does', () => {
    const world = fc.tuple(anyDay, anyDay).chain(([date, beside]) => {
      const clock = dayClock(date, zone)
      return fc.tuple(fc.constant([clock, dayClock(beside, zone)] as const), instantsOf(clock))
    })
    fc.assert(
      fc.property(world, ([clocks, at]) => {
        const axis = buildAxis(
          { startMinute: 0, endMinute: 24 * 60 },
          clocks.map((clock) => ({ clock, spans: [] })),
        )
        expect(instantAt(axis, clocks[0], axisMinuteAt(axis, clocks[0], at))).toBe(at)
      }),
      { numRuns: 1500 },
    )
  })

  test('has no instant in the hour that is leapt over, nor in the second pass of an hour that comes once', () => {
    const leap = dayClock(forward, zone)
    const missing = missingHour(leap)?.from ?? 0
    const day = { startMinute: 0, endMinute: 24 * 60 }
    expect(instantAt(buildAxis(day, [{ clock: leap, spans: [] }]), leap, missing + 10)).toBeNull()
    const plain = dayClock(ordinary, zone)
    const shared = buildAxis(
      day,
      [plain, dayClock(back, zone)].map((clock) => ({ clock, spans: [] })),
    )
    expect(instantAt(shared, plain, 250)).toBeNull()
  })

  test('is shared by an ordinary day beside it: the same wall time lies on the same line', () => {
    const clocks = [dayClock(back, zone), dayClock(ordinary, zone)]
    const axis = buildAxis(
      { startMinute: 0, endMinute: 600 },
      clocks.map((clock) => ({ clock, spans: [] })),
    )
    const nine = clocks.map((clock) => axisMinuteAt(axis, clock, clock.till - 15 * 60))
    expect(nine[0]).toBe(nine[1])
  })
})
