/** Order of calls and waits, the engine alone: with 10 to 1,000 waiting, and 20 counters. */
import { callOrder, findNext } from '@rinda/domain/queue/call-order'
import { drawWaits } from '@rinda/domain/queue/estimate/draw-waits'
import { noHabits } from '@rinda/domain/queue/estimate/habits'
import type { WaitingLine, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import { estimateWaits, type OpenCounter } from '@rinda/domain/queue/waits'
import { callsPerSecond, machineLine, shown, table } from './rounds.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 23, 8)
const services = 10

/** A quarter of all have an appointment, some of them early, some overdue. The same line each time. */
function ticketAt(index: number): WaitingTicket {
  const hasAppointment = index % 4 === 0
  const joined = now - ((index * 7919) % 200) * minute
  return {
    id: index + 1,
    serviceId: 1 + (index % services),
    place: joined,
    appointmentAt: hasAppointment ? now + (((index * 31) % 90) - 30) * minute : null,
    held: false,
    onlyCounter: null,
  }
}

function lineWith(waiting: number): WaitingLine {
  const tickets = Array.from({ length: waiting }, (_, index) => ticketAt(index))
  const rules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
  return { tickets, appointmentsInRow: new Map(), rules }
}

/** Each takes five of the ten services, and is in the middle of a visit. */
const counters = Array.from({ length: 20 }, (_, index): OpenCounter => {
  const serviceIds = [0, 1, 2, 3, 4].map((further) => 1 + ((index + further) % services))
  return {
    name: `${index + 1}`,
    serviceIds,
    serving: { serviceId: 1 + (index % services), since: now - index * minute },
  }
})
const averageMinutes = new Map(Array.from({ length: services }, (_, index) => [index + 1, 5 + index]))

const habits = noHabits()

/** Ranks all anew at every call, as one writes it first. */
function orderBySorting(line: WaitingLine, counter: OpenCounter): WaitingTicket[] {
  const order: WaitingTicket[] = []
  let tickets = line.tickets
  for (;;) {
    const next = findNext({ ...line, tickets }, counter, now)
    if (!next) return order
    order.push(next)
    tickets = tickets.filter((ticket) => ticket !== next)
  }
}

const sizes = [10, 100, 200, 1000]
const [counter] = counters
if (!counter) throw new RangeError('there are no counters')
const measured = [
  { name: 'who is next, one counter', run: (line: WaitingLine) => findNext(line, counter, now) },
  { name: 'the whole order of one counter', run: (line: WaitingLine) => callOrder(line, counter, now) },
  {
    name: 'the same, all ranked anew at each call',
    run: (line: WaitingLine) => orderBySorting(line, counter),
  },
  {
    name: 'the waits of all, at 20 counters',
    run: (line: WaitingLine) => estimateWaits(line, counters, averageMinutes, now),
  },
  {
    name: 'the same as intervals, drawn',
    run: (line: WaitingLine) =>
      drawWaits({ line, counters, away: [], coming: [], now, hour: 8 }, habits, averageMinutes),
  },
]

console.log(`Order of calls\n${machineLine()}\n`)
const lines = sizes.map(lineWith)
// All sizes stand side by side in the rounds, as it is their ratio that is asked for.
const rates = callsPerSecond(
  measured.flatMap(({ name, run }) => lines.map((line) => ({ name, run: () => run(line) }))),
)
console.log('Microseconds, and how many times those of 10 waiting.\n')
console.log(
  table(
    ['', ...sizes.flatMap((size) => [`${size.toLocaleString('en')} waiting`, '×'])],
    measured.map(({ name }, row) => {
      const times = sizes.map((_, column) => 1e6 / (rates[row * sizes.length + column] ?? Number.NaN))
      return [name, ...times.flatMap((time) => [shown(time), shown(time / (times[0] ?? Number.NaN))])]
    }),
  ),
)
