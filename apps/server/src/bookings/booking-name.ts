/** A booking is named by its row id or by its public one. */
export type BookingName = { bookingId: number } | { qtid: string }

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The name that a path holds; undefined when it can be neither an id nor a qtid. */
export function bookingNameOf(text: string): BookingName | undefined {
  if (/^\d{1,15}$/.test(text)) return { bookingId: Number(text) }
  return uuidShape.test(text) ? { qtid: text.toLowerCase() } : undefined
}
