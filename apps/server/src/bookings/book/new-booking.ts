import { type BookingClientType, clientTypeOf } from '@rinda/domain/booking/client-type'
import type { Caller } from '../../access/caller.ts'
import type { Claim } from '../../occupancies/time-store.ts'
import type { BookingContext } from '../context.ts'
import type { NewBooking } from '../store.ts'
import { type CustomerColumns, nobody } from './customer.ts'

type Input = { locationId: number; serviceId: number; clientType?: BookingClientType | undefined }

/** A booking as it is first written; the verb adds its status, its log and the customer. */
export function newBooking(
  context: BookingContext,
  caller: Caller,
  input: Input,
  claim: Pick<Claim, 'startsAt' | 'endsAt'>,
  customer: Partial<CustomerColumns>,
  now: Date,
): Omit<NewBooking, 'status' | 'kind' | 'log' | 'expire_at'> {
  const { fields, notes, config, ...columns } = { ...nobody, ...customer }
  return {
    ...columns,
    fields: JSON.stringify(fields),
    notes: JSON.stringify(notes),
    config: JSON.stringify(config),
    qtid: context.ids.qtid(),
    token: context.ids.token(),
    code: context.ids.code(),
    location_id: input.locationId,
    service_id: input.serviceId,
    user_id: null,
    starts_at: claim.startsAt,
    ends_at: claim.endsAt,
    client_type: clientTypeOf(cameThrough(caller, input)),
    ip: caller.ip,
    session: caller.session,
    served_at: null,
    user_deleted_at: null,
    created_at: now,
    updated_at: now,
  }
}

/** A program of the operator may pass on through what a booking came to it. */
function cameThrough(caller: Caller, { clientType = 'portal' }: Input): string {
  if (caller.kind === 'visitor') return caller.client
  return caller.kind === 'internal' ? clientType : 'portal'
}
