import { createHash } from 'node:crypto'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { BookingClientType } from '@rinda/domain/booking/client-type'
import { localDateOf, utcDateTime } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import { findReplies, type RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { CustomerColumns } from '../book/customer.ts'
import { newBooking } from '../book/new-booking.ts'
import type { BookingContext } from '../context.ts'
import { holdsTooMany } from '../hold/hold-limit.ts'
import { limitsOfBooking, limitsOfHold } from '../limits/visitor-limits.ts'
import type { Place } from '../policy.ts'
import { carryOut } from './carry-out.ts'
import { putRequest } from './request-store.ts'
import { sentCustomer } from './sent-customer.ts'
import { remoteId } from './system.ts'

export type MakingElsewhere = {
  place: Place
  input: {
    locationId: number
    serviceId: number
    specialistId: number | null
    /** Epoch minutes. */
    startsAt: number
    durationMinutes: number | null
    clientType?: BookingClientType | undefined
  }
  customer: CustomerColumns
  act: 'lock' | 'schedule'
}

/**
 * Has another system hold a slot, or book it. First it is written down here what it is asked for, and under which name: so that one request makes one
 * booking, also when an answer is lost, a request is repeated or a process ends in between. Nothing stands here before that system said yes.
 */
export async function makeElsewhere(
  context: BookingContext,
  caller: Caller,
  { place: { setting, profile, scope }, input, customer, act }: MakingElsewhere,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const first = await answerBefore(context, scope, request)
  if (first) return first
  const service = setting.services.get(input.serviceId)
  if (!service?.isBookable) return refuse('service_not_bookable', 'serviceId')
  if (input.startsAt <= Math.floor(now.getTime() / 60_000)) return refuse('starts_in_past', 'time')
  const directory = await directoryOf(context, caller, setting, now)
  if (!directory.ok) return directory
  const { locationId, theirService, theirSpecialist } = directory.value
  const serviceId = theirService.get(input.serviceId)
  if (serviceId === undefined) return refuse('service_not_bookable', 'serviceId')
  const specialistId = input.specialistId === null ? null : theirSpecialist.get(input.specialistId)
  if (specialistId === undefined) return refuse('specialist_not_offered', 'specialistId')
  if (await holdsTooMany(context.db, caller, scope, now)) return refuse('too_many_holds')
  const limits =
    act === 'lock'
      ? limitsOfHold(caller, profile.visitorLimits, setting.locationId)
      : limitsOfBooking(caller, profile.visitorLimits, {
          ...{ locationId: setting.locationId, serviceId: input.serviceId, customer },
          localDate: localDateOf(input.startsAt, setting.zone),
        })
  const at = { startsAt: new Date(input.startsAt * 60_000), endsAt: new Date(input.startsAt * 60_000) }
  const kind = { status: act === 'lock' ? 'locked' : 'scheduled', kind: 'appointment' } as const
  const booking = {
    ...newBooking(context, caller, input, at, customer, now),
    ...{ ...kind, expire_at: null, log: '[]' },
  }
  const asked = {
    name: null,
    booking: {
      location_id: remoteId(locationId),
      service_id: remoteId(serviceId),
      specialist_id: specialistId === null ? null : remoteId(specialistId),
      ...utcDateTime(input.startsAt),
      ...(input.durationMinutes === null ? {} : { duration: input.durationMinutes }),
      status: kind.status,
      client_type: booking.client_type,
      ...sentCustomer(customer),
    },
  }
  const row = await putRequest(context.db, scope, {
    location_id: setting.locationId,
    booking_id: null,
    booking: JSON.stringify(booking),
    act,
    key: keyFor(context, request),
    asked: JSON.stringify(asked),
    created_at: now,
  })
  if (!row) return refuse('booking_system_away')
  const what = { setting, directory: directory.value, request: row }
  return await carryOut(context, { caller, request, now }, what, limits)
}

/** The first answer to a request that came before; undefined where it is new. */
export async function answerBefore(
  { db }: Pick<BookingContext, 'db'>,
  scope: Place['scope'],
  request: RequestKey | null,
): Promise<Result<Answer> | undefined> {
  const [first] = request ? await findReplies(db, scope, [request]) : []
  return first?.answer as Result<Answer> | undefined
}

/** The ids by which another system knows a location, unless it is away, or whoever asks does so for somebody else already. */
export async function directoryOf(
  { bookingSystems }: BookingContext,
  caller: Caller,
  setting: Place['setting'],
  now: Date,
) {
  // What is asked of us for another one is not asked on: two systems could ask each other for ever.
  if (caller.kind === 'internal' && caller.isRelayed) return refuse('bookings_elsewhere')
  if (!setting.location.is_bms_online) return refuse('booking_system_away')
  const heard = await bookingSystems.directories.of(setting, now)
  return heard.kind === 'said' ? ({ ok: true, value: heard.value } as const) : refuse('booking_system_away')
}

/** Name under which something is asked for: that of the request which it came by, so that the same one is the same there. */
export function keyFor({ ids }: Pick<BookingContext, 'ids'>, request: RequestKey | null): string {
  if (!request) return ids.token()
  return createHash('sha256').update(`${request.caller} ${request.key}`).digest('base64url')
}
