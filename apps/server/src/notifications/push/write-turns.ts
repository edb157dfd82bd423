import type { TicketResource } from '@rinda/contract/queue/ticket'
import { ticketLabel } from '@rinda/domain/queue/label'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { CompanyScope } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { isOfLine } from '../../queue/line/line.ts'
import { readLines } from '../../queue/line/read-lines.ts'
import { workOut } from '../../queue/line/work-out.ts'
import type { TicketRow } from '../../queue/store.ts'
import type { NewTicketMessage } from '../message.ts'
import { addMessages } from '../outbox-store.ts'
import {
  listSubscriptions,
  noteTold,
  removeSubscriptions,
  type SubscriptionRow,
} from './subscription-store.ts'

type Context = { settings: Pick<Settings, 'readNow'>; clock: () => Date }

/** Time in ms after which what was told helps nobody any more: others have been called since. */
const keepMs = { ticket_next: 15 * 60_000, ticket_called: 10 * 60_000 }
const noWays = { email: false, sms: false }

/**
 * Writes the messages to the phones of tickets, in the transaction that takes changes of a line from the company's stream: that one is the first of its
 * service, and that it is called next, each once until its holder lets others go first; and each call. A place is no event: who is next follows from the line as it stands by then. Browsers are
 * told of no ticket that has ended. Tells whether there are any messages.
 */
export async function writeTurns(
  { settings, clock }: Context,
  tx: Database,
  scope: CompanyScope,
  events: readonly StreamEvent[],
): Promise<boolean> {
  const ofLines = events.filter(isOfLine)
  const locationIds = [...new Set(ofLines.map(({ locationId }) => locationId))]
  const all = await listSubscriptions(tx, scope, locationIds)
  if (all.length === 0) return false
  const now = clock()
  const [standing, ended] = [all.filter(isStanding), all.filter((one) => !isStanding(one))]
  await removeSubscriptions(
    tx,
    scope,
    ended.map((one) => one.subscription_id),
  )
  const messages: NewTicketMessage[] = []
  for (const one of standing.filter(isToldOfCall)) {
    await noteTold(tx, scope, one.subscription_id, { told_called_at: one.called_at })
    messages.push(messageOf('ticket_called', one, ofLines, now))
  }
  for (const { row: one, isCalledNext } of await findFirst(
    settings,
    tx,
    scope,
    standing.filter(mayBeToldNext),
    now,
  )) {
    if (!isCalledNext && one.told_first === one.places_back) continue
    const told = isCalledNext ? { told_next: one.places_back } : { told_first: one.places_back }
    await noteTold(tx, scope, one.subscription_id, told)
    messages.push(messageOf('ticket_next', one, ofLines, now, !isCalledNext))
  }
  await addMessages(tx, scope, messages, noWays, now)
  return messages.length > 0
}

/** Reads what the page of a ticket shows of its turn by now, in the terms in which it would be told: that it is the first or the next, and the call. */
export async function readTurn(
  { settings }: Pick<Context, 'settings'>,
  tx: Database,
  scope: CompanyScope,
  ticket: TicketRow,
  now: Date,
): Promise<Pick<SubscriptionRow, 'told_next' | 'told_first' | 'told_called_at'>> {
  const [first] = ticket.status === 'WAITING' ? await findFirst(settings, tx, scope, [ticket], now) : []
  return {
    told_next: first?.isCalledNext ? ticket.places_back : null,
    told_first: first ? ticket.places_back : null,
    told_called_at: ticket.status === 'CALLED' ? ticket.called_at : null,
  }
}

function isStanding({ status }: SubscriptionRow): boolean {
  return isUnderWay(status)
}

function isToldOfCall({ status, called_at, told_called_at }: SubscriptionRow): boolean {
  return status === 'CALLED' && called_at?.getTime() !== told_called_at?.getTime()
}

function mayBeToldNext({ status, is_held, told_next, places_back }: SubscriptionRow): boolean {
  return status === 'WAITING' && !is_held && told_next !== places_back
}

/** Finds those who are the first of their service now, and whether they are called next. Lines are read only where somebody is to be told. */
async function findFirst<Row extends Pick<SubscriptionRow, 'location_id' | 'ticket_id'>>(
  settings: Context['settings'],
  tx: Database,
  scope: CompanyScope,
  waiting: readonly Row[],
  now: Date,
): Promise<{ row: Row; isCalledNext: boolean }[]> {
  const found: { row: Row; isCalledNext: boolean }[] = []
  for (const [locationId, own] of Map.groupBy(waiting, (one) => one.location_id)) {
    const setting = await settings.readNow(tx, scope, locationId)
    const line = (await readLines(tx, scope, [locationId])).get(locationId)
    if (!setting || !line) continue
    const { byTicket } = workOut(line, setting, now)
    for (const row of own) {
      const { turn, calledNext = false } = byTicket.get(String(row.ticket_id)) ?? {}
      if (turn === 'NEXT') found.push({ row, isCalledNext: calledNext })
    }
  }
  return found
}

function messageOf(
  kind: NewTicketMessage['kind'],
  one: SubscriptionRow,
  events: readonly StreamEvent[],
  now: Date,
  isFirstOnly = false,
): NewTicketMessage {
  const label = one.is_remote ? one.remote_label : ticketLabel(one.letter, one.number)
  const called = { counter: one.counter ?? '', at: one.called_at?.toISOString() ?? '' }
  return {
    seq: seqOf(kind, one, events),
    channel: 'push',
    kind,
    ticketId: one.ticket_id,
    subscriptionId: one.subscription_id,
    recipient: label,
    language: one.language,
    content: {
      ...{ locationId: one.location_id, serviceId: one.service_id, specialistId: null },
      ...{ times: [], code: '', reason: '' },
      ...(kind === 'ticket_called' ? { called } : {}),
      ...(isFirstOnly ? { isFirstOnly } : {}),
    },
    dueAt: now,
    uselessAt: new Date(now.getTime() + keepMs[kind]),
  }
}

/** Gives the change that a message tells of: the ticket's own for a call, the last one of its line for a place. */
function seqOf(
  kind: NewTicketMessage['kind'],
  { ticket_id, location_id }: SubscriptionRow,
  events: readonly StreamEvent[],
): number | null {
  const isOwn = ({ resource }: StreamEvent) =>
    resource.type === 'ticket' &&
    resource.id === String(ticket_id) &&
    (resource as TicketResource).attributes.status === 'CALLED'
  const own = kind === 'ticket_called' ? events.findLast(isOwn) : undefined
  return (own ?? events.findLast(({ locationId }) => locationId === location_id))?.seq ?? null
}
