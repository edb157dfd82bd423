import { expect, test } from 'vitest'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import type { Counter } from '../../../queue/ticket.ts'
import { lineFigures, nextOnes } from './line-figures.ts'

const now = Date.parse('2027-03-10T10:30:00Z')
const counter = (more: Partial<Counter>) =>
  ({ isOpen: true, isPaused: false, serviceIds: [], ...more }) as Counter

test('a service is waited for by those alone whom somebody may call', () => {
  const tickets = [
    sampleTicket({ id: 1 }),
    sampleTicket({ id: 2, waitingSince: '2027-03-10T10:20:00Z' }),
    sampleTicket({ id: 3, isHeld: true }),
    sampleTicket({ id: 4, status: 'CALLED', counter: 1 }),
    sampleTicket({ id: 5, serviceId: 9 }),
  ]
  expect(lineFigures({ serviceId: 3 }, { tickets, counters: [] }, now)).toEqual({
    waiting: 2,
    longest: 30,
    counters: 0,
  })
  expect(lineFigures({ serviceId: 7 }, { tickets, counters: [] }, now)).toMatchObject({
    waiting: 0,
    longest: 0,
  })
})

test('counters that work for a service are those that take it, and those that take everything', () => {
  const counters = [
    counter({}),
    counter({ serviceIds: [3, 4] }),
    counter({ serviceIds: [4] }),
    counter({ isPaused: true }),
    counter({ isOpen: false }),
  ]
  expect(lineFigures({ serviceId: 3 }, { tickets: [], counters }, now).counters).toBe(2)
})

test('who is next follows the order, without those who left and with those who just came', () => {
  const [first, second, newcomer] = [1, 2, 3].map((id) => sampleTicket({ id }))
  const called = sampleTicket({ id: 4, status: 'CALLED', counter: 1 })
  const tickets = [first, second, newcomer, called].flatMap((one) => one ?? [])
  expect(nextOnes([2, 4, 9, 1], tickets).map(({ id }) => id)).toEqual([2, 1, 3])
})
