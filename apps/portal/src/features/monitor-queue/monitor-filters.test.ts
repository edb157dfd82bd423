import type { Ticket } from '@rinda/client/queue/tickets'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import type { MonitorFilters } from './filter-choices.ts'
import { filteredClients, filteredTickets } from './monitor-filters.ts'

const ticket = (label: string, status: string, locationId = 1, serviceId = 3) =>
  ({ label, status, locationId, serviceId }) as Ticket
const tickets = [
  ...[ticket('A 001', 'WAITING'), ticket('A 002', 'CALLED'), ticket('A 003', 'DONE')],
  ...[ticket('B 001', 'FAILED', 2, 4), ticket('B 002', 'WAITING', 2, 4), ticket('C 012', 'CANCELED', 2, 5)],
]
const labels = (filters: MonitorFilters) =>
  filteredTickets(tickets, filters, ({ serviceId }) => (serviceId === 3 ? 'Kase' : 'Ārsts')).map(
    ({ label }) => label,
  )

test('tickets are those under way, unless another status is chosen', () => {
  expect(labels({})).toEqual(['A 001', 'A 002', 'B 002'])
  expect(labels({ state: 'waiting' })).toEqual(['A 001', 'B 002'])
  expect(labels({ state: 'called' })).toEqual(['A 002'])
  expect(labels({ state: 'ended' })).toEqual(['A 003', 'B 001', 'C 012'])
  expect(labels({ state: 'all' })).toHaveLength(6)
})

test('tickets are those of a branch, of a service, and of what is searched', () => {
  expect(labels({ location: 2 })).toEqual(['B 002'])
  expect(labels({ state: 'all', service: 4 })).toEqual(['B 001', 'B 002'])
  expect(labels({ q: 'a 001' })).toEqual(['A 001'])
  expect(labels({ q: 'A001' })).toEqual(['A 001'])
  expect(labels({ q: 'arsts' })).toEqual(['B 002'])
})

test('devices are those of a kind, of a status, and of what is searched', () => {
  const device = { manufacturer: 'Acme', model: 'Kiosk 2', platform: 'linux', version: '12' }
  const client = (socket_id: string, type: string, status: string, ip = '192.0.2.1') =>
    ({ socket_id, type, status, ip, version: '3.1', device }) as ClientAttributes
  const all = [
    ...[
      client('one', 'APP', 'ONLINE'),
      client('two', 'WIDGET', 'PAUSED'),
      client('six', 'APP', 'PAUSED', '::1'),
    ],
  ]
  const ids = (filters: MonitorFilters) => filteredClients(all, filters).map(({ socket_id }) => socket_id)
  expect(ids({})).toEqual(['one', 'two', 'six'])
  expect(ids({ type: 'APP' })).toEqual(['one', 'six'])
  expect(ids({ type: 'APP', status: 'PAUSED' })).toEqual(['six'])
  expect(ids({ q: '::1' })).toEqual(['six'])
  expect(ids({ q: 'kiosk' })).toHaveLength(3)
})
