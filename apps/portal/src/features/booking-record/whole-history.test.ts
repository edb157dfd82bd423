import type { BookingHistoryEntry } from '@rinda/client/bookings/booking-log'
import { expect, test } from 'vitest'
import { wholeHistory } from './whole-history.ts'

const entry = (at: string, act: string): BookingHistoryEntry => ({
  ...{ id: at, at, act, actor: 'anna@rinda.example', ip: '127.0.0.1', changes: [] },
  actor_kind: 'portal',
})
const line = (at: string, act: string) => ({ at, act, by: 'anna@rinda.example', status: 'scheduled' })

test('what stands in the log alone is told too, each thing once, newest first', () => {
  const told = wholeHistory(
    [entry('2026-11-02T08:00:00.000Z', 'reschedule')],
    [line('2026-11-01T08:00:00.000Z', 'schedule'), line('2026-11-02T08:00:00.000Z', 'reschedule')],
  )
  expect(told.map(({ act }) => act)).toEqual(['reschedule', 'schedule'])
  expect(told[1]).toMatchObject({ actor: 'anna@rinda.example', ip: '', changes: [] })
})
