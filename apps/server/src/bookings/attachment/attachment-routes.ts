import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendRefusal } from '../../http/api-reply.ts'
import { sendWritten } from '../../http/written.ts'
import { type CallerContext, callerAmong } from '../../sign-in/callers.ts'
import { bookingNameOf } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { attachFile } from './attach.ts'
import { attachmentOf } from './attachment.ts'
import { attachmentNames } from './attachment-type.ts'

const mostBytes = 5 * 1024 * 1024
const path = '/api/bookings/:id/attachment'

/** The file of a booking, as it is: no form, no text. */
export function attachmentRoutes(app: FastifyInstance, context: BookingContext & CallerContext): void {
  const params = z.object({ id: z.string().describe('Row id or qtid') })
  const tags = ['bookings']

  app.get(path, { schema: { summary: 'The file of a booking', tags, params } }, async (request, reply) => {
    const caller = await callerAmong(context, request, ['portal', 'internal'])
    if (!caller.ok) return sendRefusal(request, reply, caller)
    const file = await attachmentOf(context.db, caller.value, nameIn(request))
    if (!file.ok) return sendRefusal(request, reply, file)
    const { mediaType, content } = file.value
    return (
      reply
        .type(mediaType)
        .header('content-disposition', `attachment; filename="${attachmentNames[mediaType]}"`)
        // Whatever is in it runs nowhere, even where a browser shows it instead of saving it.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(content)
    )
  })

  // Here alone a body may be no JSON: what it is, its bytes tell.
  void app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    files.post(
      path,
      {
        bodyLimit: mostBytes,
        schema: { summary: 'Attaches a PDF, PNG or JPEG of at most 5 MB to a booking', tags, params },
      },
      async (request, reply) => {
        const caller = await callerAmong(context, request, ['portal', 'internal'])
        if (!caller.ok) return sendRefusal(request, reply, caller)
        const name = nameIn(request)
        if (!name) return sendRefusal(request, reply, refuse('not_found'))
        return await sendWritten(
          context,
          { request, reply, caller: caller.value },
          (within, key, now, content) => attachFile(within, caller.value, { name, content }, key, now),
        )
      },
    )
  })
}

function nameIn(request: FastifyRequest) {
  return bookingNameOf((request.params as { id: string }).id)
}
