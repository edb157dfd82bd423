import type { TicketResource } from '@rinda/contract/queue/ticket'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepTicket } from './line.ts'
import { StandingTickets } from './standing-tickets.ts'

type Given = Partial<TicketResource['attributes']>

function ticket(id: number, given: Given = {}): TicketResource {
  const usual = { service_id: 7, status: 'WAITING', held: false, counter: null, appointment_at: null }
  return {
    id: String(id),
    type: 'ticket',
    attributes: { ...usual, place: id, ...given } as TicketResource['attributes'],
  }
}

function lineOf(...tickets: TicketResource[]) {
  const line = { tickets: new Map(), standing: new StandingTickets() }
  for (const one of tickets) keepTicket(line, one)
  return line
}

const known = (...ids: number[]) => {
  const all = new Set(ids.map(String))
  return (id: string) => all.has(id)
}

test('of those who came at the same moment each has those before them before them', () => {
  const line = lineOf(ticket(1), ticket(2), ticket(3), ticket(4))
  expect([3, 4].map((id) => line.standing.countBeforeNew(ticket(id), known(1, 2)))).toEqual([2, 3])
})

test('who waits for something else, is held, or was sent to one counter stands before nobody', () => {
  const line = lineOf(
    ticket(1, { service_id: 8 }),
    ticket(2, { held: true }),
    ticket(3, { counter: 4 }),
    ticket(4),
  )
  expect(line.standing.countBeforeNew(ticket(5), known(1, 2, 3, 4))).toBe(1)
})

test('who comes back to a place before others is not at the end', () => {
  const line = lineOf(ticket(1), ticket(2), ticket(3, { place: 1 }))
  expect(line.standing.countBeforeNew(ticket(3, { place: 1 }), known(1, 2))).toBeUndefined()
})

test('where somebody has an appointment it is not said', () => {
  const line = lineOf(ticket(1, { appointment_at: '2026-11-26T10:00:00Z' }), ticket(2))
  expect(line.standing.countBeforeNew(ticket(2), known(1))).toBeUndefined()
})

test('who is called, goes, or stands elsewhere by now stands before nobody any more', () => {
  const line = lineOf(...[1, 2, 3, 4, 5].map((id) => ticket(id)))
  keepTicket(line, ticket(1, { status: 'CALLED', counter: 1 }))
  keepTicket(line, ticket(2, { status: 'CANCELED' }))
  keepTicket(line, ticket(3, { service_id: 8 }))
  expect(line.standing.countBeforeNew(ticket(6), known(1, 2, 3, 4, 5))).toBe(2)
  expect([...line.tickets.keys()]).toEqual(['1', '3', '4', '5'])
})

test('as many stand before somebody as a walk through all of them counts', () => {
  const act = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    place: fc.integer({ min: 1, max: 6 }),
    service_id: fc.constantFrom(7, 8),
    status: fc.constantFrom('WAITING', 'CALLED', 'DONE'),
    held: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (acts, place) => {
      const line = lineOf()
      for (const { id, ...given } of acts) keepTicket(line, ticket(id, given as Given))
      // The last of all who have this place.
      const own = ticket(13, { place })
      const before = [...line.tickets.values()].filter(
        ({ attributes: a }) =>
          a.service_id === 7 && a.status === 'WAITING' && !a.held && (a.place ?? 0) <= place,
      )
      expect(line.standing.countBeforeNew(own, known())).toBe(before.length)
    }),
  )
})

test('it is known whether anybody under way has an appointment, also who is at a counter', () => {
  const at = { appointment_at: '2026-11-26T10:00:00Z' }
  const line = lineOf(ticket(1), ticket(2, at))
  keepTicket(line, ticket(2, { ...at, status: 'CALLED', counter: 1 }))
  expect(line.standing.hasAppointments()).toBe(true)
  keepTicket(line, ticket(2, { ...at, status: 'DONE', counter: 1 }))
  expect(line.standing.hasAppointments()).toBe(false)
})
