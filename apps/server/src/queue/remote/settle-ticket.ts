import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { Heard } from '../../remote-systems/heard.ts'
import { writeTicket } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { ticketResource } from '../resource.ts'
import { lockTicket, type TicketRow, updateTicket } from '../store.ts'
import { doneWithTicket } from '../ticket-change.ts'
import { type RemoteTicket, ticketAnswer } from './answers.ts'
import { followedColumns, toldPlace } from './followed-columns.ts'
import { remoteId } from './remote-id.ts'
import { keepPlaces } from './remote-store.ts'
import { systemOf } from './system-of.ts'

type Context = Pick<QueueContext, 'write' | 'systems'>
type Outcome =
  | { kind: 'given'; ticket: RemoteTicket }
  | { kind: 'not given'; code: FailedCode }
  | { kind: 'unknown' }

/** Time in ms after which nobody waits any more to hear what became of a request. */
const patienceMs = 60_000
/** Time in ms after which a ticket that nobody holds is left to the other system's own end of the day. */
const giveUpMs = 24 * 3_600_000

/**
 * Finds out what another system made of a request for a ticket, by asking for it again under the same name: the ticket is given, or it is
 * not, or that is still not known. One that nobody holds any more, as it was canceled or given up meanwhile, is taken back there.
 */
export async function settleTicket(
  context: Context,
  setting: LocationSetting,
  row: TicketRow,
  now: Date,
): Promise<void> {
  const system = systemOf(setting.location)
  const service = setting.services.get(row.service_id)
  if (!system || !service || row.remote_key === null) return
  const body = { ticket: { service_id: remoteId(service.row.qms_id), language: row.language } }
  const heard = await context.systems.ask(system.getTicket, ticketAnswer, { body, key: row.remote_key })
  const outcome = outcomeOf(heard)
  const scope = narrow(systemCaller.scope, setting.companyId)
  let isStray = false
  await context.write<TicketResource>(
    { caller: systemCaller, scope, request: null, now },
    async (tx): Promise<Result<Written<TicketResource>>> => {
      const before = await lockTicket(tx, scope, row.ticket_id)
      if (before?.remote_key !== row.remote_key) return unchanged(before ?? row)
      isStray = before.status !== 'REQUESTED' && outcome.kind === 'given'
      if (before.status === 'REQUESTED') return await settleWaiting(tx, scope, before, outcome, now)
      const isOver = now.getTime() - before.created_at.getTime() > giveUpMs
      if (outcome.kind === 'not given' || isOver) await updateTicket(tx, before, { remote_key: null }, now)
      return unchanged(before)
    },
  )
  if (!isStray || outcome.kind !== 'given') return
  const back = await context.systems.ask(system.cancelTicket, ticketAnswer, {
    body: { ticket: { id: remoteId(outcome.ticket.id) } },
    key: `${row.remote_key} back`,
  })
  if (back.kind === 'fault') return
  await context.write<TicketResource>({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const before = await lockTicket(tx, scope, row.ticket_id)
    if (before) await updateTicket(tx, before, { remote_key: null }, now)
    return unchanged(before ?? row)
  })
}

async function settleWaiting(
  tx: Database,
  scope: CompanyScope,
  before: TicketRow,
  outcome: Outcome,
  now: Date,
): Promise<Result<Written<TicketResource>>> {
  if (outcome.kind === 'given') {
    const columns = { ...followedColumns(outcome.ticket, before, before.service_id, now), remote_key: null }
    // Until it has its number nothing of it changes, however long that took.
    const at = columns.status === 'WAITING' ? before.created_at : now
    const change = await writeTicket(tx, 'admit', before, columns, at)
    await keepPlaces(tx, scope, [{ ticketId: before.ticket_id, place: toldPlace(outcome.ticket) }])
    return doneWithTicket(change)
  }
  const failed = { status: 'FAILED', ended_at: now } as const
  if (outcome.kind === 'not given') {
    const columns = { ...failed, failed_code: outcome.code, remote_key: null }
    return doneWithTicket(await writeTicket(tx, 'fail', before, columns, now))
  }
  if (now.getTime() - before.created_at.getTime() < patienceMs) return unchanged(before)
  // Its name is kept: whatever was given under it is taken back once the system answers.
  const columns = { ...failed, failed_code: 'unavailable' } as const
  return doneWithTicket(await writeTicket(tx, 'fail', before, columns, now))
}

function unchanged(row: TicketRow): Result<Written<TicketResource>> {
  return done({ changes: [], answer: { type: 'ticket', resource: ticketResource(row) } })
}

const codeByStatus: Readonly<Record<number, FailedCode>> = {
  400: 'unknown_service',
  404: 'unknown_service',
  409: 'paused',
  422: 'unknown_service',
  429: 'limited',
}

function outcomeOf(heard: Heard<{ data: RemoteTicket }>): Outcome {
  if (heard.kind === 'said') return { kind: 'given', ticket: heard.value.data }
  if (heard.kind === 'refused')
    return { kind: 'not given', code: codeByStatus[heard.status] ?? 'unavailable' }
  return heard.outcome === 'unknown' ? { kind: 'unknown' } : { kind: 'not given', code: 'unavailable' }
}
