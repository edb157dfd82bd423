import { z } from 'zod'
import { bookingNameOf } from './booking-name.ts'

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
