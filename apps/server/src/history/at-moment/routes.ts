import { type PastResource, pastKinds, pastParts } from '@rinda/contract/history/past'
import { calendarDate } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { oneDocument, resourceShape } from '../../http/openapi/describe.ts'
import { documentOf } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import { renderPast } from './resource.ts'

const query = z.object({
  moment: z.iso
    .datetime({ offset: true, error: 'field_wrong' })
    .transform((text) => new Date(text))
    .optional()
    .describe('The moment, to the millisecond: what was changed at it is seen; without it, now'),
  date: calendarDate.optional().describe('The day that is shown; without it, the day of the moment'),
  part: z.enum(pastParts, 'field_wrong').default('day'),
})
const change = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor_kind: z.string(),
  actor: z.string(),
  object_kind: z.enum(pastKinds),
  object_id: z.string(),
  action: z.string(),
  name: z.string().describe('As it is now: of a visitor, a ticket, a counter, or whatever is set up'),
  ...{ name_lv: z.string(), name_en: z.string(), name_ru: z.string() },
  qtid: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
const past = oneDocument(
  resourceShape(
    'past',
    z.looseObject({
      part: z.enum(pastParts),
      location_id: z.number(),
      moment: z.iso.datetime(),
      date: z.iso.date(),
      zone: z.string(),
      changed: z.number().describe('Number of changes since'),
      changes: z.array(change).describe('The newest of them, newest first'),
      steps: z.array(z.iso.datetime()).describe('Moments of changes around this one, in order'),
    }),
  ),
)

/** The route that shows a location as it was at a past moment. */
export function pastRoutes(context: { db: Database; settings: Settings }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/api/portal/locations/:id/at',
        summary:
          'A location’s day, line, opening hours or rules as they were at a past moment, and who changed what since',
        tag: 'directory',
        who: staff,
        params: z.object({ id: pathId }),
        query,
        answers: documentOf<{ data: PastResource }>(past),
      },
      async ({ caller, params, query: asked, now }) => {
        const { travel } = await import('./travel.ts')
        const found = await travel(
          context,
          caller,
          { locationId: params.id, date: asked.date, part: asked.part, moment: asked.moment ?? now },
          now,
        )
        return found.ok ? done({ data: renderPast(found.value) }) : found
      },
    ),
  ]
}
