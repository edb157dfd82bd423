import { rowId } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers } from '../http/describe.ts'
import { pageOf, pageParameters, usualRows } from '../http/paging.ts'
import { portalPeopleDocument } from '../http/people-documents.ts'
import { parseQuery } from '../http/query.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { listPeople } from './portal-user-list.ts'

const listQuery = z.object({ company_id: rowId.optional(), ...pageParameters })

/** Who may use the portal: `GET /api/portal/portal_users`. */
export function portalUserRoutes(app: FastifyInstance, context: CallerContext): void {
  app.get(
    '/api/portal/portal_users',
    {
      schema: {
        summary: 'The people of the company; of every company for the platform admin',
        tags: ['people'],
        querystring: listQuery,
        response: answers(portalPeopleDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const query = parseQuery(listQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { 'page[size]': size = usualRows, 'page[after]': after, company_id: companyId } = query.value
      const rows = await listPeople(context.db, caller.value, { companyId, after, most: size + 1 })
      if (!rows.ok) return sendRefusal(request, reply, rows)
      const { page, links } = pageOf(request, rows.value, size, (one) => Number(one.id))
      return sendResult(request, reply, done({ data: [...page], links }))
    },
  )
}
