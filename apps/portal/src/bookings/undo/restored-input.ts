import type { Booking } from '@rinda/client/bookings/booking-view'
import { wireSlot } from '../wire-slot.ts'

/**
 * Gives what books a canceled visit, or block, again: its time and all that was said of it, but for why it was canceled. What the platform
 * keeps among its fields, all that begins with an underscore, is of the booking that was, and stays there.
 */
export function restoredInput(booking: Booking) {
  const { firstName, lastName, email, phoneNumber, phoneCountryCode, language, isBlocked } = booking
  const { canceled: _, declined: __, ...notes } = booking.notes
  const fields: Record<string, string | number | boolean | null> = {}
  for (const [name, value] of Object.entries(booking.fields))
    if (!name.startsWith('_') && isPlain(value)) fields[name] = value
  if (isBlocked) return { ...wireSlot(booking), language, fields: { _is_blocked: true }, notes }
  const visitor = { firstName, lastName, email, phoneNumber, phoneCountryCode }
  return { ...wireSlot(booking), language, ...visitor, fields, notes }
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
