import type { OwnBookingResource } from '@rinda/contract/booking/own-booking'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { successorOf } from '../bookings/move/where-it-went.ts'
import { visibleBooking } from '../bookings/policy.ts'
import { findCompanyRow } from '../companies/company-store.ts'
import { ticketOfVisit } from '../queue/visit/ticket-of-visit.ts'
import type { OwnBookingContext } from './context.ts'
import { shownWish } from './earlier/shown-wish.ts'
import { ownBookingResource } from './resource.ts'
import { hasFile } from './store.ts'
import { whatMayBeDone } from './what-may-be-done.ts'

/** Shows a visitor their booking, by its token: also one that has ended or went elsewhere. A block is nobody's visit. */
export async function showOwnBooking(
  context: OwnBookingContext,
  caller: VisitorCaller,
  name: BookingName,
  now: Date,
): Promise<Result<OwnBookingResource>> {
  const { db, settings, socketKey = '' } = context
  const found = await visibleBooking(db, caller, name)
  if (!found.ok) return found
  const row = found.value
  const setting = await settings.find(caller, row.location_id)
  const company = await findCompanyRow(db, row.company_id)
  if (!setting || !company || row.kind === 'block') return refuse('not_found')
  const scope = narrow(caller.scope, row.company_id)
  const ticket = await ticketOfVisit(db, scope, row.booking_id)
  const movedTo = row.status === 'rescheduled' ? await successorOf(db, scope, row) : undefined
  const isWithFile = await hasFile(db, scope, row.booking_id)
  const may = whatMayBeDone({ caller, setting, row, ticket }, now)
  const earlier = await shownWish(db, scope, { row, setting }, now)
  const known = { row, setting, company, ticket, movedTo, isWithFile, may, earlier, socketKey }
  return done(ownBookingResource(known))
}
