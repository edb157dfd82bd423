import type { Booking } from '@rinda/client/bookings/booking-view'
import type { SheetDay } from '@rinda/contract/booking/day-sheet'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { takerOn } from './taker-on.ts'

const date = '2026-11-20'
const noon = fromUtcDateTime(date, '12:00')
const column = {
  ...{ kind: 'specialist', id: '1', name: 'Anna', lanes: 1, service_ids: ['1'], free: [] },
  ...{ busy: [], off: [] },
}
const day = {
  date,
  open: { from: '09:00', till: '18:00' },
  special: false,
  columns: [
    {
      ...column,
      busy: [{ date, time: '12:00', duration: 30 }],
      off: [{ date, time: '07:00', duration: 60, why: 'off' }],
    },
    { ...column, id: '2' },
    { ...column, kind: 'service', id: '2', name: '', lanes: 4, service_ids: ['2'] },
  ],
} as SheetDay

const visit = (qtid: string, changes: Partial<Booking>) =>
  ({ qtid, serviceId: 1, specialistId: 1, startsAt: noon - 60, endsAt: noon - 30, ...changes }) as Booking

test('on another day its own specialist takes a booking, with what they have there and elsewhere', () => {
  const held = [visit('own', {}), visit('of another', { specialistId: 2 })]
  expect(takerOn(day, held)(visit('moved', {}))).toEqual({
    specialistId: 1,
    lanes: 1,
    held: [
      { qtid: 'own', from: noon - 60, till: noon - 30, takesAll: undefined },
      { qtid: null, from: noon, till: noon + 30, takesAll: true },
    ],
    off: [{ from: noon - 300, till: noon - 240 }],
  })
})

test('a service without specialists has its own lanes, and what else is served does not count', () => {
  const held = [visit('own', { serviceId: 2, specialistId: null }), visit('of Anna', {})]
  const taker = takerOn(day, held)(visit('moved', { serviceId: 2, specialistId: null }))
  expect(taker).toMatchObject({ specialistId: null, lanes: 4, held: [{ qtid: 'own' }] })
})

test('nobody takes it where its specialist is not there, or no longer offers the service', () => {
  expect(takerOn(day, [])(visit('moved', { specialistId: 3 }))).toBeNull()
  expect(takerOn(day, [])(visit('moved', { serviceId: 2 }))).toBeNull()
})
