import { expect, test } from 'vitest'
import { freeLetter, ticketLabel } from './label.ts'
import { isUnderWay, ticketStatuses } from './ticket-status.ts'
import { ticketActs, ticketTransition } from './transitions.ts'

test('what has ended cannot be acted on', () => {
  for (const status of ['DONE', 'CANCELED', 'FAILED'] as const)
    for (const act of ticketActs) expect(ticketTransition(act, status)).toBeNull()
})

test('a ticket is called from the line alone, and taken up again from where it was set aside', () => {
  const callable = ticketStatuses.filter((status) => ticketTransition('call', status) !== null)
  expect(callable).toEqual(['WAITING'])
  expect(ticketTransition('hold', 'CALLED')).toBe('WAITING')
  expect(ticketTransition('resume', 'WAITING')).toBe('CALLED')
  expect(ticketTransition('no_show', 'CALLED')).toBe('FAILED')
  expect(ticketStatuses.filter(isUnderWay)).toEqual(['REQUESTED', 'WAITING', 'CALLED'])
})

test('lines have letters of their own, and a ticket a name of a letter and a number', () => {
  expect(freeLetter(new Set())).toBe('A')
  expect(freeLetter(new Set(['A', 'C']))).toBe('B')
  expect(freeLetter(new Set('ABCDEFGHJKLMNPQRSTUVWXYZ'))).toBe('AA')
  expect([ticketLabel('A', 7), ticketLabel('B', 1_048)]).toEqual(['A 007', 'B 1048'])
})
