import { type BookingLink, getOwnCalendar } from '@rinda/client/bookings/own-booking'

/** Saves the calendar file of a booking on the device, as its token is in no address. Tells whether it came. */
export async function saveCalendar(link: BookingLink): Promise<boolean> {
  const file = await getOwnCalendar(link)
  if (!file) return false
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = 'rinda.ics'
  anchor.click()
  // Some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
