import { createSpecialistPayload, updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { rowId } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, idempotencyKey, ifMatch, versionedAnswers } from '../http/describe.ts'
import { specialistDocument, specialistsDocument } from '../http/specialist-documents.ts'
import { versionsIn } from '../http/version-tag.ts'
import { sendWritten } from '../http/written.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { createSpecialist } from './create-specialist.ts'
import { listSpecialists, type SpecialistsContext } from './list.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { type SpecialistWriting, updateSpecialist } from './update-specialist.ts'

const path = '/api/portal/specialists'
const tags = ['directory']
const params = z.object({ id: z.string() })

/** Who serves: their services, hours and absences. */
export function specialistRoutes(
  app: FastifyInstance,
  context: SpecialistsContext & SpecialistWriting & CallerContext,
): void {
  app.get(
    path,
    {
      schema: {
        summary: 'The specialists that the signed-in person may see, with their hours and absences',
        tags,
        response: answers(specialistsDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const records = await listSpecialists(context, caller.value)
      if (!records.ok) return sendRefusal(request, reply, records)
      const data = records.value.map((record) => renderSpecialistSetUp(caller.value, record))
      return sendResult(request, reply, done({ data }))
    },
  )

  app.post(
    path,
    {
      schema: {
        summary: 'Makes a specialist; the platform admin may name their company',
        tags,
        headers: idempotencyKey,
        body: createSpecialistPayload,
        response: versionedAnswers(specialistDocument, 201),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = { request, reply, caller: caller.value, name: 'specialist', isVersioned: true }
      return await sendWritten(context, { ...asked, status: 201 }, (within, key, now, payload) =>
        createSpecialist(within, caller.value, payload, key, now),
      )
    },
  )

  app.patch(
    `${path}/:id`,
    {
      schema: {
        summary: 'Changes what is named of a specialist, at all their locations',
        tags,
        headers: ifMatch,
        params,
        body: updateSpecialistPayload,
        response: versionedAnswers(specialistDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request)
      if (id === undefined) return sendRefusal(request, reply, refuse('not_found'))
      const asked = { request, reply, caller: caller.value, name: 'specialist', isVersioned: true }
      return await sendWritten(context, asked, (within, key, now, payload) =>
        updateSpecialist(within, caller.value, id, payload, key, now, versionsIn(request)),
      )
    },
  )
}

function idIn(request: FastifyRequest): number | undefined {
  return rowId.safeParse((request.params as { id: string }).id).data
}
