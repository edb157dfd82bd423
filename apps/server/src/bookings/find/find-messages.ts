import { done } from '@rinda/contract/wire/refusals'
import type { Handlers } from '../../edge/request.ts'
import type { BookingContext } from '../context.ts'
import { renderBooking } from '../resource.ts'
import { findVisitors } from './find-bookings.ts'
import { findKnownVisitors } from './known-visitors.ts'

/** Handlers of the booking socket's requests about visitors, wherever and whenever their bookings are. */
export function findMessages(
  context: Pick<BookingContext, 'db' | 'settings' | 'lineFigures'>,
): Handlers<'find_bookings' | 'find_known_visitors'> {
  return {
    async find_bookings({ caller, data, now }) {
      const { rows, included, hasMore } = await findVisitors(context, caller, data, now)
      const found = { data: rows.map(renderBooking), included, more: hasMore }
      return done({ type: 'bookings_found', data: { data: found } })
    },
    async find_known_visitors({ caller, data }) {
      const known = await findKnownVisitors(context, caller, data)
      return known.ok ? done({ type: 'known_visitors', data: { data: known.value } }) : known
    },
  }
}
