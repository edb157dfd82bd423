import type { Figures } from '@rinda/contract/queue/figures'
import type { Told } from './plain-count.ts'

/** Interval of minutes from a moment on, which somebody in the line was told once. */
export type Said = { at: Date; low: number; middle: number; high: number }

const msBetween = (from: unknown, till: unknown) => Date.parse(String(till)) - Date.parse(String(from))

/** The hour on a wall in Riga. */
export function hourOf(at: unknown): number {
  const options = { timeZone: 'Europe/Riga', hour: '2-digit', hourCycle: 'h23' } as const
  return Number(new Intl.DateTimeFormat('en', options).format(new Date(String(at))))
}

/** Tickets that were given, as the audit alone tells of them. */
export function givenAmong(told: readonly Told[]): Told[] {
  const standing = ['WAITING', 'CALLED', 'DONE', 'CANCELED']
  return told.filter(
    (one) =>
      one.kind_of === 'ticket' && (standing.includes(String(one.status)) || one.failed_code === 'no_show'),
  )
}

/** Minutes from what was said to being called; null where nothing was, or nobody was called since. */
export function cameAfter(ticket: Told, said: Said | undefined): number | null {
  return said && ticket.first_called_at
    ? Math.max(0, msBetween(said.at, ticket.first_called_at)) / 60_000
    : null
}

/** Works out the figures of some tickets the plain way, one after the other; `saidTo` has what each was told, by its id. */
export function figurePlainly(tickets: readonly Told[], saidTo: ReadonlyMap<string, Said>): Figures {
  const withStatus = (status: string) => tickets.filter((one) => one.status === status)
  const waits = tickets
    .filter((one) => one.first_called_at && msBetween(one.waiting_since, one.first_called_at) > 0)
    .map((one) => msBetween(one.waiting_since, one.first_called_at) / 60_000)
  const visits = withStatus('DONE').map((one) => msBetween(one.first_called_at, one.ended_at) / 60_000)
  const promises = tickets.flatMap((one) => {
    const said = saidTo.get(String(one.ticket_id))
    const came = cameAfter(one, said)
    return said && came !== null ? [{ ...said, came }] : []
  })
  const of = (name: 'low' | 'middle' | 'high' | 'came', part: number) =>
    partOf(
      promises.map((one) => one[name]),
      part,
    )
  return {
    given: tickets.length,
    served: withStatus('DONE').length,
    no_shows: withStatus('FAILED').length,
    canceled: withStatus('CANCELED').length,
    ...{ wait_median: partOf(waits, 0.5), wait_high: partOf(waits, 0.9) },
    ...{ visit_median: partOf(visits, 0.5), visit_high: partOf(visits, 0.9) },
    promised: promises.length,
    kept: promises.filter(({ low, high, came }) => low <= came && came <= high).length,
    late: promises.filter(({ high, came }) => came > high).length,
    ...{ said_low: of('low', 0.5), said_median: of('middle', 0.5), said_high: of('high', 0.5) },
    ...{ came_low: of('came', 0.1), came_median: of('came', 0.5), came_high: of('came', 0.9) },
  }
}

/** Value below which this part of some values lies, between two of them in proportion. */
function partOf(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}
