import { createLocationPayload, updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { createServicePayload, updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { rowId } from '@rinda/contract/wire/fields'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendRefusal } from '../http/api-reply.ts'
import { idempotencyKey, ifMatch, versionedAnswers } from '../http/describe.ts'
import { locationDocument, serviceDocument } from '../http/directory-documents.ts'
import { versionsIn } from '../http/version-tag.ts'
import { sendWritten } from '../http/written.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { createLocation } from './create-location.ts'
import { createService } from './create-service.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { updateLocation } from './update-location.ts'
import { updateService } from './update-service.ts'

const locationParameters = z.object({ locationId: z.string() })
const serviceParameters = z.object({ locationId: z.string(), serviceId: z.string() })

/** What a company's admins set up: its locations and their services. */
export function locationWriteRoutes(app: FastifyInstance, context: DirectoryWriting & CallerContext): void {
  const tags = ['directory']
  const making = { tags, headers: idempotencyKey }
  const changing = { tags, headers: ifMatch }

  app.post(
    '/api/portal/locations',
    {
      schema: {
        ...making,
        summary: 'Makes a location; the platform admin may name its company',
        body: createLocationPayload,
        response: versionedAnswers(locationDocument, 201),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = { request, reply, caller: caller.value, name: 'location', status: 201, isVersioned: true }
      return await sendWritten(context, asked, (within, key, now, payload) =>
        createLocation(within, caller.value, payload, key, now),
      )
    },
  )

  app.patch(
    '/api/portal/locations/:locationId',
    {
      schema: {
        ...changing,
        summary: 'Changes what is named of a location',
        params: locationParameters,
        body: updateLocationPayload,
        response: versionedAnswers(locationDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request, 'locationId')
      if (id === undefined) return sendRefusal(request, reply, refuse('not_found'))
      return await sendWritten(
        context,
        { request, reply, caller: caller.value, name: 'location', isVersioned: true },
        (within, key, now, payload) =>
          updateLocation(within, caller.value, id, payload, key, now, versionsIn(request)),
      )
    },
  )

  app.post(
    '/api/portal/locations/:locationId/services',
    {
      schema: {
        ...making,
        summary: 'Makes a service of a location',
        params: locationParameters,
        body: createServicePayload,
        response: versionedAnswers(serviceDocument, 201),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request, 'locationId')
      if (id === undefined) return sendRefusal(request, reply, refuse('not_found'))
      const asked = { request, reply, caller: caller.value, name: 'service', status: 201, isVersioned: true }
      return await sendWritten(context, asked, (within, key, now, payload) =>
        createService(within, caller.value, id, payload, key, now),
      )
    },
  )

  app.patch(
    '/api/portal/locations/:locationId/services/:serviceId',
    {
      schema: {
        ...changing,
        summary: 'Changes what is named of a service of this location',
        params: serviceParameters,
        body: updateServicePayload,
        response: versionedAnswers(serviceDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const [locationId, serviceId] = [idIn(request, 'locationId'), idIn(request, 'serviceId')]
      if (locationId === undefined || serviceId === undefined)
        return sendRefusal(request, reply, refuse('not_found'))
      return await sendWritten(
        context,
        { request, reply, caller: caller.value, name: 'service', isVersioned: true },
        (within, key, now, payload) =>
          updateService(
            within,
            caller.value,
            { locationId, serviceId },
            payload,
            key,
            now,
            versionsIn(request),
          ),
      )
    },
  )
}

function idIn(request: FastifyRequest, name: 'locationId' | 'serviceId'): number | undefined {
  const id = rowId.safeParse((request.params as Record<string, string>)[name])
  return id.success ? id.data : undefined
}
