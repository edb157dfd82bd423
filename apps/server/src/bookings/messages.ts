import type { RequestData } from '@rinda/contract/booking/requests'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Caller } from '../access/caller.ts'
import type { Handlers } from '../edge/request.ts'
import { cancelBooking } from './act/cancel.ts'
import { answering } from './answering-messages.ts'
import { type CreateInput, createScheduled } from './book/create.ts'
import { type CustomerInput, visitorsOwn } from './book/customer.ts'
import { scheduleBooking } from './book/schedule.ts'
import type { BookingContext } from './context.ts'
import { lockBooking } from './hold/lock.ts'
import { unlockBooking } from './hold/unlock.ts'
import type { SlotPatch } from './move/move-time.ts'
import { rescheduleBooking } from './move/reschedule.ts'

/** Handlers of the booking socket's requests to change bookings. */
export function bookingMessages(
  context: BookingContext,
): Handlers<
  | 'lock_booking'
  | 'schedule_booking'
  | 'cancel_booking'
  | 'unlock_booking'
  | 'prolong_booking'
  | 'reschedule_booking'
> {
  const once = answering(context)
  return {
    async lock_booking(request) {
      const { data } = request
      const input = {
        locationId: data.locationId,
        serviceId: data.serviceId,
        specialistId: data.specialistId ?? null,
        startsAt: fromUtcDateTime(data.date, data.time),
        durationMinutes: data.duration ?? null,
        language: data.language,
      }
      return await once(request, lockBooking, input)
    },
    async schedule_booking(request) {
      const { data } = request
      const { qtid, token, locationId, serviceId, specialistId, date, time, duration: durationMinutes } = data
      const slot = { locationId, serviceId, specialistId, date, time, durationMinutes }
      const customer = customerOf(request.caller, data)
      if (qtid !== undefined) {
        if (token === undefined) return refuse('field_required', 'token')
        return await once(request, scheduleBooking, { ...customer, ...slot, name: { qtid }, token })
      }
      const whole = wholeSlot(slot)
      return whole.ok ? await once(request, createScheduled, { ...customer, ...whole.value }) : whole
    },
    async cancel_booking(request) {
      const { qtid, token, notes } = request.data
      return await once(request, cancelBooking, {
        name: { qtid },
        token,
        notes: notesOf(request.caller, notes),
      })
    },
    async unlock_booking(request) {
      const { qtid, token } = request.data
      return await once(request, unlockBooking, { name: { qtid }, token })
    },
    async prolong_booking(request) {
      const { qtid, token } = request.data
      // Few need longer: what does it is loaded when it is first asked for.
      const { prolongHold } = await import('./hold/prolong.ts')
      return await once(request, prolongHold, { name: { qtid }, token })
    },
    async reschedule_booking(request) {
      const { qtid, token, lockedQtid, lockedToken, notes } = request.data
      const input = {
        name: { qtid },
        token,
        lockedName: { qtid: lockedQtid },
        lockedToken,
        notes: notesOf(request.caller, notes),
      }
      return await once(request, rescheduleBooking, input)
    },
  }
}

/** Without a qtid the slot must be named in full. */
function wholeSlot(slot: SlotPatch): Result<CreateInput> {
  const { locationId, serviceId, specialistId = null, date, time, durationMinutes = null } = slot
  if (locationId === undefined) return refuse('field_required', 'locationId')
  if (serviceId === undefined) return refuse('field_required', 'serviceId')
  if (date === undefined) return refuse('field_required', 'date')
  if (time === undefined) return refuse('field_required', 'time')
  const startsAt = fromUtcDateTime(date, time)
  return done({ locationId, serviceId, specialistId, startsAt, durationMinutes })
}

function customerOf(caller: Caller, data: RequestData<'schedule_booking'>): CustomerInput {
  const { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes } = data
  const input = { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes }
  return caller.kind === 'visitor' ? visitorsOwn(input) : input
}

type Notes = RequestData<'cancel_booking'>['notes']

function notesOf(caller: Caller, notes: Notes): { [note: string]: string | undefined } {
  const { internal, ...own }: { [note: string]: string | undefined } = notes ?? {}
  if (internal !== undefined && caller.kind !== 'visitor') return { ...own, internal }
  return own
}
