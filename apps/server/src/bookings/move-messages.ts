import type { Handlers } from '../realtime/request.ts'
import { answering } from './answering-messages.ts'
import type { BookingContext } from './context.ts'
import { instantOf } from './instant.ts'
import { moveBooking } from './move.ts'

/** What the booking socket is asked to move. */
export function moveMessages(context: BookingContext): Handlers<'move_booking'> {
  const once = answering(context)
  return {
    async move_booking(request) {
      const {
        qtid,
        token,
        from,
        duration: durationMinutes,
        locationId,
        serviceId,
        specialistId,
        ...at
      } = request.data
      const startsAt = instantOf(at)
      if (!startsAt.ok) return startsAt
      const seen = from ? instantOf(from) : null
      if (seen && !seen.ok) return seen
      return await once(request, moveBooking, {
        name: { qtid },
        token,
        startsAt: startsAt.value ?? 0,
        ...{ locationId, serviceId, specialistId, durationMinutes },
        from: seen && { startsAt: seen.value ?? 0, specialistId: from?.specialistId },
      })
    },
  }
}
