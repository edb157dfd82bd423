import { createLocationPayload, updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import type { LocationResource, ServiceResource } from '@rinda/contract/set-up/objects'
import { createServicePayload, updateServicePayload } from '@rinda/contract/set-up/service-payload'
import type { Document } from '@rinda/contract/wire/json-api'
import { z } from 'zod'
import { locationDocument, serviceDocument } from '../../http/documents/set-up-documents.ts'
import { versionedDocumentOf } from '../../http/route/answers.ts'
import { fieldsBody } from '../../http/route/body.ts'
import { pathId } from '../../http/route/path-id.ts'
import type { Route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { SetUpWriting } from './set-up-context.ts'

// A set-up is seldom written: what does it is loaded when it is first asked for.
const creatingLocation = () => import('./create-location.ts')
const updatingLocation = () => import('./update-location.ts')
const creatingService = () => import('./create-service.ts')
const updatingService = () => import('./update-service.ts')

const making = { method: 'POST', tag: 'directory', who: staff } as const
const changing = { method: 'PATCH', tag: 'directory', who: staff } as const
const ofLocation = z.object({ locationId: pathId })
const ofService = z.object({ locationId: pathId, serviceId: pathId })

/** Routes by which a company's admins change its locations and their services. */
export function locationWriteRoutes(context: SetUpWriting): Route[] {
  return [
    writeRoute(
      context,
      {
        ...making,
        path: '/api/portal/locations',
        summary: 'Makes a location; the platform admin may name its company',
        body: fieldsBody(createLocationPayload, 'location'),
        answers: versionedDocumentOf<Document<LocationResource>>(locationDocument, 201),
      },
      async (within, { asked, body }) => (await creatingLocation()).createLocation(within, asked, body),
    ),
    writeRoute(
      context,
      {
        ...changing,
        path: '/api/portal/locations/:locationId',
        summary: 'Changes what is named of a location',
        params: ofLocation,
        body: fieldsBody(updateLocationPayload, 'location'),
        answers: versionedDocumentOf<Document<LocationResource>>(locationDocument),
      },
      async (within, { asked, params, body, expected }) =>
        (await updatingLocation()).updateLocation(within, asked, params.locationId, body, expected),
    ),
    writeRoute(
      context,
      {
        ...making,
        path: '/api/portal/locations/:locationId/services',
        summary: 'Makes a service of a location',
        params: ofLocation,
        body: fieldsBody(createServicePayload, 'service'),
        answers: versionedDocumentOf<Document<ServiceResource>>(serviceDocument, 201),
      },
      async (within, { asked, params, body }) =>
        (await creatingService()).createService(within, asked, params.locationId, body),
    ),
    writeRoute(
      context,
      {
        ...changing,
        path: '/api/portal/locations/:locationId/services/:serviceId',
        summary: 'Changes what is named of a service of this location',
        params: ofService,
        body: fieldsBody(updateServicePayload, 'service'),
        answers: versionedDocumentOf<Document<ServiceResource>>(serviceDocument),
      },
      async (within, { asked, params, body, expected }) =>
        (await updatingService()).updateService(within, asked, params, body, expected),
    ),
  ]
}
