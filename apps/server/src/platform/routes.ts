import { email, rowId, text } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { isPlatformAdmin, type PlatformWriting } from '../accounts/platform-write.ts'
import { listPeople } from '../accounts/show-people.ts'
import {
  companiesDocument,
  companyDocument,
  domainsDocument,
  historyDocument,
  peopleDocument,
  previewDocument,
} from '../http/documents/platform-documents.ts'
import { document } from '../http/route/answers.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { onlyIf, staff } from '../http/route/who.ts'

// One person looks at the platform, and seldom: what answers them is loaded when they ask.
const companies = () => import('./show-companies.ts')

const peopleQuery = z.object({
  company_id: rowId.optional(),
  q: text(100).optional(),
})
const previewQuery = z.object({ email: email.refine((value) => value !== '', 'field_required') })
const historyQuery = z.object({
  kind: z.enum(['company', 'domain', 'portal_user'], 'field_wrong').optional(),
  id: text(254).optional(),
  before: rowId.optional(),
})

/** Access to every call of the platform: its admins alone. */
export const ofPlatform = { tag: 'platform', who: onlyIf(staff, isPlatformAdmin) } as const
const reading = { ...ofPlatform, method: 'GET' } as const

/**
 * Routes by which the platform's admin reads: companies, domains, people, what somebody would see, and who
 * changed what.
 */
export function platformRoutes(context: PlatformWriting): Route[] {
  const { db } = context
  return [
    route(
      {
        ...reading,
        path: '/api/platform/companies',
        summary: 'Every company, shown or not',
        answers: document(companiesDocument),
      },
      async () => done({ data: await (await companies()).listPlatformCompanies(context) }),
    ),
    route(
      {
        ...reading,
        path: '/api/platform/companies/:companyId',
        summary: 'One company, and what holds where it says nothing',
        params: z.object({ companyId: pathId }),
        answers: document(companyDocument),
      },
      async ({ params }) => {
        const { findPlatformCompany } = await companies()
        const company = await findPlatformCompany(context, params.companyId)
        return company ? done({ data: company }) : refuse('not_found')
      },
    ),
    route(
      {
        ...reading,
        path: '/api/platform/domains',
        summary: 'Every known e-mail domain',
        answers: document(domainsDocument),
      },
      async () => {
        const { listDomains } = await import('../accounts/domains/show-domains.ts')
        return done({ data: await listDomains(db) })
      },
    ),
    route(
      {
        ...reading,
        path: '/api/platform/people',
        summary: 'People of the portal',
        query: peopleQuery,
        answers: document(peopleDocument),
      },
      async ({ query: { company_id: companyId, q: text } }) => {
        const sought = { ...(companyId ? { companyId } : {}), ...(text ? { text } : {}) }
        return done({ data: await listPeople(db, sought) })
      },
    ),
    route(
      {
        ...reading,
        path: '/api/platform/preview',
        summary: 'What somebody would see',
        query: previewQuery,
        answers: document(previewDocument),
      },
      async ({ query }) => {
        const { previewPerson } = await import('../accounts/preview/preview.ts')
        const preview = await previewPerson(context, query.email.toLowerCase())
        return preview.ok ? done({ data: preview.value }) : preview
      },
    ),
    route(
      {
        ...reading,
        path: '/api/platform/history',
        summary: 'Who changed what',
        query: historyQuery,
        answers: document(historyDocument),
      },
      async ({ query: { kind, id, before } }) => {
        const input = { ...(kind ? { kind } : {}), ...(id ? { id } : {}), ...(before ? { before } : {}) }
        const { listHistory } = await import('./history.ts')
        const { changes, next } = await listHistory(db, input)
        const more = new URLSearchParams({
          ...(kind ? { kind } : {}),
          ...(id ? { id } : {}),
          before: String(next),
        })
        return done({
          data: changes,
          links: { next: next === null ? null : `/api/platform/history?${more}` },
        })
      },
    ),
  ]
}
