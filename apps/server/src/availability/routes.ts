import { unbookableReasons } from '@rinda/contract/booking/bookable-day'
import { calendarDate, rowId } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, listDocument, resourceShape } from '../http/describe.ts'
import { parseQuery } from '../http/query.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { listBookableDays } from './bookable-days.ts'
import type { Settings } from './settings.ts'

const query = z.object({
  from: calendarDate,
  till: calendarDate,
  audience: z.enum(['visitor', 'staff'], 'field_wrong').default('visitor'),
})
const parameters = z.object({ locationId: z.string(), serviceId: z.string() })
const days = listDocument(
  resourceShape(
    'bookable_day',
    z.object({
      date: z.iso.date(),
      windows: z.array(z.object({ from: z.string(), till: z.string(), starts: z.array(z.string()) })),
      step: z.int(),
      reason: z.enum(unbookableReasons).nullable(),
    }),
  ),
)

/** `GET …/services/{id}/bookable_days`: what hours, special days, booking times and periods come to. */
export function availabilityRoutes(
  app: FastifyInstance,
  context: CallerContext & { settings: Settings },
): void {
  app.get(
    '/api/portal/locations/:locationId/services/:serviceId/bookable_days',
    {
      schema: {
        tags: ['directory'],
        summary: 'When a service can be booked on each of some days, if nobody had booked; at most 92',
        params: parameters,
        querystring: query,
        response: answers(days),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const { locationId, serviceId } = request.params as { locationId: string; serviceId: string }
      const place = z.object({ locationId: rowId, serviceId: rowId }).safeParse({ locationId, serviceId })
      if (!place.success) return sendRefusal(request, reply, refuse('not_found'))
      const asked = parseQuery(query, request.query)
      if (!asked.ok) return sendRefusal(request, reply, asked)
      const list = await listBookableDays(
        context,
        caller.value,
        { ...place.data, ...asked.value },
        context.clock(),
      )
      return sendResult(request, reply, list.ok ? done({ data: list.value }) : list)
    },
  )
}
