import { z } from 'zod'
import { oneDocument, resourceShape } from '../openapi/describe.ts'

const count = z.number().int()
const minutes = z.number().int().nullable()
const hour = z.object({
  hour: count.describe('0 to 23 on the clock of the location'),
  is_past: z.boolean(),
  usual: count.describe('Counters that are usually open then'),
  own: count.nullable().describe('Number that somebody planned; null: as usual'),
  needed: count
    .nullable()
    .describe('Least number with which the target holds; null: too little is known of such a day'),
  waits: z
    .array(z.object({ counters: count, minutes }))
    .describe('Minutes within which nine of ten stay, with the planned number and with one and two more'),
  low: minutes.describe('80 of 100 such hours lie from here'),
  high: minutes.describe('to here'),
  visitors: count,
  appointments: count,
})
const range = { date: z.iso.date(), from: count, till: count }
const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), date: z.iso.date(), from: z.array(count), to: z.array(count) }),
  z.object({ kind: z.literal('open'), ...range, slots: count, minutes: count, service_id: count }),
  z.object({ kind: z.literal('close'), ...range, counters: count }),
])

export const staffingDocument = oneDocument(
  resourceShape(
    'staffing',
    z.object({
      location_id: z.number(),
      week: z.iso.date().describe('Monday of the week'),
      target: count.describe('Minutes'),
      may_plan: z.boolean(),
      learnt: z.object({
        is_enough: z.boolean(),
        ...{ weeks: count, visits: count, visit_minutes: minutes },
        no_show: z.number().describe('Part of those called who did not come'),
        missed: z
          .number()
          .nullable()
          .describe('Part of the appointments; null: they do not stand in this line'),
      }),
      days: z.array(z.object({ date: z.iso.date(), hours: z.array(hour) })),
      suggestions: z.array(suggestion),
      hits: z
        .array(z.object({ week: z.iso.date(), hours: count, hits: count }))
        .describe('Past weeks: hours that were forecast, and those that came within the forecast'),
    }),
  ),
)

export const staffingPlanDocument = oneDocument(
  resourceShape(
    'staffing_plan',
    z.object({ location_id: z.number(), date: z.iso.date(), hour: count, counters: count.nullable() }),
  ),
)
