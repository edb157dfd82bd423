import { calendarDate, clockTime } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { ticketOrigins } from '@rinda/domain/queue/ticket-status'
import { z } from 'zod'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { oneDocument, resourceShape } from '../../http/describe.ts'
import { document } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'

const count = z.number().int()
const minutes = z.number().nullable().describe('Minutes; null: of nobody')
const figures = z.object({
  ...{ given: count, served: count, no_shows: count, canceled: count },
  wait_median: minutes,
  wait_high: minutes.describe('Nine of ten waited no longer'),
  ...{ visit_median: minutes, visit_high: minutes },
  promised: count.describe('Those who were told an interval and were called since'),
  kept: count.describe('Those of them who were called within it'),
  late: count.describe('Those of them who were called after it'),
  ...{ said_low: minutes, said_median: minutes, said_high: minutes },
  ...{ came_low: minutes, came_median: minutes, came_high: minutes.describe('As long for nine of ten') },
})
const dayFigures = resourceShape(
  'day_figures',
  z.object({
    location_id: z.number(),
    date: z.iso.date(),
    total: figures,
    hours: z.array(figures.extend({ hour: count })).describe('By the hour in which they joined the line'),
    services: z.array(figures.extend({ service_id: z.number() })),
    counters: z.array(figures.extend({ counter: z.string() })),
    origins: z.array(figures.extend({ origin: z.enum(ticketOrigins) })),
  }),
)
const ofDay = z.object({
  date: calendarDate.optional().describe('Day of the location; today, where none is named'),
  until: clockTime
    .optional()
    .describe('Time of that day (HH:mm), as of which it is told; all of it, where none is named'),
})

/** Route by which staff see the day of a location in figures. */
export function dayFiguresRoutes(context: { db: Database; settings: Settings }): Route[] {
  return [
    route(
      {
        method: 'GET',
        tag: 'queue',
        who: staff,
        params: z.object({ locationId: pathId }),
        path: '/api/portal/locations/:locationId/day_figures',
        summary:
          'The line of a day in figures: waits, what was promised of them, and visits, by hour, service, counter and way of coming',
        query: ofDay,
        answers: document(oneDocument(dayFigures)),
      },
      async ({ caller, params, query, now }) => {
        const { showDayFigures } = await import('./show-day-figures.ts')
        const shown = await showDayFigures(context, caller, { ...params, ...query }, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  ]
}
