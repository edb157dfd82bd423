import type { Figures } from '@rinda/contract/queue/figures'
import type { Database } from '../../database/database.ts'
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

/** Acts after which nobody goes on as they were at a counter. */
const leaving = ['finish', 'go_on', 'transfer', 'hold', 'return', 'take_over', 'no_show', 'cancel']

/**
 * Follows each ticket through what the audit says was done to it, act by act: the tickets with their first call that was not taken back, and beside them
 * the visits that came of them, of each service that is over one.
 */
export async function withVisits(db: Database, tickets: readonly Told[]): Promise<Told[]> {
  const audit = await db.selectFrom('audit').selectAll().orderBy('audit_id').execute()
  return tickets.flatMap((ticket) => {
    const acts = audit.filter(
      (one) => one.object_kind === 'ticket' && one.object_id === String(ticket.ticket_id),
    )
    const visits = new Map<unknown, Told>()
    let state: Record<string, unknown> = {}
    let from: Date | null = null
    let stood_at: string | null = null
    const served: { till: Date; minutes: number }[] = []
    let served_before = 0
    for (const { action, after, at } of acts) {
      if (from && leaving.includes(action.replace('ticket.', ''))) {
        const { service_id, counter } = state as { service_id: number; counter: string }
        const part = msBetween(from.toISOString(), at.toISOString()) / 60_000
        const minutes = Number(visits.get(service_id)?.minutes ?? 0) + part
        if (action !== 'ticket.return') {
          served.push({ till: at, minutes: part })
          visits.set(service_id, { ...ticket, kind_of: 'visit', service_id, counter, minutes })
          stood_at ??= from.toISOString()
        }
        from = null
      }
      state = { ...state, ...after }
      // Clocks of these days go back: somebody may be called before they were sent on.
      const isBefore = ({ till }: { till: Date }) => till <= new Date(String(state.first_called_at))
      if (after?.first_called_at)
        served_before = served.filter(isBefore).reduce((sum, { minutes }) => sum + minutes, 0)
      if (state.status === 'CALLED') from ??= at
    }
    if (ticket.status !== 'DONE') visits.delete(ticket.service_id)
    const stood = { served_before, stood_at: stood_at ?? from?.toISOString() ?? null }
    return [ticket, ...visits.values()].map((one) => ({ ...one, ...stood }))
  })
}

/** Minutes from what was said to being called; null where nothing was, or nobody was called since. */
export function cameAfter(ticket: Told, said: Said | undefined): number | null {
  return said && ticket.stood_at ? Math.max(0, msBetween(said.at, ticket.stood_at)) / 60_000 : null
}

/** Works out the figures of some tickets the plain way, one after the other; `saidTo` has what each was told, by its id. */
export function figurePlainly(told: readonly Told[], saidTo: ReadonlyMap<string, Said>): Figures {
  const tickets = told.filter((one) => one.kind_of === 'ticket')
  const withStatus = (status: string) => tickets.filter((one) => one.status === status)
  const waits = tickets
    .filter((one) => one.first_called_at && msBetween(one.waiting_since, one.first_called_at) > 0)
    .map((one) => msBetween(one.waiting_since, one.first_called_at) / 60_000 - Number(one.served_before))
  const visits = told.flatMap((one) => (one.kind_of === 'visit' ? [Number(one.minutes)] : []))
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
