import { expect, it } from 'vitest'
import { ticketTurn } from './turn.ts'

it.each([
  [true, null, 'CALLED'],
  [true, 0, 'CALLED'],
  [false, 0, 'NEXT'],
  [false, 1, 'COMING'],
  [false, null, 'COMING'],
] as const)('called %s, with %s to wait for, it is %s', (isCalled, ticketsToWait, turn) => {
  expect(ticketTurn(isCalled, ticketsToWait)).toBe(turn)
})
