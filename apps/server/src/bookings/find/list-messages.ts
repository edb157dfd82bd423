import type { BookingResource } from '@rinda/contract/booking/booking'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { Handlers } from '../../edge/request.ts'
import { renderBooking } from '../resource.ts'
import { bookingsOfDays, type DaysContext, type DaysQuery, shortBookingsOfDays } from './days.ts'

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
      const { rows, included, seq } = found.value
      return done({ type: 'bookings', seq, data: { data: { data: rows.map(renderBooking), included } } })
    },
  }
}

/** Reads the bookings of some days for the cable, as the wire has them. */
export function readBookings(context: DaysContext) {
  return async (caller: PortalCaller, query: DaysQuery, now: Date): Promise<Result<BookingResource[]>> => {
    const found = await bookingsOfDays(context, caller, query, now)
    return found.ok ? done(found.value.rows.map(renderBooking)) : found
  }
}
