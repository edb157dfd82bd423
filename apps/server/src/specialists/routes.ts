import type { SpecialistSetUpResource } from '@rinda/contract/set-up/specialist-payload'
import { createSpecialistPayload, updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { specialistDocument, specialistsDocument } from '../http/documents/specialist-documents.ts'
import { documentOf, versionedDocumentOf } from '../http/route/answers.ts'
import { fieldsBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { listSpecialists, type SpecialistsContext } from './list.ts'
import { renderSpecialistSetUp } from './resource.ts'
import type { SpecialistWriting } from './update-specialist.ts'

// Specialists are seldom written: what does it is loaded when it is first asked for.
const creating = () => import('./create-specialist.ts')
const updating = () => import('./update-specialist.ts')

type Shown = Document<SpecialistSetUpResource>

const path = '/api/portal/specialists'
const ofSpecialists = { tag: 'directory', who: staff } as const

/** Routes of specialists: their services, hours and absences. */
export function specialistRoutes(context: SpecialistsContext & SpecialistWriting): Route[] {
  return [
    route(
      {
        ...ofSpecialists,
        method: 'GET',
        path,
        summary: 'The specialists that the signed-in person may see, with their hours and absences',
        answers: documentOf<Document<SpecialistSetUpResource[]>>(specialistsDocument),
      },
      async ({ caller }) => {
        const records = await listSpecialists(context, caller)
        if (!records.ok) return records
        return done({ data: records.value.map((record) => renderSpecialistSetUp(caller, record)) })
      },
    ),
    writeRoute(
      context,
      {
        ...ofSpecialists,
        method: 'POST',
        path,
        summary: 'Makes a specialist; the platform admin may name their company',
        body: fieldsBody(createSpecialistPayload, 'specialist'),
        answers: versionedDocumentOf<Shown>(specialistDocument, 201),
      },
      async (within, { asked, body }) => (await creating()).createSpecialist(within, asked, body),
    ),
    writeRoute(
      context,
      {
        ...ofSpecialists,
        method: 'PATCH',
        path: `${path}/:id`,
        summary: 'Changes what is named of a specialist, at all their locations',
        params: z.object({ id: pathId }),
        body: fieldsBody(updateSpecialistPayload, 'specialist'),
        answers: versionedDocumentOf<Shown>(specialistDocument),
      },
      async (within, { asked, params, body, expected }) =>
        (await updating()).updateSpecialist(within, asked, params.id, body, expected),
    ),
  ]
}
