import { done, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, versionedAnswers } from '../http/describe.ts'
import { companiesDocument, locationDocument, locationsDocument } from '../http/directory-documents.ts'
import { parseInclude } from '../http/query.ts'
import { tagVersion } from '../http/version-tag.ts'
import { type CallerContext, callerAmong, callerOf } from '../sign-in/callers.ts'
import { type DirectoryContext, getLocation, includable, listCompanies, listLocations } from './list.ts'

const includeParameter = z.object({
  include: z.string().optional().describe('Related objects to carry along, comma-separated'),
})

/** Companies and locations: `GET /api/companies`, `/api/locations`, `/api/portal/locations`, `/api/locations/{id}`. */
export function locationRoutes(app: FastifyInstance, context: DirectoryContext & CallerContext): void {
  app.get(
    '/api/companies',
    {
      schema: {
        summary: 'Visible companies',
        tags: ['directory'],
        querystring: includeParameter,
        response: answers(companiesDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerOf(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const include = parseInclude((request.query as { include?: unknown }).include, includable)
      if (!include.ok) return sendRefusal(request, reply, include)
      return sendResult(
        request,
        reply,
        done(await listCompanies(context, caller.value, include.value, context.clock())),
      )
    },
  )

  const lists = [
    {
      path: '/api/locations',
      kinds: ['internal'],
      summary: 'Every location, with the addresses of its systems',
    },
    {
      path: '/api/portal/locations',
      kinds: ['portal'],
      summary: 'The locations that the signed-in person may see',
    },
  ] as const
  for (const { path, kinds, summary } of lists) {
    app.get(
      path,
      {
        schema: {
          summary,
          tags: ['directory'],
          querystring: includeParameter,
          response: answers(locationsDocument),
        },
      },
      async (request, reply) => {
        const caller = await callerAmong(context, request, kinds)
        if (!caller.ok) return sendRefusal(request, reply, caller)
        const include = parseInclude((request.query as { include?: unknown }).include, includable)
        if (!include.ok) return sendRefusal(request, reply, include)
        return sendResult(
          request,
          reply,
          done(await listLocations(context, caller.value, include.value, context.clock())),
        )
      },
    )
  }

  app.get(
    '/api/locations/:id',
    {
      schema: {
        summary: 'One location; to the public only when it is visible',
        tags: ['directory'],
        params: z.object({ id: z.string() }),
        querystring: includeParameter,
        response: versionedAnswers(locationDocument),
      },
    },
    async (request, reply) => {
      const caller = await callerOf(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const { id } = request.params as { id: string }
      const include = parseInclude((request.query as { include?: unknown }).include, includable)
      if (!include.ok) return sendRefusal(request, reply, include)
      if (!/^\d{1,9}$/.test(id)) return sendRefusal(request, reply, refuse('not_found'))
      const found = await getLocation(context, caller.value, Number(id), include.value, context.clock())
      if (found.ok) tagVersion(reply, found.value.data)
      return sendResult(request, reply, found)
    },
  )
}
