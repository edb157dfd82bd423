import type { Ticket } from '@rinda/client/queue/tickets'
import { expect, test } from 'vitest'
import { faceOf, isInLine } from './ticket-face.ts'

const ticket = { status: 'WAITING', failedCode: null, isHeld: false, turn: 'COMING' } as Ticket

test.each([
  [{}, 'waiting', true],
  [{ turn: 'NEXT' }, 'next', true],
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
