import { calendarDate, clockTime } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { ticketOrigins } from '@rinda/domain/queue/ticket-status'
import { mostFigureDays } from '@rinda/domain/reports/queue-figures'
import { daysBetween } from '@rinda/domain/time/zone'
import { z } from 'zod'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { listDocument, oneDocument, resourceShape } from '../../http/openapi/describe.ts'
import { document } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'

const count = z.number().int()
const minutes = z.number().nullable().describe('Minutes; null: of nobody')
const share = z.object({
  ...{ given: count, served: count, no_shows: count, canceled: count },
  wait_median: minutes,
  wait_high: minutes.describe('Nine of ten waited no longer'),
  ...{ visit_median: minutes, visit_high: minutes },
  promised: count.describe('Those who were told an interval and were called since'),
  kept: count.describe('Those of them who were called within it'),
  late: count.describe('Those of them who were called after it'),
})
const figures = share.extend({
  ...{ said_low: minutes, said_median: minutes, said_high: minutes },
  ...{ came_low: minutes, came_median: minutes, came_high: minutes.describe('As long for nine of ten') },
})
const period = { location_id: z.number(), from: z.iso.date(), to: z.iso.date() }

const queueFigures = resourceShape(
  'queue_figures',
  z.object({
    ...period,
    total: figures,
    days: z.array(share.extend({ day: z.iso.date() })).describe('The days on which somebody came'),
    hours: z.array(figures.extend({ hour: count })).describe('By the hour in which they joined the line'),
    promises: z
      .array(figures.extend({ length: count.describe('Minutes from which on') }))
      .describe('By the middle of the wait that was promised'),
    services: z.array(share.extend({ service_id: z.number() })),
    counters: z.array(share.extend({ counter: z.string() })),
    origins: z.array(share.extend({ origin: z.enum(ticketOrigins) })),
  }),
)

const locationFigures = resourceShape('location_figures', z.object({ ...period, total: share }))

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
    const message =
      from > to ? 'hours_reversed' : daysBetween(from, to) < mostFigureDays ? undefined : 'range_too_long'
    if (message) context.addIssue({ code: 'custom', message, path: ['to'] })
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
