import { rowId } from '@rinda/contract/wire/fields'
import { z } from 'zod'

/** Id that a path holds. What can be none names nothing: it is not found. */
export const pathId = z.string().transform((text, context) => {
  const id = rowId.safeParse(text)
  if (id.success) return id.data
  context.addIssue({ code: 'custom', message: 'not_found' })
  return z.NEVER
})
