import { ticketOrigins } from '@rinda/domain/queue/ticket-status'
import { z } from 'zod'
import { resourceShape } from '../../http/describe.ts'

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

/** The shape of a location's days in figures. */
export const queueFigures = resourceShape(
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

/** The shape of the figures of one location among others. */
export const locationFigures = resourceShape('location_figures', z.object({ ...period, total: share }))
