import type { TicketResource } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import { countBeforeNew, type Line } from './line.ts'

type Given = Partial<TicketResource['attributes']>

function ticket(id: number, given: Given = {}): TicketResource {
  const usual = { service_id: 7, status: 'WAITING', held: false, counter: null, appointment_at: null }
  return {
    id: String(id),
    type: 'ticket',
    attributes: { ...usual, place: id, ...given } as TicketResource['attributes'],
  }
}

function lineOf(...tickets: TicketResource[]): Line {
  return { tickets: new Map(tickets.map((one) => [one.id, one])) } as unknown as Line
}

const known = (...ids: number[]) => {
  const all = new Set(ids.map(String))
  return (id: string) => all.has(id)
}

test('of those who came at the same moment each has those before them before them', () => {
  const line = lineOf(ticket(1), ticket(2), ticket(3), ticket(4))
  expect([3, 4].map((id) => countBeforeNew(line, ticket(id), known(1, 2)))).toEqual([2, 3])
})

test('who waits for something else, is held, or was sent to one counter stands before nobody', () => {
  const line = lineOf(
    ticket(1, { service_id: 8 }),
    ticket(2, { held: true }),
    ticket(3, { counter: 4 }),
    ticket(4),
  )
  expect(countBeforeNew(line, ticket(5), known(1, 2, 3, 4))).toBe(1)
})

test('who comes back to a place before others is not at the end', () => {
  const line = lineOf(ticket(1), ticket(2), ticket(3, { place: 1 }))
  expect(countBeforeNew(line, ticket(3, { place: 1 }), known(1, 2))).toBeUndefined()
})

test('where somebody has an appointment it is not said', () => {
  const line = lineOf(ticket(1, { appointment_at: '2026-11-26T10:00:00Z' }), ticket(2))
  expect(countBeforeNew(line, ticket(2), known(1))).toBeUndefined()
})
