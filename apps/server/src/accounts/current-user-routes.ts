import type { PortalUserResource } from '@rinda/contract/set-up/objects'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import type { Publish } from '../changes/committed.ts'
import type { Database } from '../database/database.ts'
import { currentUserDocument } from '../http/documents/people-documents.ts'
import { isByHttps } from '../http/origin.ts'
import { documentOf, nothing } from '../http/route/answers.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import type { CallerContext } from '../sign-in/callers.ts'
import { clearedSessionCookie } from '../sign-in/session-cookie.ts'
import { endSession } from '../sign-in/sessions/end-session.ts'
import { currentUser } from './current-user.ts'

type Context = { db: Database; publish: Publish; config: CallerContext['config']; isProduction: boolean }

/** The signed-in person with what they may do, and the end of their sign-in. */
export function currentUserRoutes({ db, publish, config, isProduction }: Context): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/api/portal/current_portal_user',
        summary: 'Who is signed in, and what they may do',
        tag: 'people',
        who: staff,
        answers: documentOf<Document<PortalUserResource>>(currentUserDocument),
      },
      async ({ caller }) => {
        const user = await currentUser(db, caller, isProduction)
        return user.ok ? done({ data: user.value }) : user
      },
    ),
    route(
      {
        method: 'DELETE',
        path: '/api/portal/portal_users/sign_out',
        summary: 'Ends the sign-in',
        tag: 'people',
        who: staff,
        answers: nothing,
      },
      async ({ caller, now }) => {
        await endSession({ db, publish }, caller.user, now)
        return done({ headers: { 'set-cookie': clearedSessionCookie(isByHttps(config)) } })
      },
    ),
  ]
}
