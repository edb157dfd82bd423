import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { LocationSetting } from '../../availability/setting.ts'
import type { ServiceFigures } from '../../locations/line-figures.ts'
import { servicesOfLine } from '../policy.ts'
import type { InLine, WorkedOut } from './in-line.ts'
import type { Line } from './line.ts'

/** Works out from a line at a moment who stands where, and what it is in figures. */
export function workOut(line: Line, setting: LocationSetting, _now: Date): WorkedOut {
  const waiting = [...line.tickets.values()]
    .filter(({ attributes }) => attributes.status === 'WAITING' && !attributes.held)
    .sort(byPlace)
  const counts = new Map<number, number>()
  const byTicket = new Map<string, InLine>()
  for (const { id, attributes } of waiting) {
    const serviceId = attributes.service_id ?? 0
    const before = counts.get(serviceId) ?? 0
    counts.set(serviceId, before + 1)
    const timeToWait = before * attributes.average_time
    byTicket.set(id, {
      turn: before === 0 ? 'NEXT' : 'COMING',
      ticketsToWait: before,
      timeToWait,
      low: Math.floor(timeToWait * 0.5),
      high: Math.ceil(timeToWait * 1.5),
    })
  }
  const services = new Map(
    servicesOfLine(setting).map(({ row: { service_id, average_time } }): [number, ServiceFigures] => {
      const ticketsToWait = counts.get(service_id) ?? 0
      return [service_id, { ticketsToWait, timeToWait: ticketsToWait * average_time }]
    }),
  )
  return { byTicket, figures: { ticketsWaiting: waiting.length, services } }
}

function byPlace(one: TicketResource, other: TicketResource): number {
  const since = ({ attributes }: TicketResource) => Date.parse(attributes.waiting_since ?? '')
  return since(one) - since(other) || Number(one.id) - Number(other.id)
}
