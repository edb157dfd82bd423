/** Tells whether a number can be the id of anything. For what has no id the server is not asked. */
export function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0
}

/** Reads the id that stands in an address, in digits alone; NaN where there is none. */
export function idIn(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
}

/** Tells whether a text can name a booking: its id, or its public name. */
export function isBookingName(text: string): boolean {
  return /^\d{1,15}$/.test(text) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
