import { done, type Result } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { firstNameOf } from '../bookings/move/where-it-went.ts'
import { visibleBooking } from '../bookings/policy.ts'
import { streamEnd } from '../changes/record-store.ts'
import { visitCalendar } from '../notifications/deliver/calendar-file.ts'
import type { OwnBookingContext } from './context.ts'
import { showOwnBooking } from './show-booking.ts'

/** Makes the calendar file of a visitor's booking, in its own language. It is the same entry as in the mails about it, of whichever came last. */
export async function calendarOfBooking(
  context: OwnBookingContext,
  caller: VisitorCaller,
  name: BookingName,
  now: Date,
): Promise<Result<string>> {
  const found = await visibleBooking(context.db, caller, name)
  if (!found.ok) return found
  const shown = await showOwnBooking(context, caller, name, now)
  if (!shown.ok) return shown
  const { attributes } = shown.value
  const { language, location, service, company, status, approval } = attributes
  const scope = narrow(caller.scope, found.value.company_id)
  const isOver = ['canceled', 'rescheduled'].includes(status) || approval === 'declined'
  return done(
    visitCalendar(
      {
        uid: await firstNameOf(context.db, scope, found.value),
        seq: await streamEnd(context.db, found.value.company_id),
        zone: attributes.timezone,
        startsAt: new Date(attributes.starts_at),
        endsAt: new Date(attributes.ends_at),
        summary: `${service[`name_${language}`] || service.name}, ${company[`name_${language}`] || company.name}`,
        place: [
          location[`name_${language}`] || location.name,
          location[`address_${language}`] || location.address,
        ].join(', '),
        isOver,
        isTentative: approval === 'pending',
      },
      now,
    ),
  )
}
