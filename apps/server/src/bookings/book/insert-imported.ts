import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { QuietChange } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { ClaimedTime } from '../../occupancies/time-store.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import type { BookingContext } from '../context.ts'
import { insertBooking } from '../store.ts'
import { type CustomerColumns, nobody } from './customer.ts'

/** Visit that was agreed in another system; `servedAt` of one that is over: when somebody came. */
export type ImportedVisit = {
  at: { locationId: number; serviceId: number }
  startsAt: Date
  endsAt: Date
  customer: Partial<CustomerColumns>
  userId: number | null
  servedAt: Date | null
}
type Writing = {
  caller: Caller
  scope: CompanyScope
  ids: Omit<BookingContext['ids'], 'visitorCode'>
  now: Date
}

/** Writes a booking of another system whose time has been claimed, or which is over and claims none. It is audited, and told to nobody by itself. */
export async function insertImported(
  tx: Database,
  { caller, scope, ids, now }: Writing,
  claimed: ClaimedTime,
  { at, startsAt, endsAt, customer, userId, servedAt }: ImportedVisit,
): Promise<QuietChange> {
  const { fields, notes, config, ...columns } = { ...nobody, ...customer }
  const row = await insertBooking(tx, scope, claimed, {
    ...columns,
    fields: JSON.stringify(fields),
    notes: JSON.stringify(notes),
    config: JSON.stringify(config),
    ...{ location_id: at.locationId, service_id: at.serviceId, user_id: userId },
    ...{ starts_at: startsAt, ends_at: endsAt, expire_at: null, served_at: servedAt, user_deleted_at: null },
    ...{ qtid: ids.qtid(), token: ids.token(), code: ids.code() },
    ...{ kind: 'appointment', status: 'scheduled', client_type: 'portal' },
    log: JSON.stringify([logLine('import', caller, 'scheduled', now)]),
    ...{ ip: caller.ip, session: caller.session, created_at: now, updated_at: now },
  })
  const { event: _, ...audited } = bookingChange('import', 'booking_scheduled', null, row)
  return { ...audited, event: null }
}
