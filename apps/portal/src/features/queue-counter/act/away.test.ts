import { expect, test } from 'vitest'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import type { Counter } from '../../../queue/ticket.ts'
import { awayFrom, leftVisits } from './away.ts'

const counterOf = (counter: number, isOpen: boolean, agentId: number | null): Counter => ({
  ...{ id: counter, counter, locationId: 1, isOpen, isPaused: false, serviceIds: [3] },
  ...{ agent: agentId === null ? '' : 'Vera', agentId, stateSince: null, stateBy: '' },
})

test('a counter is one’s own until it is closed, or somebody else is named', () => {
  expect(awayFrom(undefined, '7')).toBeNull()
  expect(awayFrom(counterOf(3, true, 7), '7')).toBeNull()
  expect(awayFrom(counterOf(3, true, null), '7')).toBeNull()
  expect(awayFrom(counterOf(3, true, 8), '7')).toBe('taken')
  expect(awayFrom(counterOf(3, false, 7), '7')).toBe('closed')
})

test('a visit is left where its counter is closed, nobody works there, or its agent sits here now', () => {
  const at = (id: number, counter: number) => sampleTicket({ id, status: 'CALLED', counter })
  const tickets = [at(1, 1), at(2, 2), at(3, 3), at(4, 4), at(5, 5), at(6, 6), sampleTicket({ id: 7 })]
  const counters = [
    counterOf(1, true, 7),
    counterOf(2, true, 8),
    counterOf(3, false, 8),
    counterOf(4, true, null),
    counterOf(5, true, 7),
  ]
  expect(leftVisits(tickets, counters, 1, '7').map(({ id }) => id)).toEqual([3, 4, 5, 6])
})
