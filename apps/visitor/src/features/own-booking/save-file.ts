import { type BookingLink, getOwnCalendar, getOwnConfirmation } from '@rinda/client/bookings/own/own-booking'
import type { Language } from '@rinda/contract/wire/json-api'

/** Saves the calendar file of a booking on the device, as its token is in no address. Tells whether it came. */
export async function saveCalendar(link: BookingLink): Promise<boolean> {
  return save(await getOwnCalendar(link), 'rinda.ics')
}

/** Saves its paper in the language of the page; the same holds. */
export async function saveConfirmation(link: BookingLink, language: Language): Promise<boolean> {
  return save(await getOwnConfirmation(link, language), 'rinda.pdf')
}

function save(file: Blob | undefined, name: string): boolean {
  if (!file) return false
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
