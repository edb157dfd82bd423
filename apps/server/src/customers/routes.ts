import { userPayloads } from '@rinda/contract/people/user-payload'
import { email, phoneNumber, rowId } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, idempotencyKey, listDocument, oneDocument, resourceShape } from '../http/describe.ts'
import { pageOf, pageParameters, usualRows } from '../http/paging.ts'
import { parseQuery } from '../http/query.ts'
import { sendWritten } from '../http/written.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { getUser, listUsersFor } from './list.ts'
import { renderUser } from './resource.ts'
import { createUser, type UserWriting, updateUser } from './write-user.ts'

const text = z.string()
const user = resourceShape(
  'user',
  z.object({
    company_id: z.number(),
    ...{ email: text, phone_country_code: text, phone_number: text, first_name: text, last_name: text },
    ...{ project: text, timestamp: z.number(), created_at: text, updated_at: text },
    token: text.optional().describe('For programs of the operator alone'),
    push_id: text.optional().describe('For programs of the operator alone'),
  }),
)
const listQuery = z.object({
  company_id: rowId.optional(),
  email: email.optional(),
  phone_number: phoneNumber.optional(),
  ...pageParameters,
})
const idParameter = z.object({ id: z.string() })
const kinds = ['portal', 'internal'] as const

/** Visitors who are known by name: listed page by page, read, written down, changed. */
export function userRoutes(app: FastifyInstance, context: UserWriting & CallerContext): void {
  const shared = { tags: ['users'] }

  app.get(
    '/api/users',
    {
      schema: {
        ...shared,
        summary: 'Visitors, page by page',
        querystring: listQuery,
        response: answers(listDocument(user)),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, kinds)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const query = parseQuery(listQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { 'page[size]': size = usualRows, 'page[after]': after, ...input } = query.value
      const rows = await listUsersFor(context.db, caller.value, {
        companyId: input.company_id,
        email: input.email,
        phoneNumber: input.phone_number,
        after,
        most: size + 1,
      })
      const { page, links } = pageOf(request, rows, size, (row) => row.user_id)
      return sendResult(
        request,
        reply,
        done({ data: page.map((row) => renderUser(caller.value, row)), links }),
      )
    },
  )

  app.get(
    '/api/users/:id',
    {
      schema: {
        ...shared,
        summary: 'One visitor',
        params: idParameter,
        response: answers(oneDocument(user)),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, kinds)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request)
      const found = id === undefined ? refuse('not_found') : await getUser(context.db, caller.value, id)
      return sendResult(
        request,
        reply,
        found.ok ? done({ data: renderUser(caller.value, found.value) }) : found,
      )
    },
  )

  app.post(
    '/api/users',
    {
      schema: {
        ...shared,
        summary: 'Writes down a visitor',
        headers: idempotencyKey,
        body: userPayloads,
        response: answers(oneDocument(user), 201),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, kinds)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = { request, reply, caller: caller.value, name: 'user', status: 201 }
      return await sendWritten(context, asked, (within, key, now, payload) =>
        createUser(within, caller.value, payload, key, now),
      )
    },
  )

  app.patch(
    '/api/users/:id',
    {
      schema: {
        ...shared,
        summary: 'Changes what is named of a visitor',
        headers: idempotencyKey,
        params: idParameter,
        body: userPayloads,
        response: answers(oneDocument(user)),
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, kinds)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request)
      if (id === undefined) return sendRefusal(request, reply, refuse('not_found'))
      return await sendWritten(
        context,
        { request, reply, caller: caller.value, name: 'user' },
        (within, key, now, payload) => updateUser(within, caller.value, id, payload, key, now),
      )
    },
  )
}

function idIn(request: FastifyRequest): number | undefined {
  const { id } = request.params as { id: string }
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined
}
