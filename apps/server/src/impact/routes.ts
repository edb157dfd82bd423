import { updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { rowId } from '@rinda/contract/wire/fields'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers } from '../http/describe.ts'
import { impactDocument } from '../http/directory-documents.ts'
import { sentBody } from '../http/sent-body.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import type { ImpactList } from './impact.ts'
import { type AskingImpact, locationImpact } from './location-impact.ts'
import { renderImpact } from './resource.ts'
import { serviceImpact } from './service-impact.ts'
import { specialistImpact } from './specialist-impact.ts'

const locationParameters = z.object({ locationId: z.string() })
const specialistParameters = z.object({ id: z.string() })
const serviceParameters = z.object({ locationId: z.string(), serviceId: z.string() })

/** What a change would do to coming bookings. The same payload as the PATCH, and nothing is written. */
export function impactRoutes(app: FastifyInstance, context: AskingImpact & CallerContext): void {
  app.post(
    '/api/portal/locations/:locationId/impact',
    {
      schema: {
        tags: ['directory'],
        summary: 'Which coming bookings a change of this location would leave outside',
        params: locationParameters,
        body: updateLocationPayload,
        response: answers(impactDocument),
      },
    },
    (request, reply) =>
      answer(request, reply, 'location', (caller, payload) => {
        const { locationId } = idsIn(request)
        if (locationId === undefined) return refuse('not_found')
        return locationImpact(context, caller, locationId, payload, context.clock())
      }),
  )

  app.post(
    '/api/portal/locations/:locationId/services/:serviceId/impact',
    {
      schema: {
        tags: ['directory'],
        summary: 'Which coming bookings a change of this service would leave outside',
        params: serviceParameters,
        body: updateServicePayload,
        response: answers(impactDocument),
      },
    },
    (request, reply) =>
      answer(request, reply, 'service', (caller, payload) => {
        const { locationId, serviceId } = idsIn(request)
        if (locationId === undefined || serviceId === undefined) return refuse('not_found')
        return serviceImpact(context, caller, { locationId, serviceId }, payload, context.clock())
      }),
  )

  app.post(
    '/api/portal/specialists/:id/impact',
    {
      schema: {
        summary: 'Which coming bookings a change of this specialist would leave outside',
        tags: ['directory'],
        params: specialistParameters,
        body: updateSpecialistPayload,
        response: answers(impactDocument),
      },
    },
    (request, reply) =>
      answer(request, reply, 'specialist', (caller, payload) => {
        const specialistId = rowId.safeParse((request.params as { id: string }).id).data
        if (specialistId === undefined) return refuse('not_found')
        return specialistImpact(context, caller, specialistId, payload, context.clock())
      }),
  )

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    ask: (caller: PortalCaller, payload: unknown) => Result<ImpactList> | Promise<Result<ImpactList>>,
  ): Promise<FastifyReply> {
    const caller = await callerAmong(context, request, ['portal'])
    if (!caller.ok) return sendRefusal(request, reply, caller)
    const { payload, placed } = sentBody(request, name)
    const list = await ask(caller.value, payload)
    if (!list.ok) return sendRefusal(request, reply, placed(list))
    return sendResult(request, reply, { ok: true, value: renderImpact(list.value) })
  }
}

function idsIn(request: FastifyRequest): { locationId: number | undefined; serviceId: number | undefined } {
  const { locationId, serviceId } = request.params as { locationId: string; serviceId?: string }
  return { locationId: rowId.safeParse(locationId).data, serviceId: rowId.safeParse(serviceId).data }
}
