import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { file, undescribed } from '../../http/route/answers.ts'
import { fileBody } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staffAndPrograms } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import { pathName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { attachFile } from './attach.ts'
import { attachmentOf } from './attachment.ts'
import { attachmentNames, mostAttachedBytes } from './attachment-type.ts'

const ofAttachment = {
  path: '/api/bookings/:id/attachment',
  tag: 'bookings',
  who: staffAndPrograms,
  params: z.object({ id: pathName }),
} as const
// Whatever is in it runs nowhere, even where a browser shows it instead of saving it.
const headers = { 'content-security-policy': "default-src 'none'; sandbox" }

/** The file of a booking, as it is: no form, no text. */
export function attachmentRoutes(context: BookingContext): Route[] {
  return [
    route(
      { ...ofAttachment, method: 'GET', summary: 'The file of a booking', answers: file },
      async ({ caller, params }) => {
        const found = await attachmentOf(context.db, caller, params.id)
        if (!found.ok) return found
        const { mediaType, content } = found.value
        return done({ mediaType, content, name: attachmentNames[mediaType], headers })
      },
    ),
    writeRoute(
      context,
      {
        ...ofAttachment,
        method: 'POST',
        summary: 'Attaches a PDF, PNG or JPEG of at most 5 MB to a booking',
        body: fileBody(mostAttachedBytes),
        answers: undescribed<Document<ResourceObject>>(),
      },
      (within, { asked, params, body }) => attachFile(within, asked, { name: params.id, content: body }),
    ),
  ]
}
