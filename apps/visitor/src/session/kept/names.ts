/** Name under which the page of a booking is kept. */
export function keptBookingName(qtid: string): string {
  return `booking/${qtid}`
}
