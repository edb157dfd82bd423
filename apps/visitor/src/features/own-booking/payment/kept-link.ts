import type { BookingLink } from '@rinda/client/bookings/own-booking'

const keyOf = (qtid: string) => `rinda-pay-${qtid}`

/** Keeps the token of a booking on this device while its visitor pays elsewhere: the way back names the booking alone. */
export function keepLink({ qtid, token }: BookingLink): void {
  try {
    localStorage.setItem(keyOf(qtid), token)
  } catch {
    // Nothing is kept here: the link of the booking opens it all the same.
  }
}

/** Gives the token that was kept; empty where none was. */
export function keptToken(qtid: string): string {
  try {
    return localStorage.getItem(keyOf(qtid)) ?? ''
  } catch {
    return ''
  }
}

export function forgetLink(qtid: string): void {
  try {
    localStorage.removeItem(keyOf(qtid))
  } catch {
    // There was nothing.
  }
}
