import type { WaitingLine } from '../waiting-ticket.ts'
import type { OpenCounter } from '../waits.ts'
import { ForwardDraw } from './forward-draw.ts'
import type { Habits } from './habits.ts'
import { usualAtLength } from './lengths.ts'
import { type Coming, lineToDraw } from './line-to-draw.ts'
import { mixed } from './mix.ts'
import { type AwayCounter, numbersOfDraws } from './numbers-of-draw.ts'
import { countPeople } from './people-in-line.ts'
import { quantile } from './quantile.ts'
import { serviceTimes } from './service-times.ts'
import { corrected, type Interval } from './width.ts'

/** A line at a moment, with those who have an appointment and have not come yet. `hour` is that of the location's day, with its part. */
export type LineNow = {
  line: WaitingLine
  counters: readonly OpenCounter[]
  /** Counters that have paused or closed lately, and since when: they may come back. */
  away: readonly AwayCounter[]
  coming: readonly Coming[]
  now: number
  hour: number
}

/** A wait in milliseconds, with what it was made of; `people`: those in line for the same counters. */
export type Estimate = Interval & {
  /** The middle of the draws alone. */
  drawn: number
  /** The usual wait at this length of the line; null where none is known, or somebody has an appointment. */
  usual: number | null
  people: number
}
/** Waits of tickets by their ids, and by service of somebody who took a ticket now. Who is never called is missing. */
export type DrawnWaits = { tickets: Map<number, Estimate>; newcomers: Map<number, Estimate> }

const usualDraws = 120
/** A line of more than so many is drawn less often. */
const longLine = 400
const fewDraws = 40

function intervalOf(drawn: Float64Array): Interval | undefined {
  const sorted = drawn.sort()
  // What is no number comes last.
  if (!Number.isFinite(sorted.at(-1))) return undefined
  const [low, high] = [quantile(sorted, 0.1), quantile(sorted, 0.9)]
  return { low, middle: Math.min(high, Math.max(low, meanOf(sorted))), high }
}

/** Part at each end that a few strange draws may be: it is left out of the mean. */
const outermost = 0.1

function meanOf(sorted: Float64Array): number {
  const out = Math.floor(sorted.length * outermost)
  const inner = sorted.subarray(out, sorted.length - out)
  return inner.reduce((sum, one) => sum + one, 0) / inner.length
}

/**
 * Estimates waits as intervals that should hold 80 of 100 times: runs the line forward from this very state, by the order in which it is called,
 * with times as they were lately, mixes what comes out with the usual wait at this length of the line, and corrects the width by how earlier estimates held. `usualMinutes` says how long visits of each service
 * usually take, and lists the services that newcomers are answered for. The same state gives the same answer.
 */
export function drawWaits(
  { line, counters, away, coming, now, hour }: LineNow,
  habits: Habits,
  usualMinutes: ReadonlyMap<number, number>,
): DrawnWaits {
  const services = [...usualMinutes.keys()]
  const numbers = lineToDraw(line, coming, [...counters, ...away], services)
  const times = new Map(
    Array.from(usualMinutes, ([id, minutes]) => [
      id,
      serviceTimes(habits.services[id], minutes * 60_000, now),
    ]),
  )
  const fill = numbersOfDraws({ line: numbers, counters, away, times, habits, now, hour })
  const run = new ForwardDraw(numbers, line.rules)
  const count = numbers.present + services.length
  const draws = count > longLine ? fewDraws : usualDraws
  const waits = new Float64Array(count * draws)
  for (let draw = 0; draw < draws; draw++) {
    const { tickets, newcomers } = run.run(fill(draw))
    for (let index = 0; index < numbers.present; index++)
      waits[index * draws + draw] = (tickets[index] as number) - now
    for (let index = 0; index < services.length; index++)
      waits[(numbers.present + index) * draws + draw] = (newcomers[index] as number) - now
  }
  const out: DrawnWaits = { tickets: new Map(), newcomers: new Map() }
  const inLine = countPeople(numbers)
  const usualOf = new Map(services.map((id) => [id, usualAtLength(habits.lengths[id])]))
  for (let index = 0; index < count; index++) {
    const interval = intervalOf(waits.subarray(index * draws, (index + 1) * draws))
    if (!interval) continue
    const ticket = index < numbers.present ? numbers.tickets[index] : undefined
    const serviceId = ticket?.serviceId ?? (services[index - numbers.present] as number)
    const people = (ticket ? inLine.tickets[index] : inLine.newcomers[index - numbers.present]) as number
    // Whoever has an appointment is called by it, and not by the length of the line.
    const usual = ticket?.appointmentAt == null ? usualOf.get(serviceId)?.(people) : undefined
    const own = {
      ...corrected(mixed(interval, usual, habits.mix), habits.width),
      ...{ drawn: interval.middle, usual: usual ?? null, people },
    }
    if (ticket) out.tickets.set(ticket.id, own)
    else out.newcomers.set(serviceId, own)
  }
  return out
}
