import { done } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../access/caller.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import type { OwnBookingContext } from './context.ts'

/** The booking as its page shows it, once something was done to it: that page asks for no other form of it. */
export async function shownAfter(
  context: OwnBookingContext,
  { caller, now }: { caller: VisitorCaller; now: Date },
  name: BookingName,
) {
  const { showOwnBooking } = await import('./show-booking.ts')
  const shown = await showOwnBooking(context, caller, name, now)
  return shown.ok ? done({ type: 'own_booking', resource: shown.value }) : shown
}
