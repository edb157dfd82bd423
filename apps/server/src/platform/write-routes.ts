import {
  companyPayload,
  createCompanyPayload,
  createDomainPayload,
  createPersonPayload,
  personPayload,
  updateDomainPayload,
} from '@rinda/contract/people/platform-payload'
import { rowId } from '@rinda/contract/wire/fields'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createPerson } from '../accounts/create-person.ts'
import type { Asked, PlatformContext, PlatformWriting } from '../accounts/directory-write.ts'
import { updatePerson } from '../accounts/update-person.ts'
import type { Answer } from '../changes/work.ts'
import { parse } from '../edge/parse.ts'
import { sendRefusal } from '../http/api-reply.ts'
import { answers, idempotencyKey } from '../http/describe.ts'
import { companyDocument, domainDocument, personDocument } from '../http/platform-documents.ts'
import { sendWritten } from '../http/written.ts'
import { createCompany } from './create-company.ts'
import { adminOf } from './routes.ts'
import { updateCompany } from './update-company.ts'
import { createDomain, removeDomain, updateDomain } from './write-domain.ts'

type Verb<Payload> = (context: PlatformWriting, asked: Asked, payload: Payload) => Promise<Result<Answer>>

/** What the platform's admin changes. Each is one transaction, with what it leaves in the history. */
export function platformWriteRoutes(app: FastifyInstance, context: PlatformContext): void {
  const shared = { tags: ['platform'], headers: idempotencyKey }

  async function send<Schema extends z.ZodType>(
    { request, reply, status = 200 }: { request: FastifyRequest; reply: FastifyReply; status?: number },
    schema: Schema,
    verb: Verb<z.output<Schema>>,
  ): Promise<FastifyReply> {
    const admin = await adminOf(context, request)
    if (!admin.ok) return sendRefusal(request, reply, admin)
    const payload = parse(schema, request.body ?? {})
    if (!payload.ok) return sendRefusal(request, reply, payload)
    const caller = admin.value
    return await sendWritten(context, { request, reply, caller, status }, (within, key, now) =>
      verb(within, { caller, request: key, now }, payload.value),
    )
  }

  app.post(
    '/api/platform/companies',
    {
      schema: {
        ...shared,
        summary: 'Makes a company; without an `id` it gets the next',
        body: createCompanyPayload,
        response: answers(companyDocument, 201),
      },
    },
    (request, reply) =>
      send({ request, reply, status: 201 }, createCompanyPayload, (within, asked, { company }) =>
        createCompany(within, asked, company),
      ),
  )

  app.patch(
    '/api/platform/companies/:companyId',
    {
      schema: {
        ...shared,
        summary: 'Changes names, visibility and answers of a company; `profile` is given whole',
        params: z.object({ companyId: z.string() }),
        body: companyPayload,
        response: answers(companyDocument),
      },
    },
    (request, reply) =>
      send({ request, reply }, companyPayload, async (within, asked, { company }) => {
        const id = idIn(request, 'companyId')
        return id === undefined ? refuse('not_found') : await updateCompany(within, asked, id, company)
      }),
  )

  app.post(
    '/api/platform/domains',
    {
      schema: {
        ...shared,
        summary: 'Makes an e-mail domain known',
        body: createDomainPayload,
        response: answers(domainDocument, 201),
      },
    },
    (request, reply) =>
      send({ request, reply, status: 201 }, createDomainPayload, (within, asked, { domain }) =>
        createDomain(within, asked, domain),
      ),
  )

  const params = z.object({ domain: z.string() })
  app.patch(
    '/api/platform/domains/:domain',
    {
      schema: {
        ...shared,
        summary: 'Changes a domain; with another company its people move there at once',
        params,
        body: updateDomainPayload,
        response: answers(domainDocument),
      },
    },
    (request, reply) =>
      send({ request, reply }, updateDomainPayload, (within, asked, { domain }) =>
        updateDomain(within, asked, domainIn(request), domain),
      ),
  )

  app.delete(
    '/api/platform/domains/:domain',
    {
      schema: {
        ...shared,
        summary: 'Makes a domain unknown; its people are strangers then',
        params,
        response: answers(domainDocument),
      },
    },
    (request, reply) =>
      send({ request, reply }, z.unknown(), (within, asked) =>
        removeDomain(within, asked, domainIn(request)),
      ),
  )

  app.post(
    '/api/platform/people',
    {
      schema: {
        ...shared,
        summary: 'Writes down a person before their first sign-in; their company follows from the address',
        body: createPersonPayload,
        response: answers(personDocument, 201),
      },
    },
    (request, reply) =>
      send({ request, reply, status: 201 }, createPersonPayload, (within, asked, { portal_user: input }) =>
        createPerson(within, asked, input),
      ),
  )

  app.patch(
    '/api/platform/people/:personId',
    {
      schema: {
        ...shared,
        summary: 'Changes what a person may do',
        params: z.object({ personId: z.string() }),
        body: personPayload,
        response: answers(personDocument),
      },
    },
    (request, reply) =>
      send({ request, reply }, personPayload, async (within, asked, { portal_user: input }) => {
        const id = idIn(request, 'personId')
        return id === undefined ? refuse('not_found') : await updatePerson(within, asked, id, input)
      }),
  )
}

function idIn(request: FastifyRequest, name: 'companyId' | 'personId'): number | undefined {
  const id = rowId.safeParse((request.params as Record<string, string>)[name])
  return id.success ? id.data : undefined
}

function domainIn(request: FastifyRequest): string {
  return (request.params as { domain: string }).domain.toLowerCase()
}
