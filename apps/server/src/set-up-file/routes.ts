import { updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import type { LocationResource } from '@rinda/contract/set-up/objects'
import type { SetUpFile, SetUpReportResource } from '@rinda/contract/set-up/set-up-file'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { parse } from '../edge/parse.ts'
import { locationDocument } from '../http/documents/set-up-documents.ts'
import { chosenCompany, oneDocument, resourceShape } from '../http/openapi/describe.ts'
import { documentOf, file, versionedDocumentOf } from '../http/route/answers.ts'
import { fieldsBody, unreadBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import type { SpecialistsContext } from '../specialists/list.ts'

const path = '/api/portal/set_up'
const importQuery = chosenCompany.extend({
  as_new: z
    .enum(['true', 'false'], 'field_wrong')
    .optional()
    .describe('Makes all of it anew, whatever ids it has'),
})
const reportDocument = oneDocument(
  resourceShape(
    'set_up_report',
    z.object({
      fine: z.boolean(),
      written: z.boolean(),
      rows: z.array(z.looseObject({ kind: z.string(), place: z.string(), outcome: z.string() })),
      left_outside: z.number().describe('How many coming bookings need attention after it'),
    }),
  ),
)
/**
 * Reader of a file in a body. A large file is received only from callers who may import it, and only they
 * hear of its faults.
 */
const fileInBody = unreadBody(z.object({ set_up: z.looseObject({ rinda_set_up: z.literal(1) }) }), {
  mostBytes: 16 * 1024 * 1024,
  isForAdmitted: true,
})

async function fileIn(body: unknown): Promise<Result<{ set_up: SetUpFile }>> {
  const { setUpFile } = await import('@rinda/contract/set-up/set-up-file')
  return parse(z.object({ set_up: setUpFile }), body)
}
const importing = {
  method: 'POST',
  tag: 'directory',
  who: staff,
  query: importQuery,
  body: fileInBody,
  answers: documentOf<{ data: SetUpReportResource }>(reportDocument),
} as const

/** A company's whole set-up as one file, out and in; and one location of it once more. */
export function setUpFileRoutes(context: SetUpWriting & SpecialistsContext): Route[] {
  return [
    route(
      {
        method: 'GET',
        path,
        summary: 'All that a company has set up, as one file',
        tag: 'directory',
        who: staff,
        query: chosenCompany,
        answers: file,
      },
      async ({ caller, query, now }) => {
        const companyId = companyFor(caller, query.company_id)
        const { exportSetUp } = await import('./export.ts')
        const exported = await exportSetUp(context, caller, companyId, now)
        if (!exported.ok) return exported
        return done({
          mediaType: 'application/json; charset=utf-8',
          name: `rinda-set-up-${companyId}.json`,
          content: JSON.stringify(exported.value, null, 2),
        })
      },
    ),
    route(
      {
        ...importing,
        path: `${path}/check`,
        summary: 'Says what a file would make of a company, row by row; nothing is written',
      },
      async ({ caller, query, body, now }) => {
        const asked = { caller, request: null, now }
        const { importSetUp } = await import('./import.ts')
        const checked = await importSetUp(
          context,
          asked,
          { ...inputIn(caller, query), isCheck: true },
          await fileIn(body),
        )
        return checked.ok ? done({ data: checked.value.resource }) : checked
      },
    ),
    writeRoute(
      context,
      { ...importing, path, summary: 'Makes what a file says, all of it or nothing' },
      async (within, { asked, query, body }) => {
        const { importSetUp } = await import('./import.ts')
        return importSetUp(
          within,
          asked,
          { ...inputIn(asked.caller, query), isCheck: false },
          await fileIn(body),
        )
      },
    ),
    writeRoute(
      context,
      {
        method: 'POST',
        path: '/api/portal/locations/:locationId/copy',
        summary:
          'Makes a location like this one, with its services; what is named is said of the copy instead',
        tag: 'directory',
        who: staff,
        params: z.object({ locationId: pathId }),
        body: fieldsBody(updateLocationPayload, 'location'),
        answers: versionedDocumentOf<Document<LocationResource>>(locationDocument, 201),
      },
      async (within, { asked, params, body }) => {
        const { copyLocation } = await import('./copy-location.ts')
        return copyLocation(within, asked, params.locationId, body)
      },
    ),
  ]
}

function inputIn(caller: PortalCaller, { company_id, as_new }: z.output<typeof importQuery>) {
  return { companyId: companyFor(caller, company_id), isNew: as_new === 'true' }
}

function companyFor({ scope, user }: PortalCaller, named: number | undefined): number {
  return (scope.companyId === 'all' ? named : undefined) ?? user.companyId
}
