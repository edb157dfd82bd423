import { mostFigureDays } from '@rinda/contract/queue/figures'
import { calendarDate, clockTime } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { daysBetween } from '@rinda/domain/time/zone'
import { z } from 'zod'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { listDocument, oneDocument } from '../../http/describe.ts'
import { document } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import { locationFigures, queueFigures } from './answers.ts'

const askedDays = z
  .object({
    from: calendarDate.optional().describe('First day at the location; the last one, where none is named'),
    to: calendarDate
      .optional()
      .describe(`Last day, of ${mostFigureDays} at most; the first one, else today, where none is named`),
    until: clockTime
      .optional()
      .describe('Time of the last day (HH:mm), as of which it is told; all of it, where none is named'),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return
    if (from > to || daysBetween(from, to) >= mostFigureDays)
      context.addIssue({ code: 'custom', message: 'field_wrong', path: ['to'] })
  })

const reading = { method: 'GET', tag: 'queue', who: staff, params: z.object({ locationId: pathId }) } as const

/** Routes by which staff see the days of a location in figures, by themselves and beside other locations. */
export function queueFiguresRoutes(context: { db: Database; settings: Settings }): Route[] {
  return [
    route(
      {
        ...reading,
        path: '/api/portal/locations/:locationId/queue_figures',
        summary:
          'The line of some days in figures: waits, what was promised of them, and visits, by day, hour, service, counter and way of coming',
        query: askedDays,
        answers: document(oneDocument(queueFigures)),
      },
      async ({ caller, params, query, now }) => {
        const { showFigures } = await import('./show-figures.ts')
        const shown = await showFigures(context, caller, { ...params, ...query }, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    route(
      {
        ...reading,
        path: '/api/portal/locations/:locationId/location_figures',
        summary: 'The same days at each location of its company that the caller may see',
        query: askedDays,
        answers: document(listDocument(locationFigures)),
      },
      async ({ caller, params, query, now }) => {
        const { compareLocations } = await import('./compare-locations.ts')
        const shown = await compareLocations(context, caller, { ...params, ...query }, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  ]
}
