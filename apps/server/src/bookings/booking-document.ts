import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Document } from '@rinda/contract/wire/json-api'
import { z } from 'zod'
import { type Caller, keyOf } from '../access/caller.ts'
import type { Settings } from '../availability/settings.ts'
import { includeOf } from '../edge/include.ts'
import type { LineFiguresSource } from '../locations/line-figures.ts'
import { type Includable, includableWithBookings, includedWith } from './find/included.ts'
import { renderForKey, renderForVisitor } from './resource.ts'

export const includeParameter = z.object({
  include: includeOf(includableWithBookings, 'What is wanted with it: location, service, specialist'),
})

/** A booking, or none, as this caller may see it, with what it names as far as that is asked for. */
export async function bookingDocument(
  { now, ...context }: { settings: Settings; lineFigures: Pick<LineFiguresSource, 'ofAll'>; now: Date },
  caller: Caller,
  booking: BookingResource | null,
  include: ReadonlySet<Includable>,
): Promise<Document<BookingResource | null>> {
  const data = booking && shownBooking(caller, booking)
  if (include.size === 0) return { data }
  const placed = booking ? [booking.attributes] : []
  return { data, included: await includedWith(context, caller, placed, include, now) }
}

/** A booking as this caller may see it: a company's key its token only where it may change bookings anyway. */
export function shownBooking(caller: Caller, booking: BookingResource): BookingResource {
  if (caller.kind === 'visitor') return renderForVisitor(booking)
  const key = keyOf(caller)
  return key ? renderForKey(booking, key.scopes.includes('bookings:write')) : booking
}
