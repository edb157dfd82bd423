import type { AskForPush, TicketPushResource } from '@rinda/contract/queue/ticket-push'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { VisitorCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { countWithin } from '../../queue/check-in/guess-limit.ts'
import { findOwnTicket } from '../../queue/visit/own-ticket.ts'
import { holdBack } from '../../stream/follow.ts'
import { webhookUrlFault } from '../../webhooks/url.ts'
import { messagesFollower } from '../notifier-context.ts'
import { hasSubscription, putSubscription, removeSubscriptionsOf } from './subscription-store.ts'
import { getVapidKeys, type VapidKeys } from './vapid-keys.ts'
import { readTurn } from './write-turns.ts'

export type PushContext = {
  db: Database
  settings: Settings
  vapidKeys: VapidKeys | undefined
  urlRules: { mayBePrivate: boolean }
}

/** Browsers of one ticket that are told: a phone, and a second one. */
const mostBrowsers = 3
const ofTicket = { most: 20, minutes: 10 }

/** Shows the holder of a ticket what a browser subscribes with. */
export async function showPush(
  context: PushContext,
  caller: VisitorCaller,
  ticketId: number,
  now: Date,
): Promise<Result<TicketPushResource>> {
  const own = await findOwnTicket(context.db, caller, ticketId)
  if (!own.ok) return own
  const scope = narrow(caller.scope, own.value.company_id)
  return done(await pushOf(context, ticketId, await hasSubscription(context.db, scope, ticketId), now))
}

/** Has a browser told of a ticket that is under way, from the next change on: what its page shows by now is known. */
export async function startPush(
  context: PushContext,
  caller: VisitorCaller,
  { ticketId, push }: { ticketId: number; push: AskForPush },
  now: Date,
): Promise<Result<TicketPushResource>> {
  const { db, settings, urlRules } = context
  const own = await findOwnTicket(context.db, caller, ticketId)
  if (!own.ok) return own
  const row = own.value
  const scope = narrow(caller.scope, row.company_id)
  if (!isUnderWay(row.status)) return refuse('ticket_changed')
  const fault = webhookUrlFault(push.endpoint, urlRules)
  if (fault) return refuse(fault, 'push/endpoint')
  const zone = (await settings.find(caller, row.location_id))?.zone ?? 'UTC'
  const limits = [{ subject: `push of ticket ${ticketId}`, ...ofTicket }]
  const counted = await countWithin(db, scope, limits, { zone, now, reason: 'rate_limited' })
  if (!counted.ok) return counted
  const isTold = await db.transaction().execute(async (tx) => {
    // Nobody writes messages meanwhile: what the line is by now is shown and not told, and what it is later is told.
    await holdBack(tx, scope, messagesFollower)
    const ticket = await findOwnTicket(tx, caller, ticketId)
    if (!ticket.ok || !isUnderWay(ticket.value.status)) return false
    const shown = await readTurn(context, tx, scope, ticket.value, now)
    await putSubscription(
      tx,
      scope,
      { ticket_id: ticketId, ...push, ...shown, created_at: now },
      mostBrowsers,
    )
    return true
  })
  return isTold ? done(await pushOf(context, ticketId, true, now)) : refuse('ticket_changed')
}

/** Has no browser told of a ticket any more. */
export async function stopPush(
  context: PushContext,
  caller: VisitorCaller,
  ticketId: number,
  now: Date,
): Promise<Result<TicketPushResource>> {
  const own = await findOwnTicket(context.db, caller, ticketId)
  if (!own.ok) return own
  await removeSubscriptionsOf(context.db, narrow(caller.scope, own.value.company_id), ticketId)
  return done(await pushOf(context, ticketId, false, now))
}

async function pushOf(
  { db, vapidKeys }: PushContext,
  ticketId: number,
  subscribed: boolean,
  now: Date,
): Promise<TicketPushResource> {
  const { publicKey } = await getVapidKeys(db, vapidKeys, now)
  return { id: String(ticketId), type: 'ticket_push', attributes: { public_key: publicKey, subscribed } }
}
