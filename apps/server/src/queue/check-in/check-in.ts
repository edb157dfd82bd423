import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import { isShownTo } from '../../availability/shown.ts'
import { bookingKey } from '../../bookings/policy.ts'
import type { BookingRow } from '../../bookings/store.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Answer, Asked, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { QueueContext } from '../context.ts'
import { isOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import { ticketForVisitor, ticketResource, withOwnToken } from '../resource.ts'
import type { TicketRow } from '../store.ts'
import { ticketChange } from '../ticket-change.ts'
import { admitTicket } from '../tickets/admit.ts'
import { type CheckInRequest, findBookingToCheckIn } from './find-booking.ts'
import { judgeNow } from './judge-now.ts'
import { findTicketOfBooking } from './ticket-of-booking-store.ts'

type Place = { setting: LocationSetting; scope: CompanyScope }

/**
 * Brings the visitor of an appointment into the line of its service, with the right to be called at its time; who is late by more than the
 * company's grace waits as a walk-in. Named by its code, at its location and on its day, or by qtid and token; staff who see it need
 * no token. Whoever checks in once more gets the same ticket; who was called, did not come and checks in again gets a new one.
 */
export async function checkIn(
  context: QueueContext,
  asked: Asked,
  data: CheckInRequest,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  const setting = await context.settings.find(caller, data.locationId)
  if (!setting || !isShownTo(caller, setting)) return refuse('not_found', 'locationId')
  if (isKeptElsewhere(setting)) return refuse('line_elsewhere')
  const place = { setting, scope: narrow(caller.scope, setting.companyId) }
  const found = await findBookingToCheckIn(context, caller, place, data, now)
  if (!found.ok) return found
  const conflictKeys = [bookingKey(found.value)]
  return await context.write({ ...asked, scope: place.scope, conflictKeys }, async (tx) => {
    const booking = await lockVisit(tx, place.scope, found.value)
    if (!booking || booking.location_id !== setting.locationId) return refuse('check_in_canceled')
    const known = await findTicketOfBooking(tx, place.scope, booking.booking_id)
    if (known) return answerKnown(caller, known)
    return await admitVisitor(tx, context, asked, place, booking, data)
  })
}

function answerKnown(caller: Caller, ticket: TicketRow): Result<Written<TicketResource>> {
  if (ticket.status === 'DONE') return refuse('booking_served')
  return done({ changes: [], answer: { type: 'ticket', resource: shownTo(caller, ticket) } })
}

async function admitVisitor(
  tx: Database,
  context: QueueContext,
  { caller, now }: Asked,
  { setting, scope }: Place,
  booking: BookingRow,
  data: CheckInRequest,
): Promise<Result<Written<TicketResource>>> {
  const service = setting.services.get(booking.service_id)
  const judged = await judgeNow(tx, scope, { caller, setting, booking, now })
  if (!judged.ok) return judged
  if (!service || !hasLine(setting, service)) return refuse('check_in_no_line')
  const appointmentAt = judged.value.hasRight ? booking.starts_at : null
  const admission = {
    ...{ setting, service, caller, people: 1, push: data },
    origin: 'appointment',
    language: data.language ?? booking.language,
    booking: { bookingId: booking.booking_id, appointmentAt },
  } as const
  const ticket = await admitTicket(tx, scope, context.ids, admission, now)
  const change = ticketChange('admit', null, ticket)
  return done({ changes: [change], answer: { type: 'ticket', resource: shownTo(caller, ticket) } })
}

function hasLine({ location }: LocationSetting, service: ServiceSetting): boolean {
  return location.is_active && location.is_qms_active && isOfLine(service)
}

/** The ticket with its token, for whoever brought it about. */
function shownTo(caller: Caller, ticket: TicketRow): TicketResource {
  const resource = ticketResource(ticket)
  const shown = caller.kind === 'visitor' ? ticketForVisitor(resource) : resource
  return withOwnToken(shown, ticket.token)
}
