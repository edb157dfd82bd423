import { email, rowId } from '@rinda/contract/wire/fields'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { isPlatformAdmin, type PlatformContext } from '../accounts/directory-write.ts'
import { previewPerson } from '../accounts/preview.ts'
import { listDomains } from '../accounts/show-domains.ts'
import { listPeople } from '../accounts/show-people.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers } from '../http/describe.ts'
import {
  companiesDocument,
  companyDocument,
  domainsDocument,
  historyDocument,
  peopleDocument,
  previewDocument,
} from '../http/platform-documents.ts'
import { parseQuery } from '../http/query.ts'
import { callerAmong } from '../sign-in/callers.ts'
import { listHistory } from './history.ts'
import { findPlatformCompany, listPlatformCompanies } from './show-companies.ts'

/** The platform's admin, or why not: nobody is asked to sign in, anybody else is forbidden. */
export async function adminOf(
  context: PlatformContext,
  request: FastifyRequest,
): Promise<Result<PortalCaller>> {
  const caller = await callerAmong(context, request, ['portal'])
  return caller.ok && !isPlatformAdmin(caller.value) ? refuse('forbidden') : caller
}

const peopleQuery = z.object({
  company_id: rowId.optional(),
  q: z.string('field_wrong').max(100, 'field_too_long').optional(),
})
const previewQuery = z.object({ email: email.refine((value) => value !== '', 'field_required') })
const historyQuery = z.object({
  kind: z.enum(['company', 'domain', 'portal_user'], 'field_wrong').optional(),
  id: z.string('field_wrong').max(254, 'field_too_long').optional(),
  before: rowId.optional(),
})

/** What the platform's admin reads: companies, domains, people, what somebody would see, and who changed what. */
export function platformRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { db } = context
  const tags = ['platform']

  app.get(
    '/api/platform/companies',
    { schema: { summary: 'Every company, shown or not', tags, response: answers(companiesDocument) } },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      return sendResult(request, reply, done({ data: await listPlatformCompanies(context) }))
    },
  )

  app.get(
    '/api/platform/companies/:companyId',
    {
      schema: {
        summary: 'One company, and what holds where it says nothing',
        tags,
        params: z.object({ companyId: z.string() }),
        response: answers(companyDocument),
      },
    },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      const id = rowId.safeParse((request.params as { companyId: string }).companyId)
      const company = id.success ? await findPlatformCompany(context, id.data) : undefined
      return sendResult(request, reply, company ? done({ data: company }) : refuse('not_found'))
    },
  )

  app.get(
    '/api/platform/domains',
    { schema: { summary: 'Every known e-mail domain', tags, response: answers(domainsDocument) } },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      return sendResult(request, reply, done({ data: await listDomains(db) }))
    },
  )

  app.get(
    '/api/platform/people',
    {
      schema: {
        summary: 'People of the portal',
        tags,
        querystring: peopleQuery,
        response: answers(peopleDocument),
      },
    },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      const query = parseQuery(peopleQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { company_id: companyId, q: text } = query.value
      const sought = { ...(companyId ? { companyId } : {}), ...(text ? { text } : {}) }
      return sendResult(request, reply, done({ data: await listPeople(db, sought) }))
    },
  )

  app.get(
    '/api/platform/preview',
    {
      schema: {
        summary: 'What somebody would see',
        tags,
        querystring: previewQuery,
        response: answers(previewDocument),
      },
    },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      const query = parseQuery(previewQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const preview = await previewPerson(context, query.value.email.toLowerCase())
      return sendResult(request, reply, preview.ok ? done({ data: preview.value }) : preview)
    },
  )

  app.get(
    '/api/platform/history',
    {
      schema: {
        summary: 'Who changed what',
        tags,
        querystring: historyQuery,
        response: answers(historyDocument),
      },
    },
    async (request, reply) => {
      const admin = await adminOf(context, request)
      if (!admin.ok) return sendRefusal(request, reply, admin)
      const query = parseQuery(historyQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { kind, id, before } = query.value
      const input = { ...(kind ? { kind } : {}), ...(id ? { id } : {}), ...(before ? { before } : {}) }
      const { changes, next } = await listHistory(db, input)
      const more = new URLSearchParams({
        ...(kind ? { kind } : {}),
        ...(id ? { id } : {}),
        before: String(next),
      })
      const links = { next: next === null ? null : `/api/platform/history?${more}` }
      return sendResult(request, reply, done({ data: changes, links }))
    },
  )
}
