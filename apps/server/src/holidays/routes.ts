import { done } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, listDocument, resourceShape } from '../http/describe.ts'
import { parseQuery } from '../http/query.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { listLatvianHolidays } from './latvian-holidays.ts'

const query = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

const text = z.string()
const holidays = listDocument(
  resourceShape(
    'holiday',
    z.object({
      date: z.iso.date(),
      ...{ name: text, name_lv: text, name_en: text, name_ru: text },
      moved: z.boolean().describe('The free Monday after a holiday that fell on a weekend'),
    }),
  ),
)

/** `GET /api/portal/holidays?year=`: what whoever keeps opening hours may take over as special days. */
export function holidayRoutes(app: FastifyInstance, context: CallerContext): void {
  app.get(
    '/api/portal/holidays',
    {
      schema: {
        tags: ['directory'],
        summary: 'The public holidays of Latvia in a year',
        querystring: query,
        response: answers(holidays),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = parseQuery(query, request.query)
      if (!asked.ok) return sendRefusal(request, reply, asked)
      return sendResult(request, reply, done({ data: await listLatvianHolidays(asked.value.year) }))
    },
  )
}
