import { expect, test } from 'vitest'
import { sampleBooking } from '../sample-booking.ts'
import { restoredInput } from './restored-input.ts'

const at = { qtid: 'q', startsAt: 600, endsAt: 630 }

test('a visit is booked again with its time and all that was said of it, but for why it was canceled', () => {
  const canceled = {
    ...sampleBooking(at),
    status: 'canceled',
    firstName: 'Anna',
    notes: { description: 'By the lift', canceled: 'Fell ill' },
    fields: { text1: 'Roof', _late: 5 },
  } as const
  const again = restoredInput(canceled)
  expect(again).toMatchObject({ firstName: 'Anna', notes: { description: 'By the lift' } })
  expect(again.notes).not.toHaveProperty('canceled')
  expect(again.fields).toEqual({ text1: 'Roof' })
  expect(again.duration).toBe(canceled.durationMinutes)
})

test('a block is a block again, and nobody’s', () => {
  const again = restoredInput({ ...sampleBooking(at), isBlocked: true, notes: { blocked: 'Lunch' } })
  expect(again.fields).toEqual({ _is_blocked: true })
  expect(again).not.toHaveProperty('firstName')
  expect(again.notes).toEqual({ blocked: 'Lunch' })
})
