import { done, type Result, refuse } from '@rinda/contract/refusals'
import type { RequestData } from '@rinda/contract/requests'
import type { Answer } from '../changes/work.ts'
import type { Handlers, Reply, Request } from '../realtime/request.ts'
import { cancelBooking } from './cancel.ts'
import type { BookingContext } from './context.ts'
import { createScheduled } from './create.ts'
import { instantOf } from './instant.ts'
import { lockBooking } from './lock.ts'
import { rescheduleBooking } from './reschedule.ts'
import { scheduleBooking } from './schedule.ts'
import { unlockBooking } from './unlock.ts'

/** What the booking socket is asked to do with bookings. */
export function bookingMessages(
  context: BookingContext,
): Handlers<
  'lock_booking' | 'schedule_booking' | 'cancel_booking' | 'unlock_booking' | 'reschedule_booking'
> {
  return {
    async lock_booking({ caller, data, key, now }) {
      const startsAt = instantOf(data)
      if (!startsAt.ok) return startsAt
      const wish = {
        locationId: data.locationId,
        serviceId: data.serviceId,
        specialistId: data.specialistId ?? null,
        startsAt: startsAt.value ?? 0,
        durationMinutes: data.duration ?? null,
        language: data.language,
      }
      return replyOf(await lockBooking(context, caller, wish, key, now))
    },
    async schedule_booking(request) {
      const { qtid } = request.data
      return replyOf(
        qtid === undefined
          ? await scheduleAtOnce(context, request)
          : await scheduleHeld(context, request, qtid),
      )
    },
    async cancel_booking({ caller, data, key, now }) {
      const wish = { name: { qtid: data.qtid }, token: data.token, notes: data.notes ?? {} }
      return replyOf(await cancelBooking(context, caller, wish, key, now))
    },
    async unlock_booking({ caller, data, key, now }) {
      return replyOf(
        await unlockBooking(context, caller, { name: { qtid: data.qtid }, token: data.token }, key, now),
      )
    },
    async reschedule_booking({ caller, data, key, now }) {
      const wish = {
        name: { qtid: data.qtid },
        token: data.token,
        lockedName: { qtid: data.lockedQtid },
        lockedToken: data.lockedToken,
        notes: data.notes ?? {},
      }
      return replyOf(await rescheduleBooking(context, caller, wish, key, now))
    },
  }
}

async function scheduleHeld(
  context: BookingContext,
  { caller, data, key, now }: Request<'schedule_booking'>,
  qtid: string,
): Promise<Result<Answer>> {
  if (data.token === undefined) return refuse('field_required', 'token')
  const startsAt = instantOf(data)
  if (!startsAt.ok) return startsAt
  const { token, locationId, serviceId, specialistId, duration: durationMinutes } = data
  const slot = { locationId, serviceId, specialistId, durationMinutes, startsAt: startsAt.value }
  return await scheduleBooking(
    context,
    caller,
    { ...customerOf(data), ...slot, name: { qtid }, token },
    key,
    now,
  )
}

async function scheduleAtOnce(
  context: BookingContext,
  { caller, data, key, now }: Request<'schedule_booking'>,
): Promise<Result<Answer>> {
  const { locationId, serviceId, specialistId = null } = data
  if (locationId === undefined) return refuse('field_required', 'locationId')
  if (serviceId === undefined) return refuse('field_required', 'serviceId')
  const startsAt = instantOf(data)
  if (!startsAt.ok) return startsAt
  if (startsAt.value === undefined) return refuse('field_required', 'date')
  const slot = {
    locationId,
    serviceId,
    specialistId,
    startsAt: startsAt.value,
    durationMinutes: data.duration ?? null,
  }
  return await createScheduled(context, caller, { ...customerOf(data), ...slot }, key, now)
}

function customerOf(data: RequestData<'schedule_booking'>) {
  const { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes } = data
  return { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes }
}

function replyOf(answer: Result<Answer>): Result<Reply> {
  if (!answer.ok) return answer
  const { type, resource, included } = answer.value
  return done({ type, data: { data: resource, ...(included ? { included } : {}) } })
}
