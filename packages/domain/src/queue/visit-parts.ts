import { localDateOf } from '../time/zone.ts'

/** Part of a visit that is over: at a counter, from one moment to another. `service_id` is null where the call was taken back: nobody was served. */
export type VisitPart = { service_id: number | null; counter: string | null; from: string; till: string }

/** A ticket as far as its parts follow from it. */
export type VisitInParts = {
  service_id: number
  counter: string | null
  status: string
  parts: readonly VisitPart[]
  first_called_at: Date | null
  part_since: Date | null
  ended_at: Date | null
}

/** Gives a ticket as far as somebody said what became of it: a visit that went on until another day was ended by the end of its own, and nobody knows how long it took. */
export function asSaid<Ticket extends VisitInParts>(ticket: Ticket, zone: string): Ticket {
  const [began, ended] = [partBegan(ticket), ticket.ended_at]
  if (ticket.status !== 'DONE' || !began || !ended) return ticket
  const dayOf = (at: Date) => localDateOf(at.getTime() / 60_000, zone)
  return dayOf(began) === dayOf(ended) ? ticket : { ...ticket, ended_at: null }
}

/** Visit of one service: `ms` is all of its time at counters, which ended at one of them. */
export type ServedVisit = { serviceId: number; counter: string; ms: number; till: number }

/** Gives when the part at hand began: with its call, or as what was before it ended. */
export function partBegan({
  first_called_at: called,
  part_since: since,
}: Pick<VisitInParts, 'first_called_at' | 'part_since'>): Date | null {
  return called && (since ?? called)
}

/** Lists the visits of a ticket that are over, of each service one; the one of its present service only once all of it has ended. */
export function servedVisits(ticket: VisitInParts): ServedVisit[] {
  const { service_id: own, counter, status, ended_at: ended } = ticket
  const isOver = status === 'DONE' || status === 'FAILED'
  const began = partBegan(ticket)
  const visits = new Map<number, ServedVisit>()
  const add = (serviceId: number | null, at: string | null, from: number, till: number) => {
    if (serviceId === null || at === null || (serviceId === own && !isOver)) return
    const ms = (visits.get(serviceId)?.ms ?? 0) + till - from
    visits.set(serviceId, { serviceId, counter: at, ms, till })
  }
  for (const part of ticket.parts)
    add(part.service_id, part.counter, Date.parse(part.from), Date.parse(part.till))
  if (began && ended) add(own, counter, began.getTime(), ended.getTime())
  return [...visits.values()]
}

/**
 * Time during which somebody was served at a counter, from `at` on. `since` is when they had been served before, null where they were not; `isCalled` tells whether it began with a
 * call: a visit that goes on, or is taken up again, was called before.
 */
export type TimeAtCounter = {
  counter: string
  at: number
  till: number
  since: number | null
  isCalled: boolean
}

/** Lists the times of a ticket at counters that are over: not one whose call was taken back, nor that of a visit at hand, whose call may be. */
export function timesAtCounters(ticket: VisitInParts): TimeAtCounter[] {
  const { service_id, counter, parts, ended_at: ended } = ticket
  const began = partBegan(ticket)
  const last =
    began && ended ? [{ service_id, counter, from: began.toISOString(), till: ended.toISOString() }] : []
  const times: TimeAtCounter[] = []
  let before: VisitPart | undefined
  for (const part of [...parts, ...last]) {
    const isOn =
      before &&
      before.service_id !== null &&
      (before.service_id === part.service_id || before.till === part.from)
    before = part
    if (part.service_id === null || part.counter === null) continue
    const [at, till, since] = [Date.parse(part.from), Date.parse(part.till), times.at(-1)?.till ?? null]
    times.push({ counter: part.counter, at, till, since, isCalled: !isOn })
  }
  return times
}

/** Lists the calls of a ticket that nobody can take back any more. */
export function callsThatStood(ticket: VisitInParts): TimeAtCounter[] {
  return timesAtCounters(ticket).filter(({ isCalled }) => isCalled)
}
