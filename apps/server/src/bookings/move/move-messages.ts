import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Handlers } from '../../edge/request.ts'
import { answering } from '../answering-messages.ts'
import type { BookingContext } from '../context.ts'
import { moveBooking } from './move.ts'

/** Handlers of the booking socket's requests to move a booking. */
export function moveMessages(context: BookingContext): Handlers<'move_booking'> {
  const once = answering(context)
  return {
    async move_booking(request) {
      const { qtid, token, from, duration: durationMinutes, ...slot } = request.data
      return await once(request, moveBooking, {
        name: { qtid },
        token,
        ...slot,
        durationMinutes,
        from: from
          ? { startsAt: fromUtcDateTime(from.date, from.time), specialistId: from.specialistId }
          : null,
      })
    },
  }
}
