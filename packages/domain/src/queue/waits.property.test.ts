import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callOrder, findNext, rowsAfterCall } from './call-order.ts'
import { LivedDay, type RandomDay, randomDay } from './random-days.ts'
import type { WaitingLine, WaitingTicket } from './waiting-ticket.ts'
import { estimateWaits, type OpenCounter } from './waits.ts'

const minute = 60_000

/** Runs a line forward as one would by hand: ranks all anew at every call. */
function slowCalls(
  { tickets, appointmentsInRow, rules }: WaitingLine,
  counters: readonly OpenCounter[],
  average: ReadonlyMap<number, number>,
  now: number,
): Map<number, number> {
  const usual = (serviceId: number) => (average.get(serviceId) ?? 0) * minute
  const rows = new Map(appointmentsInRow)
  const calledAt = new Map<number, number>()
  let waiting = tickets
  let desks = counters.map((counter) => {
    const { serving } = counter
    if (!serving) return { counter, at: now }
    return { counter, at: Math.max(serving.since + usual(serving.serviceId), now + minute) }
  })
  while (desks.length > 0) {
    const at = Math.min(...desks.map((desk) => desk.at))
    const desk = desks.find((some) => some.at === at)
    const line = { tickets: waiting, appointmentsInRow: rows, rules }
    const next = desk && findNext(line, desk.counter, at)
    if (!next) {
      desks = desks.filter((some) => some !== desk)
      continue
    }
    for (const [key, inRow] of rowsAfterCall(line, desk.counter, next, at)) rows.set(key, inRow)
    calledAt.set(next.id, at)
    waiting = waiting.filter((ticket) => ticket !== next)
    desk.at += usual(next.serviceId)
  }
  return calledAt
}

const inMinutes = (at: number | undefined, now: number) =>
  at === undefined ? null : Math.ceil((at - now) / minute)

function joiningNow(serviceId: number, now: number): WaitingTicket {
  const common = { appointmentAt: null, held: false, onlyCounter: null }
  return { id: 1_000_000, serviceId, place: now + 1, ...common }
}

const servings = fc.array(
  fc.option(
    fc.record({ serviceId: fc.integer({ min: 1, max: 3 }), minutesAgo: fc.integer({ min: 0, max: 30 }) }),
  ),
  { minLength: 4, maxLength: 4 },
)
const averages = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 25 })))

const withoutAppointments = (day: RandomDay): RandomDay => ({
  ...day,
  acts: day.acts.filter((act) => act.do !== 'check in'),
})

describe('waits on random days', () => {
  it.each([
    ['of walk-ins and appointments', (day: RandomDay) => day],
    ['without any appointment', withoutAppointments],
  ])('%s are those of the line run forward by hand, for everybody and for who comes now', (_, dayOf) => {
    fc.assert(
      fc.property(randomDay(40).map(dayOf), servings, averages, (day, atWork, minutes) => {
        const lived = new LivedDay(day)
        const average = new Map(minutes.map((value, index) => [index + 1, value]))
        for (const act of day.acts) {
          const next = act.do === 'call' && findNext(lived.line, lived.counterAt(act.by), lived.now)
          if (act.do !== 'call') lived.live(act)
          else if (next) lived.call(lived.counterAt(act.by), next)
        }
        const { line, now } = lived
        const counters = day.counters.map((counter, index): OpenCounter => {
          const serving = atWork[index]
          if (!serving) return { ...counter, serving: null }
          const { serviceId, minutesAgo } = serving
          return { ...counter, serving: { serviceId, since: now - minutesAgo * minute } }
        })
        const { tickets, newcomers } = estimateWaits(line, counters, average, now)
        const slow = slowCalls(line, counters, average, now)
        expect(tickets.size).toBe(line.tickets.length)
        for (const { id } of line.tickets)
          expect(tickets.get(id)?.timeToWaitMinutes).toBe(inMinutes(slow.get(id), now))
        for (const serviceId of average.keys()) {
          const own = { name: '', serviceIds: [serviceId] }
          const newcomer = joiningNow(serviceId, now)
          const withOne = { ...line, tickets: [...line.tickets, newcomer] }
          for (const [place, { id }] of callOrder(line, own, now).entries())
            expect(tickets.get(id)?.ticketsToWait).toBe(place)
          expect(newcomers.get(serviceId)).toEqual({
            ticketsToWait: callOrder(withOne, own, now).indexOf(newcomer),
            timeToWaitMinutes: inMinutes(slowCalls(withOne, counters, average, now).get(newcomer.id), now),
          })
        }
      }),
      { numRuns: 300 },
    )
  })
})
