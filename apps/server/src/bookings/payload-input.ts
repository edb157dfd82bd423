import type {
  BookingChangePayload,
  BookingPayload,
  CreateBookingPayload,
} from '@rinda/contract/booking/booking-payload'
import { clientTypeOf } from '@rinda/domain/booking/client-type'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { ChangeInput } from './act/change-status.ts'
import type { CreateInput } from './book/create.ts'

/** Reads the input of a POST. */
export function createInputIn(payload: CreateBookingPayload): CreateInput {
  const { client_type: clientType } = payload
  return {
    ...customerIn(payload),
    locationId: payload.location_id,
    serviceId: payload.service_id,
    specialistId: payload.specialist_id ?? null,
    startsAt: fromUtcDateTime(payload.date, payload.time),
    durationMinutes: payload.duration ?? null,
    clientType: clientType == null ? undefined : clientTypeOf(clientType),
  }
}

/** Reads the input of a PATCH. */
export function changeInputIn(payload: BookingChangePayload): Omit<ChangeInput, 'name' | 'token'> {
  return {
    ...customerIn(payload),
    status: payload.status,
    approval: payload.approval,
    code: payload.code ?? undefined,
    seenStart: payload.seen_start === undefined ? undefined : new Date(payload.seen_start),
    locationId: payload.location_id,
    serviceId: payload.service_id,
    specialistId: payload.specialist_id,
    date: payload.date,
    time: payload.time,
    durationMinutes: payload.duration,
  }
}

function customerIn(payload: BookingPayload) {
  return {
    firstName: payload.first_name,
    lastName: payload.last_name,
    email: payload.email,
    phoneNumber: payload.phone_number,
    phoneCountryCode: payload.phone_country_code,
    customerType: payload.customer_type,
    customerNumber: payload.customer_number,
    language: payload.language,
    fields: payload.fields,
    notes: payload.notes,
    config: payload.config,
  }
}
