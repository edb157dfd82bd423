import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNext } from './call-order.ts'
import { LivedDay, randomDay } from './random-days.ts'
import { isFor } from './reference-order.ts'
import { lineKeyOf } from './waiting-ticket.ts'
import { estimateWaits, type OpenCounter } from './waits.ts'

const minute = 60_000
const visits = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 3, maxLength: 3 })
const servings = fc.array(fc.option(fc.nat(30)), { minLength: 4, maxLength: 4 })
const pauses = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })

it('calls whoever was told to be called next before all others, whichever counter calls, now or as it comes free', () => {
  let [told, notTold] = [0, 0]
  fc.assert(
    fc.property(randomDay(40), visits, servings, pauses, (day, minutes, atWork, paused) => {
      const lived = new LivedDay(day)
      const average = new Map(minutes.map((value, index) => [index + 1, value]))
      for (const act of day.acts) {
        const counter = act.do === 'call' ? lived.counterAt(act.by) : undefined
        const next = counter && findNext(lived.line, counter, lived.now)
        if (act.do !== 'call') lived.live(act)
        else if (counter && next) lived.call(counter, next)
      }
      const { line, now } = lived
      const counters = day.counters.map((counter, index): OpenCounter => {
        const minutesAgo = atWork[index]
        const serving = minutesAgo == null ? null : { serviceId: 1, since: now - minutesAgo * minute }
        return { ...counter, serving }
      })
      const open = counters.filter((_, index) => !paused[index])
      const { calledNext, tickets } = estimateWaits(line, open, average, now, counters)
      for (const ticket of line.tickets) {
        const takers = counters.filter((counter) => isFor(counter, ticket))
        if (!calledNext.has(ticket.id)) {
          if (tickets.get(ticket.id)?.ticketsToWait === 0) notTold++
          continue
        }
        told++
        expect(takers).not.toEqual([])
        for (const counter of takers) expect(findNext(line, counter, now)).toBe(ticket)
        expect(tickets.get(ticket.id)?.ticketsToWait).toBe(0)
        const freeAt = takers
          .filter((counter) => open.includes(counter))
          .map(({ serving }) => {
            if (!serving) return now
            return Math.max(serving.since + (average.get(1) ?? 0) * minute, now + minute)
          })
        if (freeAt.length > 0)
          expect(tickets.get(ticket.id)?.timeToWaitMinutes).toBe(
            Math.ceil((Math.min(...freeAt) - now) / minute),
          )
      }
      // Of one line, one is the next at most.
      const keys = line.tickets.filter(({ id }) => calledNext.has(id)).map(lineKeyOf)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 400 },
  )
  expect([told > 100, notTold > 100]).toEqual([true, true])
})
