import { z } from 'zod'

/** A booking is named by its row id or by its public one. */
export type BookingName = { bookingId: number } | { qtid: string }

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The name that a path holds; undefined when it can be neither an id nor a qtid. */
function bookingNameOf(text: string): BookingName | undefined {
  if (/^\d{1,15}$/.test(text)) return { bookingId: Number(text) }
  return uuidShape.test(text) ? { qtid: text.toLowerCase() } : undefined
}

const inPath = z.string().describe('Row id or qtid')

/** The booking that a path names; undefined where no booking can have such a name. */
export const anyPathName = inPath.transform(bookingNameOf)

/** The same where such a name is not found. */
export const pathName = inPath.transform((text, context) => {
  const name = bookingNameOf(text)
  if (name) return name
  context.addIssue({ code: 'custom', message: 'not_found' })
  return z.NEVER
})
