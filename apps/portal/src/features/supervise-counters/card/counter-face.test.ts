import { expect, test } from 'vitest'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import type { Counter } from '../../../queue/ticket.ts'
import { faceOf, freeSince, nextNumber, takenServices, ticketAt, tileOf } from './counter-face.ts'

const open = { isOpen: true, isPaused: false }

test('a visit takes long from one and a half of the usual, and never where nothing is usual', () => {
  const face = (seconds: number, usual: number) => faceOf(open, { seconds, usual })
  expect([face(0, 10), face(900, 10), face(901, 10), face(90_000, 0)]).toEqual([
    'serving',
    'serving',
    'long',
    'serving',
  ])
})

test('a break and a closed counter are said also while somebody is at it', () => {
  const visit = { seconds: 5_000, usual: 1 }
  expect(faceOf({ isOpen: true, isPaused: true }, visit)).toBe('paused')
  expect(faceOf({ isOpen: false, isPaused: false }, visit)).toBe('closed')
  expect(faceOf(open, null)).toBe('free')
})

test('of two visits at one counter the one that was called last is shown', () => {
  const at = (id: number, calledAt: string) => sampleTicket({ id, status: 'CALLED', counter: '4', calledAt })
  const [first, last] = [at(1, '2027-03-10T10:00:00Z'), at(2, '2027-03-10T10:05:00Z')]
  const counter = { counter: 4 } as Counter
  expect(ticketAt(counter, [last, first, sampleTicket({ id: 3 })])?.id).toBe(2)
  expect(ticketAt({ counter: 5 } as Counter, [last])).toBeNull()
})

test('a counter is free since it was opened, or since its last visit ended', () => {
  const [early, late] = ['2027-03-10T10:00:00.000Z', '2027-03-10T11:00:00.000Z']
  expect(freeSince({ stateSince: early }, late)).toBe(late)
  expect(freeSince({ stateSince: late }, early)).toBe(late)
  expect([freeSince({ stateSince: null }, early), freeSince({ stateSince: null }, null)]).toEqual([
    early,
    null,
  ])
})

test('a counter that names no services takes all', () => {
  expect(takenServices({ serviceIds: [] }, [1, 2])).toEqual([1, 2])
  expect(takenServices({ serviceIds: [2] }, [1, 2])).toEqual([2])
})

test('names are short on a tile, and a new counter has the next number', () => {
  expect([tileOf(12), tileOf('A1'), tileOf('kase')]).toEqual(['12', 'A1', 'K'])
  expect(nextNumber([])).toBe(1)
  expect(nextNumber([{ counter: 3 }, { counter: '7' }, { counter: 'Kase' }])).toBe(8)
})
