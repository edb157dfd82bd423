import { expect, test } from 'vitest'
import { sampleTicket } from './sample-ticket.ts'
import { servedSince } from './ticket.ts'

const called = sampleTicket({
  status: 'CALLED',
  firstCalledAt: '2027-03-10T10:00:00Z',
  calledAt: '2027-03-10T10:20:00Z',
  servingSince: '2027-03-10T10:40:00Z',
})

test('a visit that went on is served since its present part began, and nobody is who is at no counter', () => {
  expect(servedSince(called)).toBe(called.servingSince)
  expect(servedSince({ ...called, status: 'WAITING' })).toBeNull()
})

test('where a ticket does not say when its part began, all of the visit counts, however often it was called again', () => {
  expect(servedSince({ ...called, servingSince: null })).toBe(called.firstCalledAt)
  expect(servedSince({ ...called, servingSince: null, firstCalledAt: null })).toBe(called.calledAt)
})
