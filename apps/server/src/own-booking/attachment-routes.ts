import type { OwnBookingResource } from '@rinda/contract/booking/own-booking'
import type { Document } from '@rinda/contract/wire/json-api'
import { z } from 'zod'
import { attachFile } from '../bookings/attachment/attach.ts'
import { mostAttachedBytes } from '../bookings/attachment/attachment-type.ts'
import { pathName } from '../bookings/booking-name.ts'
import { ownBookingDocument } from '../http/documents/own-booking-documents.ts'
import { bookingToken } from '../http/openapi/describe.ts'
import { documentOf } from '../http/route/answers.ts'
import { fileBody } from '../http/route/body.ts'
import type { Route } from '../http/route/route.ts'
import { visitors } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { byHeader } from './by-header.ts'
import type { OwnBookingContext } from './context.ts'
import { shownAfter } from './shown-after.ts'

const ofAttachment = {
  path: '/api/visit/bookings/:qtid/attachment',
  tag: 'visit',
  who: visitors,
  headers: bookingToken,
  params: z.object({ qtid: pathName }),
} as const

/** Calls by which a visitor gives a file along with their booking, or takes it back. It is given back to staff alone. */
export function ownAttachmentRoutes(context: OwnBookingContext): Route[] {
  return [
    writeRoute(
      context,
      {
        ...ofAttachment,
        method: 'POST',
        summary: 'Attaches a PDF, PNG or JPEG of at most 5 MB where the service asks for one',
        body: fileBody(mostAttachedBytes),
        answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
      },
      async (within, { asked, params, body, request }) => {
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const attached = await attachFile(within, by, { name: params.qtid, content: body })
        return attached.ok ? await shownAfter(within, by, params.qtid) : attached
      },
    ),
    writeRoute(
      context,
      {
        ...ofAttachment,
        method: 'DELETE',
        summary: 'Takes the file of a booking away again',
        answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
      },
      async (within, { asked, params, request }) => {
        const { detachFile } = await import('../bookings/attachment/detach.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const detached = await detachFile(within, by, params.qtid)
        return detached.ok ? await shownAfter(within, by, params.qtid) : detached
      },
    ),
  ]
}
