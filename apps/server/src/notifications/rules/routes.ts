import { messageRulesPayload } from '@rinda/contract/set-up/message-rules'
import { done } from '@rinda/contract/wire/refusals'
import { mayManageAccounts } from '@rinda/domain/access/people'
import { accountManagerOf } from '../../accounts/people-write.ts'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import { messageRulesDocument } from '../../http/message-documents.ts'
import { document } from '../../http/route/answers.ts'
import { lateBody } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { onlyIf, staff } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'

/** Whoever administers all of a company. */
const ofCompany = {
  tag: 'directory',
  path: '/api/portal/message_rules',
  who: onlyIf(staff, (caller) => mayManageAccounts(accountManagerOf(caller))),
} as const

// Rules are set seldom: what does it is loaded when it is first asked for.
const verbs = () => import('./message-rules.ts')

/** Routes by which a company's own admins set the rules of the messages to their visitors. */
export function messageRuleRoutes(context: PlatformWriting): Route[] {
  return [
    route(
      {
        ...ofCompany,
        method: 'GET',
        summary: 'Rules of the messages to visitors of the company, and what holds where it says nothing',
        answers: document(messageRulesDocument),
      },
      async ({ caller }) => {
        const found = await (await verbs()).findMessageRules(context.db, caller)
        return found.ok ? done({ data: found.value }) : found
      },
    ),
    writeRoute(
      context,
      {
        ...ofCompany,
        method: 'PATCH',
        summary: 'Changes the rules of messages that are named; null: as it holds otherwise',
        body: lateBody(messageRulesPayload, { name: 'message_rules' }),
        answers: document(messageRulesDocument),
      },
      async (within, { asked, body }) =>
        body.ok ? await (await verbs()).updateMessageRules(within, asked, body.value.message_rules) : body,
    ),
  ]
}
