import { done } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { isByHttps } from '../http/portal-origin.ts'
import { type CallerContext, callerAmong } from '../sign-in/callers.ts'
import { clearSessionCookie } from '../sign-in/session-cookie.ts'
import { endSession } from '../sign-in/sessions/end-session.ts'
import { currentUser } from './current-user.ts'

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
      const user = await currentUser(context.db, caller.value, context.isProduction)
      reply.header('cache-control', 'no-store')
      return sendResult(request, reply, user.ok ? done({ data: user.value }) : user)
    },
  )

  app.delete(
    '/api/portal/portal_users/sign_out',
    { schema: { summary: 'Ends the sign-in', tags: ['people'] } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      await endSession(context.db, caller.value.user)
      clearSessionCookie(reply, isByHttps(context.config))
      return reply.code(204).send()
    },
  )
}
