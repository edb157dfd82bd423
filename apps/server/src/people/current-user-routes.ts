import type { PortalUserResource } from '@rinda/contract/directory'
import { done, refuse } from '@rinda/contract/refusals'
import { companyFacts } from '@rinda/rulebook/company-facts'
import type { FastifyInstance } from 'fastify'
import { profileOf } from '../access/caller.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { type CallerContext, callerAmong } from '../http/callers.ts'
import { findCompany } from '../locations/store.ts'
import { isSecureOrigin, portalOrigin } from './portal-origin.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endSession } from './sessions/end-session.ts'

/** The signed-in person with what they may do, and the end of their sign-in. */
export function currentUserRoutes(
  app: FastifyInstance,
  context: CallerContext & { isProduction: boolean },
): void {
  app.get(
    '/api/portal/current_portal_user',
    { schema: { summary: 'Who is signed in, and what they may do', tags: ['people'] } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const { user } = caller.value
      const company = await findCompany(context.db, user.companyId)
      if (!company) return sendRefusal(request, reply, refuse('not_found'))
      const { name, name_lv, name_en, name_ru } = company
      const answers = {
        companyId: user.companyId,
        override: company.profile,
        isProduction: context.isProduction,
      }
      const data: PortalUserResource = {
        id: String(user.portalUserId),
        type: 'portal_user',
        attributes: {
          company_id: user.companyId,
          email: user.email,
          name: user.name,
          role: user.role,
          token: user.token ?? '',
          permissions: [...user.permissions],
          updated_at: user.updatedAt.toISOString(),
          language: null,
          company: {
            id: user.companyId,
            name,
            name_lv,
            name_en,
            name_ru,
            logo: companyFacts(user.companyId).logo,
          },
          profile: profileOf(caller.value, answers),
        },
      }
      return sendResult(request, reply.header('cache-control', 'no-store'), done({ data }))
    },
  )

  app.delete(
    '/api/portal/portal_users/sign_out',
    { schema: { summary: 'Ends the sign-in', tags: ['people'] } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      await endSession(context.db, caller.value.user)
      clearSessionCookie(reply, isSecureOrigin(portalOrigin(request, context.config)))
      return reply.code(204).send()
    },
  )
}
