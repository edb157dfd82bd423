import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { textWidth } from './text-width.ts'

/**
 * A visitor's name as a part shows it. `short` stands before it for the eye only, drawn by the styles: what is heard has the whole name, in which `name`
 * is found again.
 */
export type PartName = { readonly short: string; readonly name: string }

/** Bar and padding of a part, in px. */
const edgesPx = 14

type Named = Pick<ShortBooking, 'firstName' | 'lastName'>

/** As much of a visitor's name as a part of so many px has room for: whole, `E. Priede`, or `Priede`, which is cut with dots where it must be. */
export function nameFor(px: number, booking: Named): PartName {
  const { firstName, lastName } = booking
  const name = visitorName(booking)
  if (fits(name, px) || firstName === '' || lastName === '') return { short: '', name }
  const short = `${[...firstName][0]}. `
  return fits(short + lastName, px) ? { short, name: lastName } : { short: '', name: lastName }
}

/** Tells whether a text stands whole in a part of so many px. */
export const fits = (text: string, px: number) => textWidth(text) + edgesPx <= px

/** The least of a visitor's name that a part should show. */
export const leastName = ({ firstName, lastName }: Named) => lastName || firstName
