import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FailedCode, TicketOrigin } from '@rinda/domain/queue/ticket-status'
import { ticketTransition } from '@rinda/domain/queue/transitions'
import { type Caller, kioskAt } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { areOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import { failedTicket, ticketForVisitor, withOwnToken } from '../resource.ts'
import { ticketChange } from '../ticket-change.ts'
import { admitTicket } from './admit.ts'
import { answerNotGiven } from './first-answer.ts'
import { limitKeys, whyNotNow } from './limits.ts'
import { whyNotGiven } from './why-not-given.ts'

export type TicketRequest = QueueRequestData<'request_ticket'>

/**
 * Gives a ticket of a service: the next number of its line. One that is not given is answered as a ticket too, FAILED with the reason, and
 * stored nowhere. Limits bind visitors; staff give tickets also when the location is closed, or its line is stopped.
 */
export async function requestTicket(
  context: QueueContext,
  asked: Asked,
  data: TicketRequest,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  const { serviceId } = data
  const locationId = await context.settings.locationOf(serviceId)
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  const service = setting?.services.get(serviceId)
  const why = whyNotGiven(caller, setting, serviceId, now)
  if (why || !setting || !service)
    return await answerNotGiven(context, asked, answerFailed(asked, data, why ?? 'unknown_service', setting))
  if (isPhoneAt(caller, setting)) {
    if ((data.people ?? 1) > (setting.location.config.queue?.most_people ?? 99))
      return refuse('field_wrong', 'people')
    const { whyNotFromThere } = await import('./how-far.ts')
    const far = whyNotFromThere(setting, data.position)
    if (far) return await answerNotGiven(context, asked, answerFailed(asked, data, far, setting))
  }
  const nextServiceIds = data.nextServiceIds ?? []
  if (!areOfLine(setting, nextServiceIds)) return refuse('not_found', 'nextServiceIds')
  const later = whyNotLater(caller, setting, nextServiceIds, now)
  if (later) return await answerNotGiven(context, asked, answerFailed(asked, data, later, setting))
  if (isKeptElsewhere(setting)) {
    if (nextServiceIds.length > 0) return refuse('line_elsewhere', 'nextServiceIds')
    const notGiven = (code: FailedCode) => answerFailed(asked, data, code, setting)
    const wish = { setting, service, ...wishesOf(asked, data, setting.locationId), push: data, notGiven }
    const { requestElsewhere } = await import('../remote/request-elsewhere.ts')
    return await requestElsewhere(context, asked, wish)
  }

  const scope = narrow(caller.scope, setting.companyId)
  const conflictKeys = limitKeys(caller, setting)
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const late = await whyNotNow(
      tx,
      scope,
      { caller, setting, serviceIds: [serviceId, ...nextServiceIds] },
      now,
    )
    const status = ticketTransition('admit', 'NONE')
    if (late || !status) return done({ changes: [], answer: answerFailed(asked, data, late, setting) })
    const admission = {
      setting,
      service,
      caller,
      ...wishesOf(asked, data, setting.locationId),
      nextServiceIds,
      push: data,
    }
    const row = await admitTicket(tx, scope, context.ids, admission, now)
    const change = ticketChange('admit', null, row)
    const { resource } = change.event
    const shown = caller.kind === 'visitor' ? ticketForVisitor(resource) : resource
    return done({ changes: [change], answer: { type: 'ticket', resource: withOwnToken(shown, row.token) } })
  })
}

/** The reason why no ticket is given that leads on to these services: what a visitor may not ask for first is no way round it as a next one. Staff send anybody on. */
function whyNotLater(
  caller: Caller,
  setting: LocationSetting,
  nextServiceIds: readonly number[],
  now: Date,
): FailedCode | null {
  if (caller.kind !== 'visitor' && caller.kind !== 'internal') return null
  const reasons = nextServiceIds.map((id) => whyNotGiven(caller, setting, id, now))
  return reasons.find((reason) => reason !== null) ?? null
}

/** Tells whether a visitor asks from a device of their own, and not at a kiosk that stands there. */
function isPhoneAt(caller: Caller, { locationId }: LocationSetting): boolean {
  return caller.kind === 'visitor' && !kioskAt(caller, locationId)
}

function wishesOf({ caller }: Asked, { language, people }: TicketRequest, locationId: number) {
  const origin = originOf(caller, locationId)
  return { language: language ?? 'lv', people: people ?? 1, origin } as const
}

function answerFailed(
  asked: Asked,
  data: TicketRequest,
  code: FailedCode | null,
  setting: LocationSetting | undefined,
): Answer<TicketResource> {
  const place = { service_id: data.serviceId, location_id: setting?.locationId ?? 0 }
  const resource = failedTicket(
    { ...place, ...wishesOf(asked, data, place.location_id) },
    code ?? 'unavailable',
    asked.now,
  )
  return { type: 'ticket', resource }
}

/** Way in which a ticket of this caller came. */
function originOf(caller: Caller, locationId: number): TicketOrigin {
  if (caller.kind === 'internal') return 'other_system'
  if (caller.kind !== 'visitor') return 'staff'
  return kioskAt(caller, locationId) ? 'kiosk' : 'phone'
}
