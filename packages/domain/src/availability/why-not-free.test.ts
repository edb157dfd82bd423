import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDateOf, weekdays } from '../time/zone.ts'
import type { Occupancy, Resource } from './day-board.ts'
import type { OfferRules } from './offer.ts'
import { randomWorld } from './random-worlds.ts'
import { referenceSlots, type SlotWorld } from './reference-slots.ts'
import { whyNotFree } from './why-not-free.ts'

const date = '2026-12-09'
/** Riga's clock is two hours ahead of UTC on that day. */
const riga = (time: string) =>
  Date.parse(date) / 60_000 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 120
const rules: OfferRules = {
  hours: {
    zone: 'Europe/Riga',
    week: Object.fromEntries(weekdays.map((day) => [day, { from: '09:00', till: '18:00' }])),
    specials: [],
  },
  bookingTimes: [],
  range: { from: '2026-12-01', till: '2026-12-31' },
  stepMinutes: 30,
  durationMinutes: 30,
}
const one = { kind: 'specialist' as const, id: 1, lanes: 1 }
const held = (from: string, till: string, more: Partial<Occupancy> = {}): Occupancy => ({
  kind: 'specialist',
  id: 1,
  lane: 1,
  from: riga(from),
  till: riga(till),
  ...more,
})
const why = (time: string, more: Partial<OfferRules> = {}, occupancies: Occupancy[] = [], notBefore = 0) =>
  whyNotFree({ rules: { ...rules, ...more }, resources: [one], occupancies, at: riga(time), notBefore })
const special = (times: { from?: string; till?: string }) => ({
  hours: { ...rules.hours, specials: [{ day: date, ...times }] },
})

describe('what a person is told', () => {
  test('nothing where something can begin', () => {
    expect(why('10:00')).toEqual([])
  })

  test.each([
    ['before the present', () => why('10:00', {}, [], riga('10:30')), { code: 'past' }],
    [
      'beyond the range',
      () => why('10:00', { range: { from: '2026-12-10', till: '2026-12-20' } }),
      { code: 'outside_range', from: '2026-12-10', till: '2026-12-20' },
    ],
    [
      'a weekday that is closed',
      () => why('10:00', { hours: { ...rules.hours, week: {} } }),
      { code: 'closed', isSpecial: false },
    ],
    ['a special day that is closed', () => why('10:00', special({})), { code: 'closed', isSpecial: true }],
    [
      'before opening',
      () => why('08:30'),
      { code: 'outside_hours', hours: { from: '09:00', till: '18:00' }, isSpecial: false },
    ],
    [
      'the first half hour of a special day',
      () => why('11:10', special({ from: '11:00', till: '14:00' })),
      { code: 'special_day', bookable: { from: '11:30', till: '13:30' } },
    ],
    [
      'outside the service’s times',
      () => why('12:00', { bookingTimes: [{ day: 'wednesday', from: '09:00', till: '11:00' }] }),
      { code: 'outside_booking_times', ranges: [{ from: 540, till: 660 }] },
    ],
    [
      'too near to closing',
      () => why('17:30', { durationMinutes: 60 }),
      { code: 'too_short', minutes: 30, neededMinutes: 60, holds: [] },
    ],
    [
      'between two starts',
      () => why('10:10'),
      { code: 'between_starts', before: riga('10:00'), after: riga('10:30') },
    ],
    [
      'while somebody is there',
      () => why('10:00', {}, [held('09:45', '10:15')]),
      { code: 'taken', holds: [held('09:45', '10:15')] },
    ],
    [
      'when somebody comes before the end',
      () => why('10:00', {}, [held('10:20', '10:50')]),
      { code: 'too_short', minutes: 20, neededMinutes: 30, holds: [held('10:20', '10:50')] },
    ],
  ])('%s', (_when, ask, reason) => {
    expect(ask()).toEqual([reason])
  })

  test('all that is true is told', () => {
    const told = why('10:00', { range: { from: '2027-01-01', till: '2027-02-01' } }, [held('10:00', '10:30')])
    expect(told.map((reason) => reason.code)).toEqual(['outside_range', 'taken'])
  })

  test('an extra lane takes from nobody', () => {
    expect(why('10:00', {}, [held('10:00', '10:30', { lane: 2 })])).toEqual([])
  })
})

describe('specialists with hours of their own', () => {
  const absence = { fromTime: null, tillTime: null, note: '' }
  const ask = (time: string, resources: Resource[], occupancies: Occupancy[] = []) =>
    whyNotFree({ rules, resources, occupancies, at: riga(time), notBefore: 0 })
  const mornings = { week: { wednesday: [{ from: '09:00', till: '12:00' }] }, absences: [] }
  const absent = {
    week: null,
    absences: [
      { ...absence, fromDate: '2026-12-11', tillDate: '2026-12-18', tillTime: '13:00' },
      { ...absence, fromDate: '2026-12-07', tillDate: '2026-12-10' },
    ],
  }

  test('it is said when they work instead', () => {
    expect(ask('11:30', [{ ...one, work: mornings }])).toEqual([])
    const off = { code: 'specialist_off', id: 1, ranges: [{ from: 540, till: 720 }] }
    expect(ask('13:00', [{ ...one, work: mornings }])).toEqual([off])
    expect(ask('13:00', [{ ...one, work: { week: {}, absences: [] } }])).toEqual([{ ...off, ranges: [] }])
  })

  test('or till when they are away, over absences that follow each other', () => {
    expect(ask('13:00', [{ ...one, work: absent }])).toEqual([
      { code: 'specialist_away', id: 1, tillDate: '2026-12-18', tillTime: '13:00' },
    ])
  })

  test('who works and is taken is named beside who does not', () => {
    const two = [one, { ...one, id: 2, work: absent }]
    expect(ask('10:00', two)).toEqual([])
    expect(ask('10:00', two, [held('10:00', '11:00')]).map(({ code }) => code)).toEqual([
      'taken',
      'specialist_away',
    ])
  })
})

const asked = randomWorld.chain((world) => {
  const midnight = Date.parse(world.date) / 60_000
  const anyMinute = fc.integer({ min: midnight - 900, max: midnight + 2300 })
  const starts = referenceSlots(world).map((slot) => Date.parse(`${slot.date}T${slot.time}Z`) / 60_000)
  const some =
    starts.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...starts) }, anyMinute) : anyMinute
  return fc.tuple(fc.constant(world), some)
})

/** A minute of another local day belongs to that day's grid. */
function ownDay(world: SlotWorld, at: number): SlotWorld {
  return { ...world, date: localDateOf(at, world.rules.hours.zone) }
}

function isOffered(world: SlotWorld, at: number): boolean {
  const text = new Date(at * 60_000).toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)]
  return referenceSlots(world).some((slot) => slot.date === day && slot.time === time && slot.available > 0)
}

test('there is a reason exactly when the slow engine does not offer the start, in thousands of random worlds', () => {
  fc.assert(
    fc.property(asked, ([world, at]) => {
      const own = ownDay(world, at)
      expect(whyNotFree({ ...own, at }).length === 0).toBe(isOffered(own, at))
    }),
    { numRuns: 1500 },
  )
})

test('some of these starts are offered, and some are not', () => {
  const some = fc.sample(asked, { numRuns: 150, seed: 1 })
  const offered = some.filter(([world, at]) => isOffered(ownDay(world, at), at)).length
  expect(Math.min(offered, some.length - offered)).toBeGreaterThan(15)
})
