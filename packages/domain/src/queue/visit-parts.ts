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
