import { z } from 'zod'
import { language, rowId } from '../wire/fields.ts'

/** Body of a call in which another system asks for a ticket. */
export const requestTicketPayload = z.object({
  ticket: z.object({ service_id: rowId, language: language.nullish() }, 'field_required'),
})

/** Body of a call in which it takes one back. */
export const cancelTicketPayload = z.object({ ticket: z.object({ id: rowId }, 'field_required') })
