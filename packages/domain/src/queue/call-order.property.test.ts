import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callOrder, findNext } from './call-order.ts'
import { LivedDay, type RandomDay, randomDay } from './random-days.ts'
import { hasRight, isBefore, isFor, referenceOrder, referenceRow, standsInLine } from './reference-order.ts'
import { stepBack } from './step-back.ts'
import { type CallingCounter, lineKeyOf, lineKeysOf, type WaitingTicket } from './waiting-ticket.ts'

type Look = (lived: LivedDay, counter: CallingCounter) => void

/** Lets a counter call whoever is next. */
function callAt(lived: LivedDay, counter: CallingCounter): boolean {
  const next = findNext(lived.line, counter, lived.now)
  if (next) lived.call(counter, next)
  return next !== undefined
}

/** Lives a day; `look` sees it before every call. */
function liveThrough(day: RandomDay, look: Look = () => {}): LivedDay {
  const lived = new LivedDay(day)
  const call = (counter: CallingCounter) => {
    look(lived, counter)
    return callAt(lived, counter)
  }
  // What a day begins with waits by then: each counter calls once, whatever else happens.
  const beginning = 9
  for (const [index, act] of day.acts.entries()) {
    if (index === beginning) day.counters.map(call)
    if (act.do === 'call') call(lived.counterAt(act.by))
    else lived.live(act)
  }
  return lived
}

function eachDay(numRuns: number, most: number, check: (day: RandomDay) => void): void {
  fc.assert(fc.property(randomDay(most), check), { numRuns })
}

/** Number of those that may be called by right and stand in line as well. */
function overdueOf({ tickets, rules }: LivedDay['line'], now: number): number {
  return tickets.filter((ticket) => hasRight(ticket, rules, now) && standsInLine(ticket, rules, now)).length
}

const idsOf = (tickets: readonly WaitingTicket[]) => tickets.map(({ id }) => id)

describe('the order of calls on random days', () => {
  it('is that of the slow and obvious one, and so are the numbers that are kept', () => {
    eachDay(300, 40, (day) => {
      liveThrough(day, ({ tickets, calls, line, now, rows }, counter) => {
        const slow = referenceOrder(tickets, calls, day.rules, counter, now)
        expect(idsOf(callOrder(line, counter, now))).toEqual(idsOf(slow))
        expect(findNext(line, counter, now)?.id).toBe(slow[0]?.id)
        for (const key of lineKeysOf(counter)) expect(rows.get(key) ?? 0).toBe(referenceRow(key, calls))
      })
    })
  })

  it('lets at most so many appointments in a row go past anybody who stands in line', () => {
    eachDay(500, 150, (day) => {
      const { calls } = liveThrough(day)
      const passed = new Map<WaitingTicket, number>()
      for (const { called, inLine } of calls) {
        // Who has a right stands in line only now and then: before it begins, and when it is overdue.
        for (const ticket of inLine.filter((some) => !hasRight(some, day.rules, Number.POSITIVE_INFINITY))) {
          const isPassed = isBefore(ticket, called)
          passed.set(ticket, isPassed ? (passed.get(ticket) ?? 0) + 1 : 0)
          expect(passed.get(ticket)).toBeLessThanOrEqual(day.rules.mostAppointmentsInRow)
        }
      }
    })
  })

  it('calls in line by the places, and by right the earliest appointment', () => {
    eachDay(400, 150, (day) => {
      liveThrough(day, ({ line, tickets, now, calls }, counter) => {
        const called = findNext(line, counter, now)
        if (!called) return
        const others = tickets.filter((ticket) => ticket !== called && isFor(counter, ticket))
        const inLine = others.filter((ticket) => standsInLine(ticket, day.rules, now))
        const due = others.filter((ticket) => hasRight(ticket, day.rules, now))
        const isFirst = inLine.every((ticket) => isBefore(called, ticket))
        const isEarliest = due.every((ticket) => (called.appointmentAt ?? 0) <= (ticket.appointmentAt ?? 0))
        expect(isFirst || (hasRight(called, day.rules, now) && isEarliest)).toBe(true)
        // A counter leaves an appointment in its window waiting for another of these, or where the row is full.
        const isByRight = hasRight(called, day.rules, now) && isEarliest
        const row = Math.max(...lineKeysOf(counter).map((key) => referenceRow(key, calls)))
        const isWhole = row >= day.rules.mostAppointmentsInRow || standsInLine(called, day.rules, now)
        if (due.length > 0 && !isByRight) expect(isWhole).toBe(true)
      })
    })
  })

  it('moves nobody back when a ticket is taken out', () => {
    eachDay(200, 60, (day) => {
      liveThrough(day, ({ line, now }, counter) => {
        const before = callOrder(line, counter, now)
        for (const [index, gone] of before.entries()) {
          const tickets = line.tickets.filter((ticket) => ticket !== gone)
          const after = callOrder({ ...line, tickets }, counter, now)
          const places = new Map(after.map((ticket, place) => [ticket, place]))
          for (const [place, ticket] of before.entries()) {
            if (place !== index) expect(places.get(ticket)).toBeLessThanOrEqual(place)
          }
        }
      })
    })
  })

  it('lets an appointment in its window wait for no more of the line than the row asks for', () => {
    eachDay(400, 150, (day) => {
      liveThrough(day, ({ line, now, rows }, counter) => {
        const most = day.rules.mostAppointmentsInRow
        const row = Math.max(...lineKeysOf(counter).map((key) => rows.get(key) ?? 0))
        // Those that are overdue may be called in their place, past nobody, which begins a new row.
        const overdue = overdueOf(line, now)
        let [byRight, inLine] = [0, 0]
        for (const ticket of callOrder(line, counter, now)) {
          if (hasRight(ticket, day.rules, now)) {
            expect(inLine).toBeLessThanOrEqual(Math.floor((byRight + row) / most))
            byRight++
          } else {
            inLine++
            expect(byRight).toBeLessThanOrEqual(inLine * most - row + overdue * (most + 1))
          }
        }
      })
    })
  })

  it('leaves nobody waiting for ever', () => {
    eachDay(300, 150, (day) => {
      const lived = liveThrough(day)
      const isCallable = (ticket: WaitingTicket) => day.counters.some((counter) => isFor(counter, ticket))
      const waiting = lived.tickets.filter(isCallable).length
      const before = lived.calls.length
      let isAnybodyCalled = true
      while (isAnybodyCalled) {
        isAnybodyCalled = day.counters.map((counter) => callAt(lived, counter)).includes(true)
      }
      expect(lived.calls.length - before).toBe(waiting)
      expect(lived.tickets.filter(isCallable)).toEqual([])
    })
  })

  it('moves who steps back at least so many places back where all stand in line, and never ahead', () => {
    eachDay(200, 60, (day) => {
      liveThrough(day, ({ line, now, tickets }) => {
        for (const ticket of tickets.filter(({ held }) => !held)) {
          const key = lineKeyOf(ticket)
          const own =
            typeof key === 'number' ? { name: '', serviceIds: [key] } : { name: key, serviceIds: [] }
          const before = idsOf(callOrder(line, own, now))
          const changed = { ...ticket, ...stepBack(line, ticket, 2, now) }
          const others = tickets.filter((other) => other !== ticket)
          const after = idsOf(callOrder({ ...line, tickets: [...others, changed] }, own, now))
          const wanted = Math.min(before.indexOf(ticket.id) + 2, before.length - 1)
          const nobodyElse = others.every((other) => !isFor(own, other) || !hasRight(other, line.rules, now))
          const isLineOnly = nobodyElse && !hasRight(ticket, line.rules, now)
          if (isLineOnly) expect(after.indexOf(ticket.id)).toBeGreaterThanOrEqual(wanted)
          expect(after.indexOf(ticket.id)).toBeGreaterThanOrEqual(before.indexOf(ticket.id))
          expect(changed.place).toBeGreaterThanOrEqual(ticket.place)
        }
      })
    })
  })
})
