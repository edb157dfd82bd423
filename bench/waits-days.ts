/**
 * Days of a town, as they would have happened: who came, who was called, what closed. Calls follow the product's order (`call-order.ts`), as that
 * is what a real line does; all else is drawn here, by nothing that an estimator uses.
 */
import { findNext, rowsAfterCall } from '@rinda/domain/queue/call-order'
import type { CallRules, LineKey, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import type { Cases, Town, TownCounter } from './waits-towns.ts'

/** What a product sees of a day, in the order in which it happens. */
export type Seen =
  | { what: 'day'; at: number; booked: readonly { bookingId: number; serviceId: number; at: number }[] }
  | { what: 'open'; at: number; counter: string; serviceIds: readonly number[] }
  | { what: 'close'; at: number; counter: string; serviceIds: readonly number[] }
  | { what: 'taken'; at: number; ticket: WaitingTicket; bookingId: number | null }
  | { what: 'called'; at: number; id: number; counter: string }
  | { what: 'ended'; at: number; id: number; counter: string }
  | { what: 'left'; at: number; id: number }

const minute = 60_000
const hour = 60 * minute
export const rules: CallRules = {
  mostAppointmentsInRow: 2,
  windowBeforeMs: 10 * minute,
  graceMs: 15 * minute,
}

/** Random numbers from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Random = () => number
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const around = (random: Random, median: number, spread: number) => median * Math.exp(spread * normal(random))

function visitMinutes(random: Random, { quick, quickSpread, long, longSpread, partLong }: Cases): number {
  return random() < partLong ? around(random, long, longSpread) : around(random, quick, quickSpread)
}

type Desk = TownCounter & {
  name: string
  speed: number
  serving: number | null
  isOpen: boolean
  hadBreak: boolean
}
type Due = { at: number; run: (at: number) => void }

/** Makes the days of a town, one after the other. */
export function* daysOf(town: Town, days: number, seed: number): Generator<Seen[]> {
  const random = randomFrom(seed)
  const speeds = Array.from({ length: 40 }, () => Math.exp(town.agents * normal(random)))
  let id = 0
  for (let day = 0; day < days; day++) {
    const began = Date.UTC(2026, 0, 5) + (Math.floor(day / 5) * 7 + (day % 5)) * 24 * hour
    const made = makeDay(town, { day, began, random, speeds, id })
    id = made.id
    yield made.seen
  }
}

type Start = { day: number; began: number; random: Random; speeds: readonly number[]; id: number }

function makeDay(town: Town, { day, began, random, speeds, id: lastId }: Start) {
  const hasChanged = town.change !== undefined && day >= town.change.day
  const counters = hasChanged ? town.change?.counters : town.counters
  const pace = Math.exp(town.days * normal(random)) * (hasChanged ? (town.change?.longer ?? 1) : 1)
  const seen: Seen[] = []
  const due: Due[] = []
  const add = (at: number, run: (at: number) => void) => void due.push({ at, run })
  const cases = new Map(town.services.map((service) => [service.id, service.cases]))
  let waiting: WaitingTicket[] = []
  const rows = new Map<LineKey, number>()
  const desks = (counters ?? []).map(
    (counter, index): Desk => ({
      ...{ ...counter, name: `${index + 1}`, speed: speeds[index] ?? 1 },
      ...{ serving: null, isOpen: false, hadBreak: false },
    }),
  )
  let id = lastId

  function pickService(): number {
    let left = random()
    for (const { id: service, part } of town.services) {
      left -= part
      if (left < 0) return service
    }
    return town.services[0]?.id ?? 1
  }

  function come(at: number, serviceId: number, booking: { id: number; at: number } | null): void {
    const ticket: WaitingTicket = {
      ...{ id: ++id, serviceId, place: at, held: false, onlyCounter: null },
      appointmentAt: booking && at <= booking.at + rules.graceMs ? booking.at : null,
    }
    waiting.push(ticket)
    seen.push({ what: 'taken', at, ticket, bookingId: booking?.id ?? null })
    if (random() < town.impatient)
      add(at + around(random, town.patience, 0.5) * minute, (when) => leave(when, ticket))
    for (const desk of desks)
      if (desk.isOpen && desk.serving === null) add(at + 1, (when) => call(when, desk))
  }

  function leave(at: number, ticket: WaitingTicket): void {
    if (!waiting.includes(ticket)) return
    waiting = waiting.filter((one) => one !== ticket)
    seen.push({ what: 'left', at, id: ticket.id })
  }

  function call(at: number, desk: Desk): void {
    if (!desk.isOpen || desk.serving !== null) return
    const counter = { name: desk.name, serviceIds: desk.services }
    const line = { tickets: waiting, appointmentsInRow: rows, rules }
    const next = findNext(line, counter, at)
    if (!next) return
    for (const [key, inRow] of rowsAfterCall(line, counter, next, at)) rows.set(key, inRow)
    waiting = waiting.filter((one) => one !== next)
    desk.serving = next.id
    seen.push({ what: 'called', at, id: next.id, counter: desk.name })
    const own = cases.get(next.serviceId)
    const isThere = random() >= town.notThere
    const minutes = isThere && own ? visitMinutes(random, own) * pace * desk.speed : 0.5 + random()
    add(at + Math.max(2_000, Math.min(minutes, 180) * minute), (when) => end(when, desk))
  }

  function end(at: number, desk: Desk): void {
    seen.push({ what: 'ended', at, id: desk.serving ?? 0, counter: desk.name })
    desk.serving = null
    const isBreak = desk.breakAt !== undefined && !desk.hadBreak && at >= began + desk.breakAt * hour
    const isOver = isOverFor(desk, at)
    if (isOver || isBreak || random() < town.pauses) {
      set(at, desk, false)
      desk.hadBreak ||= isBreak
      const away = isBreak ? 30 + 15 * random() : 5 + 10 * random()
      if (!isOver) add(at + away * minute, (when) => set(when, desk, true))
      return
    }
    add(at + around(random, 18, 0.6) * 1_000, (when) => call(when, desk))
  }

  /** Who works until the end of the day helps for three quarters of an hour more while somebody waits. */
  function isOverFor(desk: Desk, at: number): boolean {
    const closes = began + desk.closes * hour
    const isToTheEnd = desk.closes >= town.firstHour + town.arrivals.length
    return at >= closes && (!isToTheEnd || waiting.length === 0 || at > closes + 0.75 * hour)
  }

  function set(at: number, desk: Desk, isOpen: boolean): void {
    desk.isOpen = isOpen
    const own = { at, counter: desk.name, serviceIds: desk.services }
    seen.push(isOpen ? { what: 'open', ...own } : { what: 'close', ...own })
    if (isOpen) add(at + 5_000, (when) => call(when, desk))
  }

  const booked: { bookingId: number; serviceId: number; at: number }[] = []
  for (const [index, anHour] of town.arrivals.entries()) {
    const from = began + (town.firstHour + index) * hour
    for (let at = from - (Math.log(1 - random()) / anHour) * hour; at < from + hour; ) {
      const serviceId = pickService()
      add(at, (when) => come(when, serviceId, null))
      at -= (Math.log(1 - random()) / anHour) * hour
    }
    for (let slot = 0; town.appointments && slot < 4; slot++) {
      for (let place = 0; place < Math.ceil(town.appointments.anHour / 4); place++) {
        if (random() > town.appointments.anHour / 4 / Math.ceil(town.appointments.anHour / 4)) continue
        const at = from + slot * 15 * minute
        const booking = { id: 1_000_000 * (day + 1) + booked.length, at }
        const serviceId = pickService()
        booked.push({ bookingId: booking.id, serviceId, at })
        if (random() < town.appointments.missed) continue
        const late = random() < town.appointments.late ? 2 + 20 * random() : -8 + 6 * normal(random)
        add(Math.max(began + town.firstHour * hour, at + late * minute), (when) =>
          come(when, serviceId, booking),
        )
      }
    }
  }
  for (const desk of desks)
    add(began + desk.opens * hour + random() * 4 * minute, (when) => set(when, desk, true))
  for (const desk of desks)
    add(began + desk.closes * hour, (when) => {
      if (desk.isOpen && desk.serving === null && isOverFor(desk, when)) set(when, desk, false)
    })
  // Who has not been called by then goes home, and counters that stand idle close.
  add(began + 20 * hour, (when) => {
    for (const ticket of [...waiting]) leave(when, ticket)
    for (const desk of desks) if (desk.isOpen) set(when, desk, false)
  })
  seen.push({ what: 'day', at: began, booked })
  while (due.length > 0) {
    let first = 0
    for (let index = 1; index < due.length; index++)
      if ((due[index] as Due).at < (due[first] as Due).at) first = index
    const [next] = due.splice(first, 1) as [Due]
    next.run(next.at)
  }
  return { seen, id }
}
