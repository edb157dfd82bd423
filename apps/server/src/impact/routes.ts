import { updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { impactDocument } from '../http/documents/set-up-documents.ts'
import { document } from '../http/route/answers.ts'
import { fieldsBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import type { AskingImpact } from './location-impact.ts'
import { renderImpact } from './resource.ts'

// It is asked while somebody changes a set-up: what works it out comes with the first question.
const ofLocation = () => import('./location-impact.ts')
const ofService = () => import('./service-impact.ts')
const ofSpecialist = () => import('./specialist-impact.ts')

const asking = { method: 'POST', tag: 'directory', who: staff, answers: document(impactDocument) } as const

/**
 * Routes that tell the effect of a change on coming bookings. The payload is that of the PATCH, and nothing
 * is written.
 */
export function impactRoutes(context: AskingImpact): Route[] {
  return [
    route(
      {
        ...asking,
        path: '/api/portal/locations/:locationId/impact',
        summary: 'Which coming bookings a change of this location would leave outside',
        params: z.object({ locationId: pathId }),
        body: fieldsBody(updateLocationPayload, 'location'),
      },
      async ({ caller, params: { locationId }, body, now }) => {
        const { locationImpact } = await ofLocation()
        const impact = await locationImpact(context, caller, locationId, body, now)
        return impact.ok ? done(renderImpact(impact.value)) : impact
      },
    ),
    route(
      {
        ...asking,
        path: '/api/portal/locations/:locationId/services/:serviceId/impact',
        summary: 'Which coming bookings a change of this service would leave outside',
        params: z.object({ locationId: pathId, serviceId: pathId }),
        body: fieldsBody(updateServicePayload, 'service'),
      },
      async ({ caller, params, body, now }) => {
        const { serviceImpact } = await ofService()
        const impact = await serviceImpact(context, caller, params, body, now)
        return impact.ok ? done(renderImpact(impact.value)) : impact
      },
    ),
    route(
      {
        ...asking,
        path: '/api/portal/specialists/:id/impact',
        summary: 'Which coming bookings a change of this specialist would leave outside',
        params: z.object({ id: pathId }),
        body: fieldsBody(updateSpecialistPayload, 'specialist'),
      },
      async ({ caller, params, body, now }) => {
        const { specialistImpact } = await ofSpecialist()
        const impact = await specialistImpact(context, caller, params.id, body, now)
        return impact.ok ? done(renderImpact(impact.value)) : impact
      },
    ),
  ]
}
