import type { TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import { localDateOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { RemoteServices } from '../../database/tables/queue-tables.ts'
import { writeTicket } from '../act-on-ticket.ts'
import type { TicketIds } from '../context.ts'
import { insertTicket, type NewTicket, type TicketRow } from '../store.ts'
import { ticketChange } from '../ticket-change.ts'
import type { RemoteService, RemoteTicket } from './answers.ts'
import { changedOf, followedColumns, toldPlace } from './followed-columns.ts'
import { keepPlaces, lockRemoteTickets, type ToldPlace } from './remote-store.ts'

/** Tickets as they stood here before another system was asked: what was changed since then, it did not know yet. */
export type Known = ReadonlyMap<number, Pick<TicketRow, 'updated_at' | 'status'>>
export type TakingIn = {
  setting: LocationSetting
  known: Known
  tickets: readonly RemoteTicket[]
  ids: TicketIds
  now: Date
}
export type TakenIn = { changes: (Change & { event: { resource: TicketResource } })[]; hasMoved: boolean }

/** Takes the tickets of another system into ours, within a transaction: those that are new, those that changed, and those that it has lost. */
export async function takeTicketsIn(
  tx: Database,
  scope: CompanyScope,
  { setting, known, tickets, ids, now }: TakingIn,
): Promise<TakenIn> {
  const { locationId, zone } = setting
  const day = localDateOf(now.getTime() / 60_000, zone)
  const rows = await lockRemoteTickets(tx, scope, locationId, day)
  const byRemoteId = new Map(rows.flatMap((row) => (row.remote_id === null ? [] : [[row.remote_id, row]])))
  const serviceIds = servicesByRemoteId(setting)
  // One of those that are new may be what somebody here is waiting for.
  const mayBeTheirs = rows.some(({ status, remote_id }) => status === 'REQUESTED' && remote_id === null)
  const changes: TakenIn['changes'] = []
  const places: ToldPlace[] = []
  const keepPlace = (row: TicketRow, ticket: RemoteTicket) => {
    const place = isUnderWay(ticket.attributes.status) ? toldPlace(ticket) : null
    if (JSON.stringify(row.remote_place) !== JSON.stringify(place))
      places.push({ ticketId: row.ticket_id, place })
  }
  const isAsKnown = (row: TicketRow) => {
    const before = known.get(row.ticket_id)
    return before?.status === row.status && before.updated_at.getTime() === row.updated_at.getTime()
  }

  for (const ticket of tickets) {
    const serviceId = serviceIds.get(ticket.attributes.service_id)
    const row = byRemoteId.get(ticket.id)
    if (!row) {
      if (serviceId === undefined || mayBeTheirs || !isUnderWay(ticket.attributes.status)) continue
      const inserted = await insertTicket(
        tx,
        scope,
        newTicket(ticket, { locationId, serviceId, day, ids, now }),
      )
      byRemoteId.set(ticket.id, inserted)
      changes.push(ticketChange('admit', null, inserted))
      keepPlace(inserted, ticket)
    } else if (isAsKnown(row)) {
      const wanted = followedColumns(ticket, row, serviceId ?? row.service_id, now)
      const changed = changedOf(row, wanted)
      if (Object.keys(changed).length > 0)
        changes.push(await writeTicket(tx, 'follow_system', row, changed, now))
      keepPlace(row, ticket)
    }
  }
  const listed = new Set(tickets.map(({ id }) => id))
  for (const row of rows) {
    const isLost = row.remote_id !== null && !listed.has(row.remote_id) && isUnderWay(row.status)
    if (isLost && isAsKnown(row))
      changes.push(await writeTicket(tx, 'follow_system', row, lost(row, day, now), now))
  }
  await keepPlaces(tx, scope, places)
  return { changes, hasMoved: places.length > 0 }
}

/** Columns of a ticket that another system does not know any more: over with its day, or lost. */
function lost({ status, day: ownDay }: TicketRow, day: string, now: Date) {
  const over = { is_held: false, ended_at: now }
  if (ownDay >= day) return { ...over, status: 'FAILED', failed_code: 'unavailable' } as const
  return { ...over, status: status === 'CALLED' ? 'DONE' : 'CANCELED' } as const
}

type Into = { locationId: number; serviceId: number; day: string; ids: TicketIds; now: Date }

function newTicket(ticket: RemoteTicket, { locationId, serviceId, day, ids, now }: Into): NewTicket {
  const since = ticket.attributes.waiting_since ?? ticket.attributes.created_at ?? now
  const told = ticket.attributes.created_at ?? now
  // Its clock may be ahead of ours.
  const created_at = told < now ? told : now
  // Nothing has changed of it yet: its number was given.
  const isWaiting = ticket.attributes.status === 'WAITING'
  const blank = {
    ...{ waiting_since: since, place: 0, called_at: null, first_called_at: null, ended_at: null },
    ...{ status: 'REQUESTED' as const, service_id: serviceId, counter: null, part_since: null },
  }
  return {
    token: ids.token(),
    ...{ location_id: locationId, booking_id: null, day, letter: '' },
    ...{ origin: 'other_system', language: ticket.attributes.language ?? 'lv' },
    ...{ created_at, updated_at: isWaiting ? created_at : now, appointment_at: null },
    ...followedColumns(ticket, blank, serviceId, now),
    ...{ is_remote: true, remote_key: null },
  }
}

/** The services of a location by the ids that another system knows them by. */
function servicesByRemoteId({ services }: LocationSetting): Map<string, number> {
  const ids = new Map<string, number>()
  for (const { row } of services.values())
    if (row.qms_id !== '' && row.qms_id !== '0' && !ids.has(row.qms_id)) ids.set(row.qms_id, row.service_id)
  return ids
}

/** Services of ours as another system knows them; one that it does not know is not among them. */
export function servicesTold(setting: LocationSetting, told: readonly RemoteService[]): RemoteServices {
  const byId = new Map(told.map((service) => [service.id, service.attributes]))
  const ours = [...setting.services.values()].flatMap(({ row }) => {
    const said = byId.get(row.qms_id)
    if (!said) return []
    const { active, tickets_to_wait, time_to_wait } = said
    const figures = { active, ticketsToWait: tickets_to_wait ?? 0, timeToWait: time_to_wait ?? 0 }
    return [[String(row.service_id), figures] as const]
  })
  return Object.fromEntries(ours)
}
