import { rowId } from '@rinda/contract/fields'
import { done } from '@rinda/contract/refusals'
import { roles } from '@rinda/domain/access/role'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { type CallerContext, callerAmong } from '../http/callers.ts'
import { answers, listDocument, resourceShape } from '../http/describe.ts'
import { pageOf, pageParameters, usualRows } from '../http/paging.ts'
import { parseQuery } from '../http/query.ts'
import { listPeople, renderPerson } from './portal-user-list.ts'

const ids = z.array(z.number()).nullable().describe('Null: every one of the company')
const person = resourceShape(
  'portal_user',
  z.object({
    company_id: z.number(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    permissions: z.array(z.string()),
    location_ids: ids,
    service_ids: ids,
    active: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
)
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
        response: answers(listDocument(person)),
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
      const { page, links } = pageOf(request, rows.value, size, (row) => row.portal_user_id)
      return sendResult(request, reply, done({ data: page.map(renderPerson), links }))
    },
  )
}
