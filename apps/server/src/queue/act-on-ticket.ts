import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type TicketAct, ticketTransition, transitionOf } from '@rinda/domain/queue/transitions'
import type { Caller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import type { ConflictKeys } from '../changes/conflict-keys.ts'
import type { Answer, Asked, Written } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import type { StoredTicketStatus } from '../database/tables/queue-tables.ts'
import type { QueueContext } from './context.ts'
import { lockAndAct, type PlainAct, type PlainPatch } from './plain-act-store.ts'
import { actsOnWaiting, hasToken, maySeeTicket, ticketKey } from './policy.ts'
import { ticketForVisitor } from './resource.ts'
import { findTicket, lockTicket, type TicketPatch, type TicketRow, updateTicket } from './store.ts'
import { type AuditedAct, doneWithTicket, type TicketChange, ticketChange } from './ticket-change.ts'

/** A ticket, as it is named by whoever acts on it. */
export type TicketName = { id: number; token?: string | null | undefined }

type OneTicket = Asked & {
  name: TicketName
  /** Mark of an act on somebody who was called: one who waits is left as they are. */
  isOnCalled?: boolean
  /** Conflict keys of what it reads and changes besides the ticket. */
  besides?: ConflictKeys
  /** The act where it is a plain one: a ticket that allows it is locked and changed by one statement, all others are left to the work. */
  plainly?: Plainly
}

type Plainly = {
  act: TicketAct & AuditedAct
  patch: PlainPatch
  isAllOfIt?: boolean
  /** The service that the ticket has to be of; absent: any. */
  serviceId?: number | null | undefined
  /** The counter at which it has to be; absent: any. */
  counter?: string | null
}

type TicketWork = (
  tx: Database,
  before: TicketRow,
  scope: CompanyScope,
) => Promise<Result<Written<TicketResource>>>

/** Runs an act on one ticket in its transaction: the ticket is locked, and within the caller's reach. */
export async function actOnTicket(
  context: QueueContext,
  { name, isOnCalled = false, besides = [], plainly, ...asked }: OneTicket,
  work: TicketWork,
): Promise<Result<Answer<TicketResource>>> {
  const { caller } = asked
  const token = name.token ?? null
  const companyId = caller.scope.companyId
  const known = companyId === 'all' ? await findTicket(context.db, caller.scope, name.id) : undefined
  if (companyId === 'all' && !known) return refuse('not_found')
  const scope = narrow(caller.scope, companyId === 'all' ? (known?.company_id ?? 0) : companyId)
  const conflictKeys = [ticketKey(name.id), ...(isOnCalled ? [] : [actsOnWaiting]), ...besides]
  const result = await context.write<TicketResource>({ ...asked, scope, conflictKeys }, async (tx) => {
    if (plainly && token === null) {
      const acted = await lockAndAct(tx, scope, name.id, plainAct(caller, plainly, asked.now))
      if (!acted || !maySeeTicket(caller, acted.before, token)) return refuse('not_found')
      const { before, after } = acted
      if (!after) return await work(tx, before, scope)
      return doneWithTicket(ticketChange(plainly.act, before, after))
    }
    const before = await lockTicket(tx, scope, name.id)
    if (!before || !maySeeTicket(caller, before, token)) return refuse('not_found')
    if (token !== null && !hasToken(before, token)) return refuse('forbidden', 'token')
    return await work(tx, before, scope)
  })
  return caller.kind === 'visitor' && result.ok ? done(forVisitor(result.value)) : result
}

/** A plain act of a caller, with all that a ticket has to be for it: theirs to see, ours to change, and of a status that allows it. */
function plainAct(
  caller: Caller,
  { act, patch, isAllOfIt = false, serviceId, counter = null }: Plainly,
  now: Date,
): PlainAct {
  const { from, to } = transitionOf(act)
  const reach = caller.kind === 'portal' ? caller.user : { locationIds: null, serviceIds: null }
  const { locationIds } = reach
  const isMeant = (id: number) => serviceId == null || id === serviceId
  const serviceIds = reach.serviceIds?.filter(isMeant) ?? (serviceId == null ? null : [serviceId])
  return {
    // Whoever sees nothing reaches nothing.
    from: caller.kind === 'portal' && caller.user.role === 'NONE' ? [] : from,
    patch: { ...patch, status: to as StoredTicketStatus },
    ...{ locationIds, serviceIds, atCounter: counter, isAllOfIt, now },
  }
}

function forVisitor(answer: Answer<TicketResource>): Answer<TicketResource> {
  return { ...answer, resource: ticketForVisitor(answer.resource) }
}

/** Runs an act of staff on one ticket. */
export async function actAtCounter(
  context: QueueContext,
  asked: OneTicket,
  work: TicketWork,
): Promise<Result<Answer<TicketResource>>> {
  if (asked.caller.kind === 'visitor') return refuse('forbidden')
  return await actOnTicket(context, asked, async (tx, before, scope) =>
    before.is_remote ? refuse('line_elsewhere') : await work(tx, before, scope),
  )
}

/** Status of a ticket after an act; null where it does not allow it. */
export function statusAfter(act: TicketAct, before: Pick<TicketRow, 'status'>): StoredTicketStatus | null {
  return ticketTransition(act, before.status) as StoredTicketStatus | null
}

/** Writes what an act changes in a ticket that is ours; gives what is to be audited and published. */
export async function writeTicket(
  tx: Database,
  act: AuditedAct,
  before: TicketRow,
  patch: TicketPatch,
  now: Date,
): Promise<TicketChange> {
  return ticketChange(act, before, await updateTicket(tx, before, patch, now))
}

/** Does to a ticket what an act of the table does, or refuses it where the table does. */
export async function doAct(
  tx: Database,
  act: TicketAct,
  before: TicketRow,
  patch: TicketPatch,
  now: Date,
): Promise<Result<Written<TicketResource>>> {
  const status = statusAfter(act, before)
  if (!status) return refuse('ticket_changed')
  return doneWithTicket(await writeTicket(tx, act, before, { ...patch, status }, now))
}
