import { boardSlots } from '@rinda/domain/availability/day-board'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import type { HeldTime } from '../../occupancies/occupancy-store.ts'
import type { LocationSetting } from '../setting.ts'
import { boardOn, heldOn, type LocationDay, makeDay, putHeld, settle } from './location-day.ts'

const date = '2026-12-09'
const ten = fromUtcDateTime(date, '10:00')
const anna = { kind: 'specialist', id: 1, lanes: 1 } as const
const desk = { kind: 'service', id: 2, lanes: 4 } as const
const setting = {
  ...{ companyId: 1, locationId: 1, zone: 'Europe/Riga' },
  services: new Map([anna, desk].map((resource) => [resource.id, { resources: [resource] }])),
} as unknown as LocationSetting

const visit = (lane: number, more: Partial<HeldTime> = {}): HeldTime => ({
  ...{ kind: 'specialist', id: 1, lanes: [lane], from: ten, till: ten + 30, locationId: 1, isBlock: false },
  ...{ expiresAt: null, ...more },
})
const dayWith = (...held: [number, HeldTime][]) => makeDay(setting, date, { seq: 7, held: new Map(held) })
const freeAtTen = (day: LocationDay) => {
  const grid = { starts: [ten], durationMinutes: 30, resources: [anna], off: [] }
  return boardSlots(
    boardOn(day, 'anna', () => grid),
    0,
  )[0]?.available
}

test('a visit that was squeezed in beside another takes no time, also after something else of it changed', () => {
  const day = dayWith([1, visit(1)], [2, visit(2)])
  expect(freeAtTen(day)).toBe(0)
  const { lanes: _, ...told } = visit(2)
  expect(putHeld(day, 2, told)).toBe(true)
  expect(putHeld(day, 1, null)).toBe(true)
  expect(freeAtTen(day)).toBe(1)
})

test('the same said twice changes nothing, and what is of others, or of other days, neither', () => {
  const day = dayWith()
  const { lanes: _, ...told } = visit(1)
  expect(freeAtTen(day)).toBe(1)
  for (let time = 0; time < 2; time += 1) expect(putHeld(day, 1, told)).toBe(true)
  expect(putHeld(day, 2, { ...told, id: 9 })).toBe(true)
  expect(putHeld(day, 3, { ...told, from: ten + 1440, till: ten + 1470 })).toBe(true)
  expect([freeAtTen(day), heldOn(day).length]).toEqual([0, 1])
  for (let time = 0; time < 2; time += 1) expect(putHeld(day, 1, null)).toBe(true)
  expect([freeAtTen(day), heldOn(day).length]).toEqual([1, 0])
})

test('on which of several lanes a visit stands no event says: the day is to be read anew', () => {
  const { lanes: _, ...told } = visit(1, { kind: 'service', id: 2 })
  expect(putHeld(dayWith(), 1, told)).toBe(false)
  expect(putHeld(dayWith([1, visit(3, { kind: 'service', id: 2 })]), 1, told)).toBe(true)
})

test('a hold that is over takes nothing, and takes it again for whoever has an earlier clock', () => {
  const day = dayWith([1, visit(1, { expiresAt: 1_000 })])
  const freeBy = (ms: number) => {
    settle(day, new Date(ms))
    return freeAtTen(day)
  }
  expect([500, 1_000, 2_000, 999].map(freeBy)).toEqual([0, 1, 1, 0])
  const { lanes: _, ...told } = visit(1)
  expect(putHeld(day, 1, told)).toBe(true)
  expect(freeBy(5_000)).toBe(0)
})
