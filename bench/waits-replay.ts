/** Replays what was seen of a line: asks each estimator when somebody joins, and holds what it said against what came. */

import { rowsAfterCall } from '@rinda/domain/queue/call-order'
import { drawWaits, type Estimate } from '@rinda/domain/queue/estimate/draw-waits'
import { noHabits } from '@rinda/domain/queue/estimate/habits'
import {
  learnAppointment,
  learnCall,
  learnLeft,
  learnOpen,
  learnVisit,
  learnWaited,
} from '@rinda/domain/queue/estimate/learn'
import { type Interval, noteKept } from '@rinda/domain/queue/estimate/width'
import {
  type CallRules,
  type LineKey,
  takesTicket,
  type WaitingTicket,
} from '@rinda/domain/queue/waiting-ticket'
import type { OpenCounter } from '@rinda/domain/queue/waits'
import type { Seen } from './waits-days.ts'
import { type Joined, newPeers, PastErrors } from './waits-peers.ts'

const minute = 60_000
const hourMs = 60 * minute

/** What an estimator said, and what came, in milliseconds. */
export type Outcome = { day: number; estimator: string; said: Interval; waited: number }
type Promised = {
  joined: Joined
  own: Estimate | undefined
  said: { estimator: string; interval: Interval }[]
}
type Serving = { ticket: WaitingTicket; since: number }
type Away = { name: string; serviceIds: readonly number[]; since: number }
type Desk = { counter: string; serviceIds: readonly number[]; serving: Serving | null }

/** Name of ours in the tables. */
export const oursName = 'ours'

/** As it is shown: whole minutes, outwards. */
const shownOf = ({ low, middle, high }: Interval): Interval => ({
  low: Math.floor(low / minute) * minute,
  middle,
  high: Math.ceil(high / minute) * minute,
})

export type Replay = {
  saidMinutes: ReadonlyMap<number, number>
  rules: CallRules
  hourOf: (at: number) => number
}

/** Replays days, and lists what each estimator said of whoever had to wait. */
export function replay(days: Iterable<Seen[]>, { saidMinutes, rules, hourOf }: Replay): Outcome[] {
  const outcomes: Outcome[] = []
  const habits = noHabits()
  const peers = newPeers()
  const errors = peers.map(() => new PastErrors())
  const desks = new Map<string, Desk>()
  const away = new Map<string, Away>()
  const rows = new Map<LineKey, number>()
  const promised = new Map<number, Promised>()
  let waiting: WaitingTicket[] = []
  let coming = new Map<number, { bookingId: number; serviceId: number; appointmentAt: number }>()
  const open = (): OpenCounter[] =>
    [...desks.values()].map(({ counter, serviceIds, serving }) => ({
      ...{ name: counter, serviceIds },
      serving: serving && { serviceId: serving.ticket.serviceId, since: serving.since },
    }))

  function join(at: number, ticket: WaitingTicket): void {
    const counters = open().filter((counter) => takesTicket(counter, ticket))
    const before = waiting.filter((one) => counters.some((counter) => takesTicket(counter, one)))
    learnOpen(habits, hourOf(at), desks.size)
    const isFree = before.length === 0 && counters.some(({ serving }) => serving === null)
    waiting.push(ticket)
    if (isFree || counters.length === 0) return
    const first = waiting.find(({ serviceId, id }) => serviceId === ticket.serviceId && id !== ticket.id)
    const usualMinutes = [...before, ticket].reduce(
      (sum, one) => sum + (saidMinutes.get(one.serviceId) ?? 0),
      0,
    )
    const joined: Joined = {
      ...{ at, serviceId: ticket.serviceId, usualMinutes, people: before.length + 1 },
      ...{ counters: counters.length, headSince: first?.place ?? null },
    }
    const said = peers.map((peer, index) => {
      const middle = peer.estimate(joined)
      return {
        estimator: peer.name,
        interval: { middle, ...(errors[index]?.around(middle) ?? { low: 0, high: 0 }) },
      }
    })
    const line = { tickets: waiting, appointmentsInRow: rows, rules }
    const state = {
      line,
      counters: open(),
      away: [...away.values()].filter(({ since }) => at - since < 20 * minute),
      coming: [...coming.values()],
      now: at,
      hour: hourOf(at),
    }
    const own = drawWaits(state, habits, saidMinutes).tickets.get(ticket.id)
    if (own) said.push({ estimator: oursName, interval: shownOf(own) })
    promised.set(ticket.id, { joined, own, said })
  }

  function called(day: number, at: number, id: number, counter: string): void {
    const ticket = waiting.find((one) => one.id === id)
    const desk = desks.get(counter)
    if (!ticket) return
    const own = { name: counter, serviceIds: desk?.serviceIds ?? [ticket.serviceId] }
    const line = { tickets: waiting, appointmentsInRow: rows, rules }
    for (const [key, inRow] of rowsAfterCall(line, own, ticket, at)) rows.set(key, inRow)
    waiting = waiting.filter((one) => one !== ticket)
    if (desk) desk.serving = { ticket, since: at }
    learnCall(habits, { counter, at, waitingSince: ticket.place })
    const promise = promised.get(id)
    if (!promise) return
    promised.delete(id)
    const waited = at - promise.joined.at
    for (const { estimator, interval } of promise.said) {
      outcomes.push({ day, estimator, said: interval, waited })
      if (estimator === oursName) noteKept(habits.width, interval, waited)
    }
    const { own: estimate } = promise
    if (estimate && ticket.appointmentAt === null)
      learnWaited(habits, { ...estimate, serviceId: ticket.serviceId, waitedMs: waited })
    for (const [index, peer] of peers.entries()) {
      errors[index]?.note(waited - (promise.said[index]?.interval.middle ?? 0))
      peer.learn(ticket.serviceId, waited, promise.joined.people)
    }
  }

  function left(at: number, id: number): void {
    const ticket = waiting.find((one) => one.id === id)
    if (ticket) learnLeft(habits, at - ticket.place)
    waiting = waiting.filter((one) => one.id !== id)
    promised.delete(id)
  }

  function ended(at: number, id: number, counter: string): void {
    const desk = desks.get(counter)
    if (desk?.serving?.ticket.id !== id) return
    const { ticket, since } = desk.serving
    learnVisit(habits, { counter, serviceId: ticket.serviceId, from: since, till: at })
    desk.serving = null
  }

  let day = 0
  for (const seen of days) {
    for (const one of seen.toSorted((a, b) => a.at - b.at)) {
      if (one.what === 'day') {
        for (const _ of coming) learnAppointment(habits, null)
        coming = new Map(
          one.booked.map(({ at, ...booking }) => [booking.bookingId, { ...booking, appointmentAt: at }]),
        )
      } else if (one.what === 'open') {
        desks.set(one.counter, { counter: one.counter, serviceIds: one.serviceIds, serving: null })
        away.delete(one.counter)
      } else if (one.what === 'close') {
        desks.delete(one.counter)
        away.set(one.counter, { name: one.counter, serviceIds: one.serviceIds, since: one.at })
      } else if (one.what === 'taken') {
        const booking = one.bookingId === null ? undefined : coming.get(one.bookingId)
        if (booking) learnAppointment(habits, one.at - booking.appointmentAt)
        coming.delete(booking?.bookingId ?? 0)
        join(one.at, one.ticket)
      } else if (one.what === 'called') called(day, one.at, one.id, one.counter)
      else if (one.what === 'ended') ended(one.at, one.id, one.counter)
      else if (one.what === 'left') left(one.at, one.id)
    }
    day += 1
  }
  return outcomes
}

/** The hour of the day where it is UTC. */
export const hourOfUtc = (at: number): number => (at % (24 * hourMs)) / hourMs
