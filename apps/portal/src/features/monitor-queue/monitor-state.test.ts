import type { MonitorMessage } from '@rinda/contract/queue/replies'
import type { ClientAttributes, ClientResource, TicketResource } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import { beginMonitor, type MonitorEvent, type MonitorState, stepMonitor } from './monitor-state.ts'

const ticket = (id: number, status: string, second = 0): TicketResource =>
  ({
    ...{ id: String(id), type: 'ticket' },
    attributes: { status, updated_at: `2026-12-01T08:00:${String(second).padStart(2, '0')}.000Z` },
  }) as unknown as TicketResource
const client = (id: string, status = 'ONLINE'): ClientResource => ({
  ...{ id, type: 'client' },
  attributes: { socket_id: id, status } as ClientAttributes,
})
const aboutTicket = (one: TicketResource): MonitorEvent => ({
  ...{ type: 'told', message: { type: 'ticket', data: { data: one } } },
})
const aboutClient = (type: 'client' | 'client_gone', one: ClientResource): MonitorEvent => ({
  ...{ type: 'told', message: { type, data: { data: one, ...one.attributes } } },
})
const clients = (...all: ClientResource[]): MonitorEvent => ({
  type: 'told',
  message: { type: 'clients', data: { data: { data: all } } } as MonitorMessage,
})
const after = (events: readonly MonitorEvent[], state = beginMonitor()) => events.reduce(stepMonitor, state)
const answered = (...tickets: TicketResource[]): MonitorEvent => ({ type: 'answered', tickets })
const asked: MonitorEvent = { type: 'asked' }
const ticketsIn = ({ tickets }: MonitorState) => tickets?.map(({ id, status }) => `${id} ${status}`)
const clientsIn = ({ clients }: MonitorState) =>
  clients?.map(({ socket_id, status }) => `${socket_id} ${status}`)

test('the newest ticket stands first, and each change takes its place', () => {
  const state = after([asked, answered(ticket(1, 'WAITING'), ticket(2, 'WAITING'))])
  expect(ticketsIn(state)).toEqual(['2 WAITING', '1 WAITING'])
  const later = after([aboutTicket(ticket(1, 'CALLED', 1)), aboutTicket(ticket(3, 'WAITING', 1))], state)
  expect(ticketsIn(later)).toEqual(['3 WAITING', '2 WAITING', '1 CALLED'])
})

test('what is older than what is known changes nothing', () => {
  const state = after([asked, answered(ticket(1, 'CALLED', 9)), aboutTicket(ticket(1, 'WAITING', 3))])
  expect(ticketsIn(state)).toEqual(['1 CALLED'])
})

test('what is told while the answer is on its way comes after it, in its order', () => {
  const state = after([
    ...[asked, clients(client('a')), aboutTicket(ticket(1, 'CALLED', 5)), aboutClient('client', client('b'))],
    ...[aboutClient('client_gone', client('a')), answered(ticket(1, 'WAITING', 1), ticket(2, 'WAITING', 1))],
  ])
  expect([ticketsIn(state), clientsIn(state)]).toEqual([['2 WAITING', '1 CALLED'], ['b ONLINE']])
})

test('after a gap the answer says who is under way; what had ended stays known', () => {
  const before = after([
    ...[asked, answered(ticket(1, 'WAITING'), ticket(2, 'WAITING')), clients(client('a'))],
    aboutTicket(ticket(1, 'DONE', 4)),
  ])
  const during = after([asked, asked], before)
  expect([ticketsIn(during), clientsIn(during)]).toEqual([['2 WAITING', '1 DONE'], ['a ONLINE']])
  const state = after(
    [answered(), aboutTicket(ticket(3, 'WAITING', 7)), answered(ticket(3, 'WAITING', 7))],
    during,
  )
  expect(ticketsIn(state)).toEqual(['3 WAITING', '1 DONE'])
})

test('devices keep their places when one is another, and go when they are gone', () => {
  const known = after([asked, answered(), clients(client('a'), client('b'), client('c'))])
  const state = after(
    [aboutClient('client', client('b', 'PAUSED')), aboutClient('client_gone', client('a'))],
    known,
  )
  expect(clientsIn(state)).toEqual(['b PAUSED', 'c ONLINE'])
})

test('a failure is said, and forgotten with the next answer', () => {
  const info = { lv: 'Nē', en: 'No', ru: 'Нет' }
  const failed = after([asked, { type: 'failed', info }])
  expect(failed).toMatchObject({ hasFailed: true, info, tickets: undefined })
  expect(after([asked, answered()], failed)).toMatchObject({ hasFailed: false, info: null, tickets: [] })
})

test('a page that is open for long does not grow with what has ended', () => {
  const ended = Array.from({ length: 300 }, (_, id) => aboutTicket(ticket(id + 2, 'DONE')))
  const { tickets = [] } = after([asked, answered(ticket(1, 'WAITING')), ...ended])
  expect([tickets.length, tickets.at(0)?.id, tickets.at(-1)?.id]).toEqual([201, 301, 1])
})
