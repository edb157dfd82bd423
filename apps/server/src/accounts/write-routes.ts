import type { InvitationResource } from '@rinda/contract/people/portal-user-payload'
import { createPortalUserPayload, updatePortalUserPayload } from '@rinda/contract/people/portal-user-payload'
import { rowId } from '@rinda/contract/wire/fields'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayManageAccounts } from '@rinda/domain/access/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { parse } from '../edge/parse.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { answers, idempotencyKey } from '../http/describe.ts'
import { invitationDocument, portalPersonDocument } from '../http/people-documents.ts'
import { portalOrigin } from '../http/portal-origin.ts'
import { sendWritten } from '../http/written.ts'
import { callerAmong } from '../sign-in/callers.ts'
import { invitationPath } from '../sign-in/invitations/invitation-path.ts'
import { changeSameCompanyAccount } from './change-same-company-account.ts'
import type { PlatformContext } from './directory-write.ts'
import { invitePerson } from './invite-person.ts'
import { makeInvitation } from './make-invitation.ts'
import { accountManagerOf } from './people-write.ts'

const params = z.object({ personId: z.string() })

/** What those change who administer a company's people: who has an account, what they may do, and the link for their password. */
export function portalUserWriteRoutes(app: FastifyInstance, context: PlatformContext): void {
  const shared = { tags: ['people'], headers: idempotencyKey }

  app.post(
    '/api/portal/portal_users',
    {
      schema: {
        ...shared,
        summary: 'Gives somebody an account of the company; the platform admin may name another company',
        body: createPortalUserPayload,
        response: answers(portalPersonDocument, 201),
      },
    },
    async (request, reply) => {
      const caller = await managerAmong(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = { request, reply, caller: caller.value, name: 'portal_user', status: 201 }
      return await sendWritten(context, asked, async (within, key, now, sent) => {
        const payload = parse(createPortalUserPayload, sent)
        if (!payload.ok) return payload
        return await invitePerson(
          within,
          { caller: caller.value, request: key, now },
          payload.value.portal_user,
        )
      })
    },
  )

  app.patch(
    '/api/portal/portal_users/:personId',
    {
      schema: {
        ...shared,
        summary: 'Changes what is named of somebody of the company; not active, they are signed out',
        params,
        body: updatePortalUserPayload,
        response: answers(portalPersonDocument),
      },
    },
    async (request, reply) => {
      const caller = await managerAmong(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const asked = { request, reply, caller: caller.value, name: 'portal_user' }
      return await sendWritten(context, asked, async (within, key, now, sent) => {
        const id = idIn(request)
        const payload = parse(updatePortalUserPayload, sent)
        if (!payload.ok) return payload
        if (id === undefined) return refuse('not_found')
        const by = { caller: caller.value, request: key, now }
        return await changeSameCompanyAccount(within, by, id, payload.value.portal_user)
      })
    },
  )

  app.post(
    '/api/portal/portal_users/:personId/invitation',
    {
      schema: {
        tags: ['people'],
        summary: 'A link with which somebody chooses a password, once; it ends the one before',
        params,
        response: answers(invitationDocument, 201),
      },
    },
    async (request, reply) => {
      const caller = await managerAmong(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const id = idIn(request)
      if (id === undefined) return sendRefusal(request, reply, refuse('not_found'))
      const made = await makeInvitation(context, { caller: caller.value, now: context.clock() }, id)
      if (!made.ok) return sendRefusal(request, reply, made)
      const { secret, expiresAt } = made.value
      const origin = portalOrigin(request, context.config)
      const isBuiltIn = context.config.oidc === undefined
      const data: InvitationResource = {
        id: String(id),
        type: 'invitation',
        attributes: {
          url: isBuiltIn ? `${origin}${invitationPath}/${secret}` : `${origin}/login`,
          sets_password: isBuiltIn,
          expires_at: isBuiltIn ? expiresAt.toISOString() : null,
        },
      }
      reply.header('cache-control', 'no-store')
      return sendResult(request, reply, done({ data }), 201)
    },
  )
}

/** Whoever keeps the accounts of people, or why not: nobody is asked to sign in, anybody else is forbidden. */
async function managerAmong(
  context: PlatformContext,
  request: FastifyRequest,
): Promise<Result<PortalCaller>> {
  const caller = await callerAmong(context, request, ['portal'])
  return caller.ok && !mayManageAccounts(accountManagerOf(caller.value)) ? refuse('forbidden') : caller
}

function idIn(request: FastifyRequest): number | undefined {
  const id = rowId.safeParse((request.params as { personId: string }).personId)
  return id.success ? id.data : undefined
}
