import type { BookingClientType } from '@rinda/domain/booking/client-type'
import type { Approval } from '@rinda/domain/booking/status'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { JsonObject } from '../../database/columns-of.ts'
import type { Database } from '../../database/database.ts'
import type { Claim, ClaimedTime } from '../../occupancies/time-store.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import type { BookingContext } from '../context.ts'
import { insertBooking } from '../store.ts'
import type { CustomerColumns } from './customer.ts'
import { newBooking } from './new-booking.ts'

export type Scheduled = {
  at: { locationId: number; serviceId: number; clientType?: BookingClientType | undefined }
  claim: Claim
  claimed: ClaimedTime
  customer: CustomerColumns
  isBlock: boolean
  approval?: Approval
  config?: JsonObject
}

/** Writes a booking that is locked and scheduled in one step, once its time has been claimed. */
export async function insertScheduled(
  tx: Database,
  context: BookingContext,
  caller: Caller,
  scope: CompanyScope,
  { at, claim, claimed, customer, isBlock, approval = 'none', config }: Scheduled,
  now: Date,
): Promise<ReturnType<typeof bookingChange>> {
  const locked = transition('lock', 'none')
  const status = locked && transition('schedule', locked)
  if (!status) throw new Error('nothing can be scheduled any more')
  const row = await insertBooking(tx, scope, claimed, {
    ...newBooking(context, caller, at, claim, customer, now),
    ...(config ? { config: JSON.stringify(config) } : {}),
    status,
    approval,
    expire_at: null,
    kind: isBlock ? 'block' : 'appointment',
    log: JSON.stringify([logLine('lock', caller, locked, now), logLine('schedule', caller, status, now)]),
  })
  return bookingChange('schedule', 'booking_scheduled', null, row)
}
