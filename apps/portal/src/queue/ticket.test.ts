import type { Ticket } from '@rinda/client/queue/tickets'
import { expect, test } from 'vitest'
import { minutesToCall } from './ticket.ts'

const at = (time: string) => `2026-12-07T${time}:00.000Z`
const waited = (firstCalledAt: string | null, calledAt: string | null) =>
  minutesToCall({ waitingSince: at('10:00'), firstCalledAt, calledAt } as Ticket, Date.parse(at('11:00')))

test('somebody has waited until their first call, also once they were called again or their visit has gone on', () => {
  expect(waited(null, null)).toBe(60)
  expect(waited(at('10:12'), at('10:12'))).toBe(12)
  expect(waited(at('10:12'), at('10:14'))).toBe(12)
  expect(waited(at('10:30'), at('10:12'))).toBe(12)
})
