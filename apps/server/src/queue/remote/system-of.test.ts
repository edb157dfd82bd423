import { expect, test } from 'vitest'
import { isKeptElsewhere, systemOf } from './system-of.ts'

const all = {
  qms_base_url: 'https://queue.example/line/',
  qms_services_url: '/api/services',
  qms_tickets_url: 'https://tickets.example/list?of=1',
  qms_get_ticket_url: '/api/tickets',
  qms_cancel_ticket_url: '/api/tickets/cancel',
}

test('an address that begins with a slash stands on the base, a whole one by itself', () => {
  const system = systemOf(all)
  expect(system && Object.values(system).map(String)).toEqual([
    'https://queue.example/api/services',
    'https://tickets.example/list?of=1',
    'https://queue.example/api/tickets',
    'https://queue.example/api/tickets/cancel',
  ])
})

test('a line is kept elsewhere where all four addresses are set, and lead somewhere', () => {
  expect(isKeptElsewhere({ location: all })).toBe(true)
  for (const name of Object.keys(all) as (keyof typeof all)[])
    expect([name, isKeptElsewhere({ location: { ...all, [name]: '' } })]).toEqual([name, false])
})
