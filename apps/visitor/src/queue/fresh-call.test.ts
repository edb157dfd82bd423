import type { TicketResource } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import { createFreshCalls, freshMs } from './fresh-call.ts'

const noon = Date.parse('2026-11-23T10:00:00.000Z')
const morning = '2026-11-23T07:00:00.000Z'

function call(calledAt: number, more: Partial<TicketResource['attributes']> = {}): TicketResource {
  const called_at = new Date(calledAt).toISOString()
  const attributes = { status: 'CALLED', label: 'A 047', counter: 3, called_at, created_at: morning, ...more }
  return { id: '1', type: 'ticket', attributes: attributes as TicketResource['attributes'] }
}

test('a call is said once, however often the ticket is told of', () => {
  const isFresh = createFreshCalls()
  expect(isFresh(call(noon), noon + 500)).toEqual({ id: '1', label: 'A 047', counter: 3 })
  expect(isFresh(call(noon), noon + 900)).toBeNull()
})

test('a call again is said again', () => {
  const isFresh = createFreshCalls()
  isFresh(call(noon), noon)
  expect(isFresh(call(noon + 5_000), noon + 5_100)).not.toBeNull()
})

test('what came while the display was asleep is not said, but for the last seconds', () => {
  const isFresh = createFreshCalls()
  expect(isFresh(call(noon), noon + freshMs + 1)).toBeNull()
  expect(isFresh(call(noon + freshMs), noon + freshMs + 1)).not.toBeNull()
})

test('nobody who waits, or has left, is said', () => {
  const isFresh = createFreshCalls()
  expect(isFresh(call(noon, { status: 'WAITING' }), noon)).toBeNull()
  expect(isFresh(call(noon, { status: 'DONE' }), noon)).toBeNull()
})

test('whoever is served at once stands at the counter already, and is said only when called again', () => {
  const isFresh = createFreshCalls()
  const created_at = new Date(noon).toISOString()
  expect(isFresh(call(noon, { created_at }), noon)).toBeNull()
  expect(isFresh(call(noon + 60_000, { created_at }), noon + 60_000)).not.toBeNull()
})
