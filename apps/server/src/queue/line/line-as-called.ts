import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { CallingCounter, WaitingLine, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import type { OpenCounter } from '@rinda/domain/queue/waits'
import type { LocationSetting } from '../../availability/setting.ts'
import { callRulesOf } from '../call-rules.ts'
import type { Line } from './line.ts'

/** A line as the order of its calls sees it: those who wait, and what was called before them. */
export function waitingLineOf(line: Line, setting: LocationSetting): WaitingLine {
  const tickets = [...line.tickets.values()]
    .filter(({ attributes }) => attributes.status === 'WAITING')
    .map(waitingTicketOf)
  return { tickets, appointmentsInRow: line.appointmentsInRow, rules: callRulesOf(setting.profile, setting) }
}

function waitingTicketOf({ id, attributes }: TicketResource): WaitingTicket {
  const { service_id, place, appointment_at, held, counter } = attributes
  return {
    id: Number(id),
    serviceId: service_id ?? 0,
    place: place ?? 0,
    appointmentAt: appointment_at === null ? null : Date.parse(appointment_at),
    held,
    onlyCounter: counter === null ? null : String(counter),
  }
}

/**
 * The counters from which the next call may come: those at which somebody works, also while they are paused. Of the services that none of them
 * takes it is as if one opened for all of these.
 */
export function staffedCounters(line: Line, setting: LocationSetting): CallingCounter[] {
  const all = [...setting.services.keys()]
  const staffed = [...line.counters.values()]
    .filter(({ attributes }) => attributes.open)
    .map(({ attributes: { counter, service_ids } }) => ({
      name: String(counter),
      serviceIds: service_ids.length > 0 ? service_ids : all,
    }))
  const untaken = untakenOf(all, staffed)
  return untaken.length > 0 ? [...staffed, { name: '', serviceIds: untaken }] : staffed
}

function untakenOf(all: readonly number[], counters: readonly CallingCounter[]): number[] {
  const taken = new Set(counters.flatMap(({ serviceIds }) => serviceIds))
  return all.filter((id) => !taken.has(id))
}

/**
 * The counters by which waits are estimated: those that are open, with whom they serve. Where none takes a service, or the one counter that
 * somebody waits for is closed, the estimate is as if it opened at this moment.
 */
export function countersOf(line: Line, setting: LocationSetting, waiting: WaitingLine): OpenCounter[] {
  const all = [...setting.services.keys()]
  const serving = servingAt(line)
  const open = [...line.counters.values()]
    .filter(({ attributes }) => attributes.open && !attributes.paused)
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ attributes: { counter, service_ids } }): OpenCounter => {
      const name = String(counter)
      const serviceIds = service_ids.length > 0 ? service_ids : all
      return { name, serviceIds, serving: serving.get(name) ?? null }
    })
  const untaken = untakenOf(all, open)
  const names = new Set(open.map(({ name }) => name))
  const closed = new Set(waiting.tickets.flatMap(({ onlyCounter }) => onlyCounter ?? []))
  return [
    ...open,
    ...(untaken.length > 0 ? [{ name: '', serviceIds: untaken, serving: null }] : []),
    ...[...closed]
      .filter((name) => !names.has(name))
      .map((name) => ({ name, serviceIds: [], serving: null })),
  ]
}

type Serving = { id: number; serviceId: number; since: number }

/** Visits at hand, by counter: the one that began last, of two that began together the later ticket. */
function servingAt({ tickets }: Line): Map<string, Serving> {
  const serving = new Map<string, Serving>()
  for (const ticket of tickets.values()) {
    const { attributes } = ticket
    const { status, counter, service_id, first_called_at, called_at } = attributes
    if (status !== 'CALLED' || counter === null) continue
    // While nodes are replaced one by one, an older one says only when all of the visit began.
    const since = attributes.serving_since ?? first_called_at ?? called_at
    if (since === null) continue
    const one = { id: Number(ticket.id), serviceId: service_id ?? 0, since: Date.parse(since) }
    const known = serving.get(String(counter))
    const isLater = !known || known.since < one.since || (known.since === one.since && known.id < one.id)
    if (isLater) serving.set(String(counter), one)
  }
  return serving
}
