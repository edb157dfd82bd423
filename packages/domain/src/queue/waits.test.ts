import { describe, expect, it } from 'vitest'
import type { CallRules, WaitingTicket } from './waiting-ticket.ts'
import { estimateWaits, type OpenCounter, ticketTurn } from './waits.ts'

const minute = 60_000
/** Ten o'clock, on a day of its own. */
const ten = Date.UTC(2026, 10, 22, 10)
const rules: CallRules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
const average = new Map([
  [1, 10],
  [2, 4],
])

function ticket(id: number, more: Partial<WaitingTicket> = {}): WaitingTicket {
  const walkIn = { serviceId: 1, appointmentAt: null, held: false, onlyCounter: null }
  return { id, place: ten - (60 - id) * minute, ...walkIn, ...more }
}

function counter(name: string, serviceIds: number[], sinceMinutes?: number): OpenCounter {
  const serving =
    sinceMinutes === undefined ? null : { serviceId: serviceIds[0] ?? 1, since: ten - sinceMinutes * minute }
  return { name, serviceIds, serving }
}

function waitsOf(tickets: WaitingTicket[], counters: OpenCounter[]) {
  return estimateWaits({ tickets, appointmentsInRow: new Map(), rules }, counters, average, ten)
}

const wait = (ticketsToWait: number | null, timeToWaitMinutes: number | null) => ({
  ticketsToWait,
  timeToWaitMinutes,
})

describe('waits', () => {
  it('are nothing for the first where a counter is free, and grow by a visit behind it', () => {
    const { tickets, newcomers } = waitsOf([ticket(1), ticket(2), ticket(3)], [counter('1', [1])])
    expect([...tickets.values()]).toEqual([wait(0, 0), wait(1, 10), wait(2, 20)])
    expect(newcomers.get(1)).toEqual(wait(3, 30))
  })

  it('count what is left of the visits at hand, rounded up to whole minutes', () => {
    const { tickets } = waitsOf([ticket(1), ticket(2)], [counter('1', [1], 7), counter('2', [1], 3.5)])
    expect([...tickets.values()]).toEqual([wait(0, 3), wait(1, 7)])
  })

  it('expect a visit that takes longer than usual to end within a minute', () => {
    expect(waitsOf([ticket(1)], [counter('1', [1], 45)]).tickets.get(1)).toEqual(wait(0, 1))
  })

  it('share the counters as they take the services', () => {
    const line = [ticket(1), ticket(2, { serviceId: 2 }), ticket(3), ticket(4, { serviceId: 2 })]
    const { tickets, newcomers } = waitsOf(line, [counter('1', [1]), counter('2', [1, 2])])
    expect([...tickets.values()]).toEqual([wait(0, 0), wait(0, 0), wait(1, 4), wait(1, 14)])
    expect(newcomers).toEqual(
      new Map([
        [1, wait(2, 10)],
        [2, wait(2, 18)],
      ]),
    )
  })

  it('let an appointment go ahead when its window begins, not before', () => {
    const early = ticket(50, { appointmentAt: ten + 25 * minute })
    const { tickets } = waitsOf([ticket(1), ticket(2), ticket(3), ticket(4), early], [counter('1', [1])])
    expect([...tickets.values()]).toEqual([wait(0, 0), wait(1, 10), wait(2, 30), wait(3, 40), wait(4, 20)])
  })

  it('are unknown where no open counter takes the service, and for who is held', () => {
    const line = [ticket(1, { serviceId: 2 }), ticket(2, { held: true }), ticket(3, { onlyCounter: '9' })]
    const { tickets, newcomers } = waitsOf(line, [counter('1', [1])])
    expect([...tickets.values()]).toEqual([wait(0, null), wait(null, null), wait(0, null)])
    expect(newcomers.get(1)).toEqual(wait(0, 0))
    expect(newcomers.get(2)).toEqual(wait(1, null))
    expect(waitsOf([ticket(1)], []).tickets.get(1)).toEqual(wait(0, null))
  })

  it('let who comes now go ahead of appointments as the row has it', () => {
    const due = [11, 12, 13].map((id) => ticket(id, { serviceId: 2, appointmentAt: ten }))
    expect(waitsOf(due, [counter('1', [2])]).newcomers.get(2)).toEqual(wait(2, 8))
  })
})

it.each([
  [true, null, 'CALLED'],
  [true, 0, 'CALLED'],
  [false, 0, 'NEXT'],
  [false, 1, 'COMING'],
  [false, null, 'COMING'],
] as const)('called %s, with %s to wait for, it is %s', (isCalled, ticketsToWait, turn) => {
  expect(ticketTurn(isCalled, ticketsToWait)).toBe(turn)
})

describe('who is called next', () => {
  const idsNext = (
    tickets: WaitingTicket[],
    open: OpenCounter[],
    staffed: OpenCounter[] = open,
    row = new Map<number | string, number>(),
  ) => {
    const line = { tickets, appointmentsInRow: row, rules }
    return [...estimateWaits(line, open, average, ten, staffed).calledNext].toSorted()
  }

  it('is the first of all services that the counter takes, and not the first of each', () => {
    const [first, second] = [ticket(1, { serviceId: 2 }), ticket(2)]
    expect(idsNext([first, second], [counter('1', [1, 2])])).toEqual([1])
    expect(idsNext([first, second], [counter('1', [1]), counter('2', [2])])).toEqual([1, 2])
  })

  it('is nobody of whom another counter that takes them calls somebody else before, also one that is paused', () => {
    const [first, second] = [ticket(1, { serviceId: 2 }), ticket(2)]
    const [both, own] = [counter('1', [1, 2]), counter('2', [1])]
    expect(idsNext([first, second], [both, own])).toEqual([1])
    expect(idsNext([first, second], [own], [both, own])).toEqual([1])
    expect(idsNext([first, second], [own])).toEqual([2])
  })

  it('is nobody where no counter takes them, or who is held', () => {
    expect(idsNext([ticket(1)], [])).toEqual([])
    expect(idsNext([ticket(1)], [counter('1', [2])])).toEqual([])
    expect(idsNext([ticket(1, { held: true }), ticket(2)], [counter('1', [1])])).toEqual([2])
  })

  it('is the appointment that is called ahead, and not the first in line', () => {
    const due = ticket(2, { appointmentAt: ten })
    expect(idsNext([ticket(1), due], [counter('1', [1])])).toEqual([2])
    expect(idsNext([ticket(1), due], [counter('1', [1])], undefined, new Map([[1, 2]]))).toEqual([1])
  })

  it('is nobody past whom an appointment is called whose right begins before a counter comes free', () => {
    const soon = ticket(2, { appointmentAt: ten + rules.windowBeforeMs + 5 * minute })
    expect(idsNext([ticket(1), soon], [counter('1', [1], 8)])).toEqual([1])
    expect(idsNext([ticket(1), soon], [counter('1', [1], 2)])).toEqual([])
  })
})
