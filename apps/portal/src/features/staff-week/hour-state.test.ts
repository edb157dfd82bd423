import type { StaffingHour } from '@rinda/client/queue/staffing'
import { expect, test } from 'vitest'
import { hourRange, stateOf, stretchesOf } from './hour-state.ts'

const hour = (more: Partial<StaffingHour>): StaffingHour => ({
  ...{
    hour: 10,
    is_past: false,
    usual: 5,
    own: null,
    needed: 5,
    low: 2,
    high: 9,
    visitors: 41,
    appointments: 17,
  },
  waits: [5, 6, 7].map((counters) => ({ counters, minutes: 60 / counters })),
  ...more,
})

test('what is missing and what is to spare is told apart, by what somebody planned before what is usual', () => {
  expect(stateOf(hour({ needed: 6 }), 15)).toMatchObject({
    planned: 5,
    used: 5,
    lacking: 1,
    spare: 0,
    isOver: true,
  })
  expect(stateOf(hour({ needed: 3 }), 15)).toMatchObject({
    planned: 5,
    used: 3,
    lacking: 0,
    spare: 2,
    isOver: false,
  })
  expect(stateOf(hour({ own: 7, needed: 6 }), 15)).toMatchObject({ planned: 7, used: 6, spare: 1 })
  expect(stateOf(hour({ needed: null, waits: [] }), 15)).toMatchObject({
    used: 5,
    lacking: 0,
    spare: 0,
    minutes: null,
  })
})

test('an hour that has enough and waits for those of an earlier one says so', () => {
  expect(stateOf(hour({ needed: 5 }), 10)).toMatchObject({ isOver: true, isBacklog: true })
  expect(stateOf(hour({ needed: 6 }), 10)).toMatchObject({ isOver: true, isBacklog: false })
})

test('hours that follow each other are named as one', () => {
  expect(hourRange(9)).toBe('09:00–10:00')
  expect(stretchesOf([8, 10, 11, 13])).toEqual(['08:00–09:00', '10:00–12:00', '13:00–14:00'])
  expect(stretchesOf([23])).toEqual(['23:00–24:00'])
})
