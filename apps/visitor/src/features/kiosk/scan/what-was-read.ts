/** A booking as it was read: by the code of its visitor, or by its link. */
export type ReadBooking = { readonly code: string } | { readonly qtid: string; readonly token: string }

const link = /\/visit\/booking\/([0-9a-f-]{36})#(?:token=)?([^\s#]{1,200})$/i

/** Tells what a read text names: the six signs of a code, or the link of a booking; null: something else. */
export function whatWasRead(text: string): ReadBooking | null {
  const trimmed = text.trim()
  if (/^[2-9A-HJ-NP-Z]{6}$/i.test(trimmed)) return { code: trimmed.toUpperCase() }
  const [, qtid, token] = link.exec(trimmed) ?? []
  return qtid && token ? { qtid: qtid.toLowerCase(), token } : null
}
