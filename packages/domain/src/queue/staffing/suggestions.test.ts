import { expect, test } from 'vitest'
import { type PlannedHour, suggest } from './suggestions.ts'

const hours = (...some: [hour: number, planned: number, needed: number][]): PlannedHour[] =>
  some.map(([hour, planned, needed]) => ({ hour, planned, needed, isPast: false }))
const slot = { serviceId: 4, minutes: 15 }

test('what one hour can spare helps an hour of the same day that lacks some', () => {
  const day = { date: '2026-11-23', hours: hours([8, 4, 3], [9, 4, 4], [10, 5, 6], [11, 5, 6], [13, 4, 3]) }
  expect(suggest([day], slot, [])).toEqual([{ kind: 'move', date: day.date, from: [8, 13], to: [10, 11] }])
})

test('hours in a row that nobody lacks are offered for appointments, and a single one can be closed', () => {
  const saturday = { date: '2026-11-28', hours: hours([12, 2, 2], [13, 2, 1], [14, 2, 1], [15, 2, 1]) }
  const wednesday = { date: '2026-11-25', hours: hours([16, 4, 4], [17, 3, 2]) }
  expect(suggest([wednesday, saturday], slot, [])).toEqual([
    { kind: 'open', date: '2026-11-28', from: 13, till: 16, slots: 12, minutes: 15, serviceId: 4 },
    { kind: 'close', date: '2026-11-25', from: 17, till: 18, counters: 2 },
  ])
  expect(suggest([saturday], null, [])).toEqual([
    { kind: 'close', date: '2026-11-28', from: 13, till: 16, counters: 1 },
  ])
})

test('the last counter stays, and what is over is not advised on', () => {
  const day = {
    date: '2026-11-23',
    hours: hours([8, 1, 0], [9, 3, 1]).map((one) => ({ ...one, isPast: one.hour === 9 })),
  }
  expect(suggest([day], slot, [])).toEqual([])
})

test('times that can be booked already are not advised once more', () => {
  const day = { date: '2026-11-28', hours: hours([12, 2, 2], [13, 2, 1], [14, 2, 1], [15, 2, 2]) }
  const at = (minute: number, available = 1, date = day.date) => ({ date, minute, available })
  const free = (...offered: ReturnType<typeof at>[]) => suggest([day], slot, offered)
  const open = { kind: 'open', date: day.date, from: 13, till: 15, minutes: 15, serviceId: 4 }
  // Eight fit. Of a grid of five minutes 13:00 and 13:15 can both be booked, and 13:05 with neither.
  expect(free(at(785), at(780), at(795, 2))).toEqual([{ ...open, slots: 5 }])
  // Other hours and days are no part of it.
  expect(free(at(765), at(900), at(780, 1, '2026-11-27'))).toEqual([{ ...open, slots: 8 }])
  // Where all that can be spared may be booked, the counter is neither opened once more nor closed.
  expect(free(...[780, 795, 810, 825, 840, 855, 870, 885].map((minute) => at(minute)))).toEqual([])
})

test('as many appointments are offered as fit one after the other at each counter', () => {
  const day = { date: '2026-11-28', hours: hours([13, 3, 1], [14, 3, 1]) }
  const slots = (minutes: number) =>
    suggest([day], { ...slot, minutes }, []).map((one) => one.kind === 'open' && one.slots)
  // Two counters for two hours: of 45 minutes two fit at each, and of 50 minutes too.
  expect([slots(45), slots(50), slots(60)]).toEqual([[4], [4], [4]])
})
