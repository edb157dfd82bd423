import type { ImportResource, MoveInReportResource } from '@rinda/contract/set-up/move-in'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { parse } from '../edge/parse.ts'
import { chosenCompany } from '../http/openapi/describe.ts'
import { undescribed } from '../http/route/answers.ts'
import { unreadBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { companyAdmins } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { MoveInContext } from './move-in.ts'

const path = '/api/portal/imports'
const ofAdmins = {
  tag: 'directory',
  who: companyAdmins,
} as const
const params = z.object({ importId: pathId })
/** The rows of a file: received from whoever may bring them in, and parsed with what is loaded then. */
const rows = unreadBody(
  z.object({ move_in: z.looseObject({ rows: z.array(z.looseObject({ line: z.number() })) }) }),
  { mostBytes: 16 * 1024 * 1024, isForAdmitted: true },
)

// A company moves in once: what does it is loaded when it is first asked for.
const verbs = () => import('./move-in.ts')

/** Routes by which a company that leaves another system brings its bookings and customers along. */
export function moveInRoutes(context: MoveInContext): Route[] {
  return [
    route(
      {
        ...{ ...ofAdmins, method: 'GET', path, query: chosenCompany },
        summary: 'What the company has brought along from other systems, the latest first',
        answers: undescribed<Document<ImportResource[]>>(),
      },
      async ({ caller, query }) => {
        const listed = await (await verbs()).listImports(context, caller, query.company_id)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    route(
      {
        ...{ ...ofAdmins, method: 'POST', path: `${path}/check`, body: rows },
        summary: 'Says row by row what would become of a file of another system; nothing is written',
        answers: undescribed<Document<MoveInReportResource>>(),
      },
      async ({ caller, body, now }) => {
        const sent = await rowsIn(body)
        if (!sent.ok) return sent
        const checked = await (await verbs()).checkFile(context, caller, sent.value, now)
        return checked.ok ? done({ data: checked.value }) : checked
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'POST', path, body: rows },
        summary: 'Brings bookings and customers of another system in, all of them or nothing',
        answers: undescribed<Document<ImportResource>>(201),
      },
      async (within, { asked, body }) => {
        const sent = await rowsIn(body)
        return sent.ok ? await (await verbs()).importFile(within, asked, sent.value) : sent
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'DELETE', path: `${path}/:importId`, query: chosenCompany, params },
        summary: 'Takes an import back, as long as none of its bookings was changed',
        answers: undescribed<Document<ImportResource>>(),
      },
      async (within, { asked, params, query }) => {
        const { undoImport } = await import('./undo-import.ts')
        return await undoImport(within, asked, { companyId: query.company_id, importId: params.importId })
      },
    ),
  ]
}

async function rowsIn(body: unknown) {
  const { moveInPayload } = await import('@rinda/contract/set-up/move-in')
  const sent = parse(moveInPayload, body)
  return sent.ok ? done(sent.value.move_in) : sent
}
