import type { Caller } from '../access/caller.ts'
import type { BookingContext } from './context.ts'
import { type CustomerColumns, nobody } from './customer.ts'
import type { NewBooking } from './store.ts'
import type { Claim } from './time-store.ts'

type Wish = { locationId: number; serviceId: number }

/** A booking as it is first written; the verb adds its status, its log and the customer. */
export function newBooking(
  context: BookingContext,
  caller: Caller,
  wish: Wish,
  claim: Claim,
  customer: Partial<CustomerColumns>,
  now: Date,
): Omit<NewBooking, 'status' | 'kind' | 'log' | 'expire_at'> {
  const { fields, notes, ...columns } = { ...nobody, ...customer }
  return {
    ...columns,
    fields: JSON.stringify(fields),
    notes: JSON.stringify(notes),
    qtid: context.ids.qtid(),
    token: context.ids.token(),
    code: context.ids.code(),
    location_id: wish.locationId,
    service_id: wish.serviceId,
    user_id: null,
    starts_at: claim.startsAt,
    ends_at: claim.endsAt,
    client_type: caller.kind !== 'visitor' ? 'portal' : caller.client === 'app' ? 'app' : 'widget',
    ip: caller.ip,
    session: caller.session,
    served_at: null,
    user_deleted_at: null,
    created_at: now,
    updated_at: now,
  }
}
