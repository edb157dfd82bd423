import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { initialsOf } from '@rinda/ui/initials-of'

/**
 * A visitor's name as a part shows it. `short` stands before it for the eye only, drawn by the styles: what is heard has the whole name, in which `name`
 * is found again.
 */
export type PartName = { readonly short: string; readonly name: string }

/** As much of a visitor's name as a part has room for, in 24 px: whole, `E. Priede`, `Priede`, or `EP`. Empty where there is none. */
export function nameFor(room: number, booking: Pick<ShortBooking, 'firstName' | 'lastName'>): PartName {
  const { firstName, lastName } = booking
  const name = visitorName(booking)
  if (name === '' || room >= 6) return { short: '', name }
  if (room < 2) return { short: initialsOf(name), name: '' }
  if (room < 3 || firstName === '' || lastName === '') return { short: '', name: lastName || firstName }
  return { short: `${[...firstName][0]}. `, name: lastName }
}
