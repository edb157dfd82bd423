import { historyKinds, putBackPayload } from '@rinda/contract/set-up/set-up-history'
import { rowId, text } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { impactDocument, locationDocument } from '../http/documents/set-up-documents.ts'
import { listDocument, resourceShape } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { body, lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { renderImpact } from '../impact/resource.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { renderChange } from './resource.ts'

const path = '/api/portal/history'
const ofChange = { tag: 'directory', who: staff, params: z.object({ id: pathId }) } as const
const historyQuery = z.object({
  location_id: rowId.optional(),
  service_id: rowId.optional(),
  specialist_id: rowId.optional(),
  kind: z.literal('company', 'field_wrong').optional().describe('The rules of the company alone'),
  fields: text(500)
    .optional()
    .describe('Names of fields, or what names begin with, separated by commas: `phone,open,special_times`'),
  before: rowId.optional().describe('Changes older than this one'),
})
const changesDocument = listDocument(
  resourceShape(
    'set_up_change',
    z.looseObject({
      at: z.iso.datetime(),
      actor: z.string(),
      action: z.enum(['create', 'update']),
      object_kind: z.enum(historyKinds),
      object_id: z.string(),
      location_id: z.number().nullable(),
      changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
    }),
  ),
)

/** Routes that tell who changed what of a set-up, and that put it back. */
export function historyRoutes(context: SetUpWriting): Route[] {
  return [
    route(
      {
        method: 'GET',
        path,
        summary:
          'Who changed which field of a location, service or specialist, or a rule of the company’s line, newest first',
        tag: 'directory',
        who: staff,
        query: historyQuery,
        answers: document(changesDocument),
      },
      async ({ caller, query: { before, ...asked } }) => {
        const { location_id: locationId, service_id: serviceId, specialist_id: specialistId, kind } = asked
        const fields = asked.fields?.split(',').filter((field) => field !== '')
        const { listSetUpChanges } = await import('./list.ts')
        const page = await listSetUpChanges(context, caller, {
          ...{ locationId, serviceId, specialistId, kind, before },
          fields: fields && fields.length > 0 ? fields : undefined,
        })
        if (!page.ok) return page
        const { changes, next } = page.value
        const more = new URLSearchParams(
          Object.entries({ ...asked, before: next }).flatMap(([name, value]) =>
            value == null ? [] : [[name, String(value)] as [string, string]],
          ),
        )
        const links = { next: next === null ? null : `${path}?${more}` }
        return done({ data: changes.map(renderChange), links })
      },
    ),
    writeRoute(
      context,
      {
        ...ofChange,
        method: 'POST',
        path: `${path}/:id/put_back`,
        summary:
          'Makes fields what they were before a change; answers with the location or service as it is then',
        body: lateBody(putBackPayload, { isOptional: true }),
        answers: document(locationDocument),
      },
      async (within, { params, body: sent, asked }) => {
        if (!sent.ok) return sent
        const { putBack } = await import('./put-back.ts')
        return await putBack(within, asked, { changeId: params.id, fields: sent.value.fields })
      },
    ),
    route(
      {
        ...ofChange,
        method: 'POST',
        path: `${path}/:id/impact`,
        summary: 'Which coming bookings would be left outside if fields were what they were before a change',
        body: body(putBackPayload, { isOptional: true }),
        answers: document(impactDocument),
      },
      async ({ caller, params, body: { fields }, now }) => {
        const { putBackImpact } = await import('./put-back.ts')
        const impact = await putBackImpact(context, caller, { changeId: params.id, fields }, now)
        return impact.ok ? done(renderImpact(impact.value)) : impact
      },
    ),
  ]
}
