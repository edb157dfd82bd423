import type { Location } from '@rinda/client/set-up/locations'
import { expect, test } from 'vitest'
import { idsBetween, mayLeaveOutside, toTurn } from './turned.ts'

const locations = [
  { id: 7, isVisible: true, isActive: true },
  { id: 3, isVisible: false, isActive: true },
  { id: 9, isVisible: false, isActive: false },
] as Location[]

test('only what is otherwise is turned', () => {
  expect(toTurn(locations, 'isVisible', true).map(({ id }) => id)).toEqual([3, 9])
  expect(toTurn(locations, 'isActive', false).map(({ id }) => id)).toEqual([7, 3])
})

test('what takes no bookings any more may leave some outside', () => {
  expect([mayLeaveOutside('isActive', false), mayLeaveOutside('isBmsActive', false)]).toEqual([true, true])
  expect([mayLeaveOutside('isActive', true), mayLeaveOutside('isVisible', false)]).toEqual([false, false])
})

test('a click with Shift takes all from the last one on, upwards too; one that is gone takes itself', () => {
  expect(idsBetween(locations, 9, 7)).toEqual([7, 3, 9])
  expect(idsBetween(locations, 3, 9)).toEqual([3, 9])
  expect(idsBetween(locations, 99, 9)).toEqual([9])
})
