import { describe, expect, it } from 'vitest'
import { callOrder, findNext, rowsAfterCall } from './call-order.ts'
import { stepBack } from './step-back.ts'
import type { AppointmentsInRow, CallRules, WaitingLine, WaitingTicket } from './waiting-ticket.ts'

const minute = 60_000
/** Ten o'clock, on a day of its own. */
const ten = Date.UTC(2026, 10, 22, 10)
const rules: CallRules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
const counter = { name: '1', serviceIds: [1] }

let ids = 0

/** Somebody who took a number so many minutes before ten. */
function walkIn(minutesBefore: number, more: Partial<WaitingTicket> = {}): WaitingTicket {
  const common = { serviceId: 1, appointmentAt: null, held: false, onlyCounter: null }
  return { id: ++ids, place: ten - minutesBefore * minute, ...common, ...more }
}

/** Somebody whose appointment is so many minutes after ten, and who came so many minutes before ten. */
function appointment(
  minutesAfter: number,
  cameBefore: number,
  more: Partial<WaitingTicket> = {},
): WaitingTicket {
  return walkIn(cameBefore, { appointmentAt: ten + minutesAfter * minute, ...more })
}

function lineOf(tickets: WaitingTicket[], appointmentsInRow: AppointmentsInRow = new Map()): WaitingLine {
  return { tickets, appointmentsInRow, rules }
}

/** Calls all, each by itself, as counters do it, and keeps the numbers as the database does. */
function callAll(tickets: WaitingTicket[], counters = [counter], now = ten): WaitingTicket[] {
  const rows = new Map<number | string, number>()
  const waiting = new Set(tickets)
  const called: WaitingTicket[] = []
  for (let turn = 0; turn < tickets.length; turn++) {
    const by = counters[turn % counters.length] ?? counter
    const line = lineOf([...waiting], rows)
    const next = findNext(line, by, now)
    if (!next) continue
    for (const [key, inRow] of rowsAfterCall(line, by, next, now)) rows.set(key, inRow)
    waiting.delete(next)
    called.push(next)
  }
  return called
}

describe('who is next', () => {
  it('calls walk-ins in the order of their places, and equal places by their numbers', () => {
    const [a, b, c] = [walkIn(30), walkIn(20), walkIn(20)]
    expect(callOrder(lineOf([c, b, a]), counter, ten)).toEqual([a, b, c])
  })

  it('finds nobody where nobody waits for the counter', () => {
    const others = [walkIn(5, { serviceId: 2 }), walkIn(5, { held: true }), walkIn(5, { onlyCounter: '2' })]
    expect(findNext(lineOf(others), counter, ten)).toBeUndefined()
    expect(callOrder(lineOf(others), counter, ten)).toEqual([])
  })

  it('calls an appointment in its window ahead of the line, the earliest first', () => {
    const [walk, later, sooner] = [walkIn(60), appointment(10, 8), appointment(5, 3)]
    expect(callOrder(lineOf([walk, later, sooner]), counter, ten)).toEqual([sooner, later, walk])
  })

  it('lets two appointments in a row go past somebody, and then the first in line', () => {
    const walks = [walkIn(60), walkIn(50)]
    const due = [1, 2, 3, 4, 5, 6].map((after) => appointment(after, 1))
    const [a, b, c, d, e, f] = due
    const expected = [a, b, walks[0], c, d, walks[1], e, f]
    expect(callOrder(lineOf([...walks, ...due]), counter, ten)).toEqual(expected)
    expect(callAll([...walks, ...due])).toEqual(expected)
    expect(callAll([...walks, ...due], [counter, { name: '2', serviceIds: [1] }])).toEqual(expected)
  })

  it('counts the appointments that another counter called past the same line', () => {
    const [walk, due] = [walkIn(60), appointment(0, 5)]
    expect(findNext(lineOf([walk, due], new Map([[1, 2]])), counter, ten)).toBe(walk)
    expect(findNext(lineOf([walk, due], new Map([[2, 2]])), counter, ten)).toBe(due)
  })

  it('counts no appointments that went past nobody', () => {
    const due = [1, 2, 3].map((after) => appointment(after, 1))
    const [first] = due
    const line = lineOf(due, new Map([[1, 1]]))
    expect(first && rowsAfterCall(line, counter, first, ten)).toEqual([[1, 0]])
    expect(callAll(due)).toEqual(due)
  })

  it('lets who came before the window wait in line until it begins', () => {
    const [before, early, after] = [walkIn(40), appointment(30, 30), walkIn(20)]
    expect(callOrder(lineOf([after, early, before]), counter, ten)).toEqual([before, early, after])
    const inItsWindow = ten + 20 * minute
    expect(findNext(lineOf([before, after, early]), counter, inItsWindow)).toBe(early)
  })

  it('calls by right who came after the grace and has kept the right all the same', () => {
    const [before, late] = [walkIn(5), appointment(-20, 3)]
    expect(findNext(lineOf([before, late]), counter, ten)).toBe(late)
  })

  it('calls an appointment that has waited past its grace in its place too, however full the row is', () => {
    const [overdue, walk] = [appointment(-40, 50), walkIn(45)]
    const full = new Map([[1, 2]])
    expect(findNext(lineOf([walk, overdue], full), counter, ten)).toBe(overdue)
    expect(findNext(lineOf([walk, overdue], full), counter, ten - 30 * minute)).toBe(walk)
  })

  it('calls who was transferred in the place that the ticket had, and only at its counter where one was named', () => {
    const [waited, transferred] = [walkIn(30), walkIn(45)]
    const toTwo = { ...transferred, serviceId: 2 }
    expect(callOrder(lineOf([waited, toTwo]), { name: '1', serviceIds: [1, 2] }, ten)).toEqual([
      toTwo,
      waited,
    ])
    const toCounter = { ...transferred, serviceId: 9, onlyCounter: '1' }
    expect(callOrder(lineOf([waited, toCounter]), counter, ten)).toEqual([toCounter, waited])
    expect(callOrder(lineOf([waited, toCounter]), { name: '2', serviceIds: [1, 9] }, ten)).toEqual([waited])
  })

  it('promises the same to who waits for one counter alone, whatever the others call', () => {
    const [mine, due] = [walkIn(30, { onlyCounter: '1' }), appointment(0, 5)]
    const line = lineOf(
      [mine, due],
      new Map<number | string, number>([
        [1, 0],
        ['1', 2],
      ]),
    )
    expect(findNext(line, counter, ten)).toBe(mine)
    expect(rowsAfterCall(line, counter, mine, ten)).toEqual([['1', 0]])
  })

  it('lists as many as are asked for', () => {
    const walks = [5, 4, 3, 2].map((before) => walkIn(before))
    expect(callOrder(lineOf(walks), counter, ten, 2)).toEqual(walks.slice(0, 2))
    expect(callOrder(lineOf(walks), counter, ten, 0)).toEqual([])
  })

  it('changes no number for somebody who is called by hand, out of turn and without a right', () => {
    const [first, second, due] = [walkIn(9), walkIn(8), appointment(1, 2)]
    const line = lineOf([first, second, due], new Map([[1, 1]]))
    expect(rowsAfterCall(line, counter, second, ten)).toEqual([])
    expect(rowsAfterCall(line, counter, first, ten)).toEqual([[1, 0]])
    expect(rowsAfterCall(line, counter, due, ten)).toEqual([
      [1, 2],
      ['1', 1],
    ])
  })
})

describe('stepping back', () => {
  it('lets so many others go first, or all of them', () => {
    const [a, b, c, d] = [walkIn(9), walkIn(8), walkIn(7), walkIn(6)]
    const line = lineOf([a, b, c, d])
    const orderAfter = (places: number) =>
      callOrder(lineOf([{ ...a, ...stepBack(line, a, places, ten) }, b, c, d]), counter, ten).map(
        ({ id }) => id,
      )
    expect(orderAfter(1)).toEqual([b.id, a.id, c.id, d.id])
    expect(orderAfter(2)).toEqual([b.id, c.id, a.id, d.id])
    expect(orderAfter(9)).toEqual([b.id, c.id, d.id, a.id])
    expect(stepBack(line, d, 1, ten).place).toBeGreaterThanOrEqual(d.place)
  })

  it('gives up a right that has begun, and keeps one that has not', () => {
    const [walk, due, early] = [walkIn(20), appointment(0, 15), appointment(60, 10)]
    const line = lineOf([walk, due, early])
    expect(stepBack(line, due, 1, ten)).toEqual({ place: due.place, appointmentAt: null })
    expect(stepBack(line, early, 1, ten).appointmentAt).toBe(early.appointmentAt)
  })

  it('counts nobody of another line, and none that are held', () => {
    const [a, b] = [walkIn(9), walkIn(5)]
    const others = [walkIn(8, { serviceId: 2 }), walkIn(7, { held: true }), walkIn(6, { onlyCounter: '2' })]
    const { place } = stepBack(lineOf([a, b, ...others]), a, 1, ten)
    expect(place).toBeGreaterThan(b.place)
  })
})
