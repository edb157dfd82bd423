import type { PlatformCompanyResource } from '@rinda/contract/people/platform'
import {
  companyPayload,
  createCompanyPayload,
  createDomainPayload,
  createPersonPayload,
  personPayload,
  updateDomainPayload,
} from '@rinda/contract/people/platform-payload'
import type { Document } from '@rinda/contract/wire/json-api'
import { z } from 'zod'
import type { PlatformWriting } from '../accounts/platform-write.ts'
import { companyDocument, domainDocument, personDocument } from '../http/documents/platform-documents.ts'
import { document, versionedDocumentOf } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import type { Route } from '../http/route/route.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { ofPlatform } from './routes.ts'

const making = { ...ofPlatform, method: 'POST' } as const
const changing = { ...ofPlatform, method: 'PATCH' } as const
const ofDomain = z.object({ domain: z.string().toLowerCase() })
const isOptional = true

// The platform's admin is here seldom: the verbs are loaded by the first of them.
const verbs = () => import('./write-verbs.ts')

/**
 * Routes by which the platform's admin makes changes. Each is one transaction, with its rows in the history.
 */
export function platformWriteRoutes(context: PlatformWriting): Route[] {
  return [
    writeRoute(
      context,
      {
        ...making,
        path: '/api/platform/companies',
        summary: 'Makes a company; without an `id` it gets the next',
        body: body(createCompanyPayload, { isOptional }),
        answers: document(companyDocument, 201),
      },
      async (within, { asked, body }) => (await verbs()).createCompany(within, asked, body.company),
    ),
    writeRoute(
      context,
      {
        ...changing,
        path: '/api/platform/companies/:companyId',
        summary: 'Changes names, visibility and answers of a company; `profile` is given whole',
        params: z.object({ companyId: pathId }),
        body: body(companyPayload, { isOptional }),
        answers: versionedDocumentOf<Document<PlatformCompanyResource>>(companyDocument),
      },
      async (within, { asked, params, body, expected }) =>
        (await verbs()).updateCompany(within, asked, params.companyId, body.company, expected),
    ),
    writeRoute(
      context,
      {
        ...making,
        path: '/api/platform/domains',
        summary: 'Makes an e-mail domain known',
        body: body(createDomainPayload, { isOptional }),
        answers: document(domainDocument, 201),
      },
      async (within, { asked, body }) => (await verbs()).createDomain(within, asked, body.domain),
    ),
    writeRoute(
      context,
      {
        ...changing,
        path: '/api/platform/domains/:domain',
        summary: 'Changes a domain; with another company its people move there at once',
        params: ofDomain,
        body: body(updateDomainPayload, { isOptional }),
        answers: document(domainDocument),
      },
      async (within, { asked, params, body }) =>
        (await verbs()).updateDomain(within, asked, params.domain, body.domain),
    ),
    writeRoute(
      context,
      {
        ...ofPlatform,
        method: 'DELETE',
        path: '/api/platform/domains/:domain',
        summary: 'Makes a domain unknown; its people are strangers then',
        params: ofDomain,
        answers: document(domainDocument),
      },
      async (within, { asked, params }) => (await verbs()).removeDomain(within, asked, params.domain),
    ),
    writeRoute(
      context,
      {
        ...making,
        path: '/api/platform/people',
        summary: 'Writes down a person before their first sign-in; their company follows from the address',
        body: body(createPersonPayload, { isOptional }),
        answers: document(personDocument, 201),
      },
      async (within, { asked, body }) => (await verbs()).createPerson(within, asked, body.portal_user),
    ),
    writeRoute(
      context,
      {
        ...changing,
        path: '/api/platform/people/:personId',
        summary: 'Changes what a person may do',
        params: z.object({ personId: pathId }),
        body: body(personPayload, { isOptional }),
        answers: document(personDocument),
      },
      async (within, { asked, params, body }) =>
        (await verbs()).updatePerson(within, asked, params.personId, body.portal_user),
    ),
  ]
}
