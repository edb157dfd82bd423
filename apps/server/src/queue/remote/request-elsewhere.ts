import { setTimeout as sleep } from 'node:timers/promises'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { FailedCode, TicketOrigin } from '@rinda/domain/queue/ticket-status'
import { localDateOf } from '@rinda/domain/time/zone'
import { kioskAt } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { ticketForVisitor, ticketResource, withOwnToken } from '../resource.ts'
import { findTicket, insertTicket, type NewTicket } from '../store.ts'
import { ticketChange } from '../ticket-change.ts'
import { type PushIds, pushColumns, sessionOf } from '../tickets/admit.ts'
import { answerNotGiven } from '../tickets/first-answer.ts'
import { limitKeys, whyNotNow } from '../tickets/limits.ts'
import { readToldLines } from './remote-store.ts'
import { settleTicket } from './settle-ticket.ts'
import { whyNotTold } from './told-line.ts'

type Wish = {
  setting: LocationSetting
  service: ServiceSetting
  origin: TicketOrigin
  language: 'lv' | 'en' | 'ru'
  people: number
  push: PushIds
  /** Makes the answer of a ticket that was not given. */
  notGiven(code: FailedCode): Answer<TicketResource>
}

/**
 * Asks another system for a ticket of its line. First it is written here as REQUESTED, with the name under which it is asked for: so that one
 * request takes one ticket, also when an answer is lost, a request is repeated or a process ends in between.
 */
export async function requestElsewhere(
  context: QueueContext,
  asked: Asked,
  { setting, service, ...wish }: Wish,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  const scope = narrow(caller.scope, setting.companyId)
  const serviceId = service.row.service_id
  const told = (await readToldLines(context.db, caller.scope, [setting.locationId])).get(setting.locationId)
  const why = whyNotTold(told, serviceId)
  if (why) return await answerNotGiven(context, asked, wish.notGiven(why))

  const conflictKeys = limitKeys(caller, setting)
  const written = await context.write<TicketResource>({ ...asked, scope, conflictKeys }, async (tx) => {
    const late = await whyNotNow(tx, scope, { caller, setting, serviceIds: [serviceId] }, now)
    if (late) return done({ changes: [], answer: wish.notGiven(late) })
    const ticket: NewTicket = {
      token: context.ids.token(),
      location_id: setting.locationId,
      service_id: serviceId,
      booking_id: null,
      day: localDateOf(now.getTime() / 60_000, setting.zone),
      ...{ letter: '', number: 0, status: 'REQUESTED', failed_code: null },
      ...{ origin: wish.origin, language: wish.language, people: wish.people },
      average_time: service.row.average_time,
      ...{ created_at: now, waiting_since: now, place: now.getTime(), updated_at: now },
      ...{ appointment_at: null, counter: null, called_at: null, first_called_at: null, ended_at: null },
      ...pushColumns(wish.push),
      ip: networkOf(caller.ip),
      session: sessionOf(caller),
      kiosk_id: kioskAt(caller, setting.locationId)?.kioskId ?? null,
      ...{ is_remote: true, remote_id: null, remote_key: context.ids.token() },
    }
    const row = await insertTicket(tx, scope, ticket)
    const change = ticketChange('request', null, row)
    return done({
      changes: [change],
      answer: { type: 'ticket', resource: withOwnToken(change.event.resource, row.token) },
    })
  })
  if (!written.ok || written.value.resource.id === '0') return written

  const ticketId = Number(written.value.resource.id)
  const row = await findTicket(context.db, scope, ticketId)
  if (row?.remote_key) {
    // What is not settled by then is settled by whoever watches the line.
    const settling = settleTicket(context, setting, row, now)
    await Promise.race([settling, sleep(context.systems.answerSoonMs, undefined, { ref: false })])
    settling.catch(() => {})
  }
  const after = await findTicket(context.db, scope, ticketId)
  if (!after) return written
  const resource = ticketResource(after)
  const shown = caller.kind === 'visitor' ? ticketForVisitor(resource) : resource
  return done({ type: 'ticket', resource: withOwnToken(shown, after.token) })
}
