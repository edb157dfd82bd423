import { createPortalUserPayload, updatePortalUserPayload } from '@rinda/contract/people/portal-user-payload'
import { z } from 'zod'
import { invitationDocument, portalPersonDocument } from '../http/documents/people-documents.ts'
import { portalOrigin } from '../http/origin.ts'
import { document } from '../http/route/answers.ts'
import { lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import type { Route } from '../http/route/route.ts'
import { companyAdmins } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { CallerContext } from '../sign-in/callers.ts'
import { changeSameCompanyAccount } from './change-same-company-account.ts'
import { invitePerson } from './invite-person.ts'
import { makeInvitation, type WriteInvitation } from './make-invitation.ts'
import type { PlatformWriting } from './platform-write.ts'

type Context = PlatformWriting & {
  config: CallerContext['config']
  /** Tells whether anybody carries mails, and has those sent that are due. */
  hasMail: boolean
  writeInvitation: WriteInvitation
  wakeMessages: (at: Date) => void
}

const ofAccounts = {
  tag: 'people',
  who: companyAdmins,
} as const
const ofOne = { ...ofAccounts, params: z.object({ personId: pathId }) }

/**
 * Routes by which a company's people are administered: who has an account, what they may do, and the link for
 * their password.
 */
export function portalUserWriteRoutes(context: Context): Route[] {
  return [
    writeRoute(
      context,
      {
        ...ofAccounts,
        method: 'POST',
        path: '/api/portal/portal_users',
        summary: 'Gives somebody an account of the company; the platform admin may name another company',
        body: lateBody(createPortalUserPayload, { name: 'portal_user' }),
        answers: document(portalPersonDocument, 201),
      },
      async (within, { asked, body }) =>
        body.ok ? await invitePerson(within, asked, body.value.portal_user) : body,
    ),
    writeRoute(
      context,
      {
        ...ofOne,
        method: 'PATCH',
        path: '/api/portal/portal_users/:personId',
        summary: 'Changes what is named of somebody of the company; not active, they are signed out',
        body: lateBody(updatePortalUserPayload, { name: 'portal_user' }),
        answers: document(portalPersonDocument),
      },
      async (within, { asked, params, body }) =>
        body.ok
          ? await changeSameCompanyAccount(within, asked, params.personId, body.value.portal_user)
          : body,
    ),
    writeRoute(
      context,
      {
        ...ofOne,
        method: 'POST',
        path: '/api/portal/portal_users/:personId/invitation',
        summary:
          'A link with which somebody chooses a password, once, which is mailed to them too; it ends the one before',
        tellsOnce: 'url',
        answers: document(invitationDocument, 201),
      },
      async (within, { asked, params, now, request }) => {
        const { config, hasMail } = context
        const origin = portalOrigin(request, config)
        const isBuiltIn = config.oidc === undefined
        const made = await makeInvitation({ ...within, isBuiltIn, origin }, asked, params.personId)
        if (made.ok && hasMail) context.wakeMessages(now)
        return made
      },
    ),
  ]
}
