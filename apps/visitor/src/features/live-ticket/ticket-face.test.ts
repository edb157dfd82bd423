import type { Ticket } from '@rinda/client/queue/tickets'
import { expect, test } from 'vitest'
import { faceOf, isInLine, isNear } from './ticket-face.ts'

const ticket = {
  status: 'WAITING',
  failedCode: null,
  isHeld: false,
  turn: 'COMING',
  isCalledNext: false,
} as Ticket

test.each([
  [{}, 'waiting', true],
  [{ turn: 'NEXT', isCalledNext: true }, 'next', true],
  // The first of a service is not the next one where others may be called before.
  [{ turn: 'NEXT', isCalledNext: false }, 'waiting', true],
  [{ isHeld: true, turn: 'NEXT' }, 'held', true],
  [{ status: 'CALLED', turn: 'CALLED' }, 'called', false],
  [{ status: 'DONE' }, 'done', false],
  [{ status: 'CANCELED' }, 'canceled', false],
  [{ status: 'FAILED', failedCode: 'no_show' }, 'noShow', false],
  [{ status: 'FAILED', failedCode: 'closed' }, 'over', false],
] as const)('%o is shown as %s', (change, face, mayAct) => {
  const seen = faceOf({ ...ticket, ...change } as Ticket)
  expect([seen, isInLine(seen)]).toEqual([face, mayAct])
})

test.each([
  ['NEXT', 0, true],
  ['NEXT', null, true],
  // Those of other services at the same counters come first.
  ['NEXT', 30, false],
  ['COMING', 4, true],
  ['COMING', 5, false],
] as const)('who is %s in at least %s minutes had better stay: %s', (turn, timeToWaitLow, stays) => {
  expect(isNear({ turn, timeToWaitLow })).toBe(stays)
})
