import type { BookingResource } from '@rinda/contract/booking/booking'
import type { ReplyMessage } from '@rinda/contract/booking/replies'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../../access/caller.ts'
import { type JsonText, writeJson } from '../../../edge/json-text.ts'
import type { Handlers } from '../../../edge/request.ts'
import { bookingsOfDays, type DaysContext, type DaysQuery, shortBookingsOfDays } from '../days.ts'

type Answer = ReplyMessage<'get_bookings'>['data']

/** Handlers of the booking socket's requests for the bookings of some days. */
export function bookingListMessages(context: DaysContext): Handlers<'get_bookings'> {
  return {
    async get_bookings({ caller, data, companyId, now }) {
      const query = { ...data, companyId }
      if (data.form === 'short') {
        const short = await shortBookingsOfDays(context, caller, query, now)
        if (!short.ok) return short
        const { text, seq } = short.value
        return done({ type: 'bookings', seq, data: { data: { data: [], included: [], short: text } } })
      }
      const found = await bookingsOfDays(context, caller, query, now)
      if (!found.ok) return found
      const { text, included, seq } = found.value
      const answer: JsonText<Answer['data']> = writeJson({ data: text, included })
      return done({ type: 'bookings', seq, data: writeJson<Answer>({ data: answer }) })
    },
  }
}

/** Reads the bookings of some days for the cable, as the wire has them. */
export function readBookings(context: DaysContext) {
  return async (
    caller: PortalCaller,
    query: DaysQuery,
    now: Date,
  ): Promise<Result<JsonText<BookingResource[]>>> => {
    const found = await bookingsOfDays(context, caller, query, now)
    return found.ok ? done(found.value.text) : found
  }
}
