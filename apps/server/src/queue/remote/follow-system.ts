import type { SystemFault } from '@rinda/contract/queue/queue-system'
import { done } from '@rinda/contract/wire/refusals'
import { localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change, Echo } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { LineFiguresSource } from '../../locations/line-figures.ts'
import { putOnline } from '../../locations/write/put-online.ts'
import type { Heard } from '../../remote-systems/heard.ts'
import type { QueueContext } from '../context.ts'
import { servicesAnswer, ticketsAnswer } from './answers.ts'
import { endOwnLine } from './end-own-line.ts'
import {
  listRemoteTickets,
  listUnsettled,
  lockRemoteLine,
  type RemoteLineRow,
  updateRemoteLine,
} from './remote-store.ts'
import { settleTicket } from './settle-ticket.ts'
import type { SystemAddresses } from './system-of.ts'
import { servicesTold, takeTicketsIn } from './take-in.ts'
import { toldEcho } from './told-echo.ts'

export type FollowContext = QueueContext & {
  writeBySystem: Writer['writeBySystem']
  lineFigures: LineFiguresSource
  clock: () => Date
  /** Time between two questions to a system that answers. */
  everyMs: number
}
type Place = { setting: LocationSetting; scope: CompanyScope }

/** Number of questions in a row without an answer after which a system counts as away: one alone may be lost. */
const failuresUntilOffline = 2
/** A system that is away is asked less and less often, at the least after so many times the usual while. */
const longestPause = 20
const mostUnsettled = 20

/** Asks a system once for its services and tickets, and takes in what it says; or notes that it said nothing that could be used. */
export async function followOnce(
  context: FollowContext,
  setting: LocationSetting,
  system: SystemAddresses,
): Promise<void> {
  const { db, systems, clock } = context
  const place = { setting, scope: narrow(systemCaller.scope, setting.companyId) }
  const today = localDateOf(clock().getTime() / 60_000, setting.zone)
  const before = await listRemoteTickets(db, place.scope, setting.locationId, today)
  const [services, tickets] = await Promise.all([
    systems.ask(system.services, servicesAnswer),
    systems.ask(system.tickets, ticketsAnswer),
  ])
  if (services.kind !== 'said' || tickets.kind !== 'said')
    return await noteFault(context, place, faultIn(services) ?? faultIn(tickets) ?? 'failed')
  const unsettled = await listUnsettled(db, place.scope, setting.locationId, mostUnsettled)
  await Promise.all(unsettled.map((row) => settleTicket(context, setting, row, clock())))
  const known = new Map(before.map((row) => [row.ticket_id, row]))
  const told = servicesTold(setting, services.value.data)
  await note(context, place, async (tx, line, now) => {
    const taking = { setting, known, tickets: tickets.value.data, ids: context.ids, now }
    const taken = await takeTicketsIn(tx, place.scope, taking)
    const isNew = taken.hasMoved || !line.heard_at || !isSame(line.services, told)
    const state = line.is_online ? {} : { is_online: true, since: now }
    const asked = { fault: null, failures: 0, heard_at: now, ask_at: later(now, context.everyMs) }
    await updateRemoteLine(tx, place.scope, setting.locationId, { ...state, ...asked, services: told })
    const own = await endOwnLine(tx, place.scope, setting.locationId, now)
    const online =
      line.is_online && line.heard_at ? [] : await putOnline(tx, context, place, { is_online: true }, now)
    return [...own, ...taken.changes, ...online, ...(isNew ? [toldEcho(setting.locationId)] : [])]
  })
}

/** Notes that a system did not answer, and why; after some times it counts as away, and is asked less often. */
async function noteFault(context: FollowContext, place: Place, fault: SystemFault): Promise<void> {
  await note(context, place, async (tx, line, now) => {
    const failures = line.failures + 1
    const pause = Math.min(2 ** Math.min(failures - 1, 10), longestPause) * context.everyMs
    const goesAway = line.is_online && failures >= failuresUntilOffline
    const state = goesAway ? { is_online: false, since: now } : {}
    const asked = { fault, failures, ask_at: later(now, pause) }
    await updateRemoteLine(tx, place.scope, place.setting.locationId, { ...state, ...asked })
    return goesAway ? await putOnline(tx, context, place, { is_online: false }, now) : []
  })
}

type Note = (tx: Database, line: RemoteLineRow, now: Date) => Promise<(Change | Echo)[]>

/** Writes what became of a question, unless the line is followed no more. */
async function note(context: FollowContext, { setting, scope }: Place, write: Note): Promise<void> {
  const now = context.clock()
  await context.writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const line = await lockRemoteLine(tx, scope, setting.locationId)
    return done({ changes: line ? await write(tx, line, now) : [], answer: null })
  })
}

function faultIn(heard: Heard<unknown>): SystemFault | null {
  if (heard.kind === 'said') return null
  if (heard.kind === 'fault') return heard.fault
  return heard.status === 404 ? 'not_found' : 'failed'
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}

function isSame(one: object, other: object): boolean {
  const text = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([id, told]) => [id, told.active, told.ticketsToWait, told.timeToWait]),
    )
  return text(one) === text(other)
}
