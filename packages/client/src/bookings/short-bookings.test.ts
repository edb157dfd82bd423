/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { ReplyOf } from '@rinda/contract/booking/replies'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { keepsTime } from '@rinda/domain/booking/approval'
import { expect, test } from 'vitest'
import { replyOf } from './booking-replies.ts'
import { bookingOf } from './booking-view.ts'
import { isWhole, type ShortBooking, shortBookingsOf, withShort } from './short-bookings.ts'

const golden = (name: string) => {
  const file = new URL(`../../../contract/golden/portal/${name}.json`, import.meta.url)
  const reply = replyOf(JSON.parse(readFileSync(file, 'utf8')) as Envelope)
  if (!reply.ok) throw new Error('no answer')
  return reply.data as ReplyOf<'get_bookings'>
}
const whole = golden('bookings').data.map(bookingOf).filter(keepsTime)
const short = shortBookingsOf(golden('bookings.short').short ?? '')

test('bookings in short say the same as whole ones', () => {
  expect(short.length).toBeGreaterThan(1)
  for (const [index, one] of short.entries()) {
    const { notes, ...same } = one
    expect(whole[index]).toMatchObject(same)
    expect(notes.blocked).toBe(whole[index]?.notes.blocked)
    expect(isWhole(one)).toBe(false)
  }
  expect(short).toHaveLength(whole.length)
})

test('columns that are left out say what is usual, and unknown ones are passed over', () => {
  const columns = { from: 100, id: [7], start: [20], duration: [30], updated: [0], colour: ['red'] }
  const qtid = ['AAAAAAAAQACAAAAAAAAAAQ']
  const [only] = shortBookingsOf(JSON.stringify({ ...columns, qtid, location: [1], service: [2] }))
  expect(only).toEqual({
    ...{ id: '7', qtid: '00000000-0000-4000-8000-000000000001', status: 'scheduled', approval: 'none' },
    ...{ locationId: 1, serviceId: 2, specialistId: null, startsAt: 120, endsAt: 150, durationMinutes: 30 },
    ...{ firstName: '', lastName: '', isBlocked: false, servedAt: null, notes: {} },
    updatedAt: '1970-01-01T00:00:00.000Z',
  } satisfies ShortBooking)
  expect(shortBookingsOf('{}')).toEqual([])
})

test('what is newer in short is laid over the whole booking, and takes nothing from it', () => {
  const [one] = whole
  if (!one) throw new Error('no booking')
  const notes = { internal: 'Speaks slowly', blocked: 'before' }
  const { token: _token, log: _log, ...rest } = { ...one, firstName: 'Ilze', notes: { blocked: 'now' } }
  const { token, log, firstName, notes: all } = withShort({ ...one, notes }, rest as ShortBooking)
  expect({ token, log, firstName, notes: all }).toEqual({
    ...{ token: one.token, log: one.log, firstName: 'Ilze' },
    notes: { internal: 'Speaks slowly', blocked: 'now' },
  })
})
