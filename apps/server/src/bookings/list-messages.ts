import { done } from '@rinda/contract/refusals'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { Handlers } from '../realtime/request.ts'
import { bookingsOfDays } from './days.ts'
import { renderBooking } from './resource.ts'

/** What the booking socket is asked about the bookings of some days. */
export function bookingListMessages(context: { db: Database; settings: Settings }): Handlers<'get_bookings'> {
  return {
    async get_bookings({ caller, data, companyId, now }) {
      const found = await bookingsOfDays(context, caller, { ...data, companyId }, now)
      if (!found.ok) return found
      const { rows, included, seq } = found.value
      return done({ type: 'bookings', seq, data: { data: { data: rows.map(renderBooking), included } } })
    },
  }
}
