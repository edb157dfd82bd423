import { done, refuse } from '@rinda/contract/refusals'
import { localDateOf } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { Settings } from '../availability/settings.ts'
import { streamEnd } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { Handlers } from '../realtime/request.ts'
import { includableWithBookings, relatedTo } from './included.ts'
import { daysFilter, listFor } from './list.ts'
import { renderBooking } from './resource.ts'

const everything = new Set(includableWithBookings)
/** The most bookings that one reply holds; a week of the busiest location is far below. */
const mostBookings = 20_000

/** The bookings of some days, with what they refer to, and the place in the stream that they are at least as new as. */
export function bookingListMessages(context: { db: Database; settings: Settings }): Handlers<'get_bookings'> {
  return {
    async get_bookings({ caller, data, companyId, now }) {
      const setting =
        data.locationId === undefined ? undefined : await context.settings.find(caller, data.locationId)
      if (data.locationId !== undefined && !setting) return refuse('not_found', 'locationId')
      const zone = setting?.zone ?? resolveProfile({ companyId }).zone
      const minute = Math.floor(now.getTime() / 60_000)
      const seq = await streamEnd(context.db, setting?.companyId ?? companyId)
      const filter = {
        ...daysFilter(data.date ?? localDateOf(minute, zone), data.days, zone),
        ...(setting ? { locationIds: [setting.locationId] } : {}),
      }
      const rows = await listFor(context.db, caller, filter, { most: mostBookings })
      const ids = [...new Set(rows.map((row) => row.location_id))]
      const settings = setting
        ? [setting]
        : await Promise.all(ids.map((id) => context.settings.find(caller, id)))
      const included = settings
        .filter((each) => each !== undefined)
        .flatMap((each) => relatedTo(each, rows, everything, minute))
      return done({ type: 'bookings', seq, data: { data: { data: rows.map(renderBooking), included } } })
    },
  }
}
