import type { Booking } from '@rinda/client/bookings/booking-view'

type Phone = Pick<Booking, 'phoneCountryCode' | 'phoneNumber'>

/** `+371 29123456`; empty where there is no number. */
export function phoneText({ phoneCountryCode, phoneNumber }: Phone): string {
  if (!phoneNumber) return ''
  return phoneCountryCode ? `+${phoneCountryCode} ${phoneNumber}` : phoneNumber
}

/** Gives the `tel:` address that dials the number. */
export function phoneUrl(phone: Phone): string {
  return `tel:${phoneText(phone).replace(' ', '')}`
}
