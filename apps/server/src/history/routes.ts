import { putBackPayload, setUpKinds } from '@rinda/contract/set-up/set-up-history'
import { rowId } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../edge/parse.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, idempotencyKey, listDocument, resourceShape } from '../http/describe.ts'
import { impactDocument, locationDocument } from '../http/directory-documents.ts'
import { parseQuery } from '../http/query.ts'
import { sendWritten } from '../http/written.ts'
import { renderImpact } from '../impact/resource.ts'
import type { DirectoryWriting } from '../locations/directory-context.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { listSetUpChanges } from './list.ts'
import { putBack, putBackImpact } from './put-back.ts'
import { renderChange } from './resource.ts'

const path = '/api/portal/history'
const tags = ['directory']
const historyQuery = z.object({
  location_id: rowId.optional(),
  service_id: rowId.optional(),
  before: rowId.optional().describe('Changes older than this one'),
})
const changesDocument = listDocument(
  resourceShape(
    'set_up_change',
    z.looseObject({
      at: z.iso.datetime(),
      actor: z.string(),
      action: z.enum(['create', 'update']),
      object_kind: z.enum(setUpKinds),
      object_id: z.string(),
      location_id: z.number().nullable(),
      changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
    }),
  ),
)

/** Who changed what of a set-up, and the way back: `/api/portal/history`. */
export function historyRoutes(app: FastifyInstance, context: DirectoryWriting & CallerContext): void {
  app.get(
    path,
    {
      schema: {
        summary: 'Who changed which field of a location, service or specialist, newest first',
        tags,
        querystring: historyQuery,
        response: answers(changesDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const query = parseQuery(historyQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { location_id: locationId, service_id: serviceId, before } = query.value
      const chosen = { ...(locationId ? { locationId } : {}), ...(serviceId ? { serviceId } : {}) }
      const page = await listSetUpChanges(context, caller.value, { ...chosen, ...(before ? { before } : {}) })
      if (!page.ok) return sendRefusal(request, reply, page)
      const { changes, next } = page.value
      const more = new URLSearchParams({
        ...(locationId ? { location_id: String(locationId) } : {}),
        ...(serviceId ? { service_id: String(serviceId) } : {}),
        before: String(next),
      })
      const links = { next: next === null ? null : `${path}?${more}` }
      return sendResult(request, reply, done({ data: changes.map(renderChange), links }))
    },
  )

  app.post(
    `${path}/:id/put_back`,
    {
      schema: {
        summary:
          'Makes fields what they were before a change; answers with the location or service as it is then',
        tags,
        headers: idempotencyKey,
        params: z.object({ id: z.string() }),
        body: putBackPayload,
        response: answers(locationDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = rowId.safeParse((request.params as { id: string }).id)
      if (!id.success) return sendRefusal(request, reply, refuse('not_found'))
      return await sendWritten(
        context,
        { request, reply, caller: caller.value },
        async (within, key, now, payload) => {
          const input = parse(putBackPayload, payload ?? {})
          if (!input.ok) return input
          return await putBack(
            within,
            caller.value,
            { changeId: id.data, fields: input.value.fields },
            key,
            now,
          )
        },
      )
    },
  )

  app.post(
    `${path}/:id/impact`,
    {
      schema: {
        summary: 'Which coming bookings would be left outside if fields were what they were before a change',
        tags,
        params: z.object({ id: z.string() }),
        body: putBackPayload,
        response: answers(impactDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = rowId.safeParse((request.params as { id: string }).id)
      if (!id.success) return sendRefusal(request, reply, refuse('not_found'))
      const input = parse(putBackPayload, request.body ?? {})
      if (!input.ok) return sendRefusal(request, reply, input)
      const asked = { changeId: id.data, fields: input.value.fields }
      const impact = await putBackImpact(context, caller.value, asked, context.clock())
      if (!impact.ok) return sendRefusal(request, reply, impact)
      return sendResult(request, reply, done(renderImpact(impact.value)))
    },
  )
}
