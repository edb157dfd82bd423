import { transition } from '@rinda/domain/booking/transitions'
import { systemCaller, type VisitorCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { Claim, ClaimedTime } from '../../occupancies/time-store.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import { newBooking } from '../book/new-booking.ts'
import type { BookingContext } from '../context.ts'
import { type BookingRow, insertBooking } from '../store.ts'

type HeldFor = {
  /** Booking of whoever it is held for: the hold is of the same place, service and language, and says nothing of them. */
  visit: Pick<BookingRow, 'location_id' | 'service_id' | 'language'>
  passerBy: VisitorCaller
  claim: Claim
  claimed: ClaimedTime
  until: Date
}

/** Holds time that was claimed for somebody who did not ask for this very one. It ends by itself like any other hold. */
export async function holdFor(
  tx: Database,
  context: BookingContext,
  scope: CompanyScope,
  { visit, passerBy, claim, claimed, until }: HeldFor,
  now: Date,
): Promise<{ hold: BookingRow; change: Change }> {
  const status = transition('lock', 'none')
  if (!status) throw new Error('nothing can be held any more')
  const at = { locationId: visit.location_id, serviceId: visit.service_id }
  const hold = await insertBooking(tx, scope, claimed, {
    ...newBooking(context, passerBy, at, claim, { language: visit.language }, now),
    status,
    expire_at: until,
    kind: 'appointment',
    log: JSON.stringify([logLine('lock', systemCaller, status, now)]),
  })
  context.watchDueTime(until)
  return { hold, change: bookingChange('lock', 'booking_locked', null, hold) }
}
