import { companyLineRulesPayload } from '@rinda/contract/set-up/company-line-rules'
import { done } from '@rinda/contract/wire/refusals'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import { lineRulesDocument } from '../../http/documents/queue-documents.ts'
import { document } from '../../http/route/answers.ts'
import { lateBody } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { companyAdmins } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'

/** Routes for admins of all of a company; one who is limited to some of its locations sets the rules of those alone. */
const ofCompany = {
  tag: 'directory',
  path: '/api/portal/line_rules',
  who: companyAdmins,
} as const

// Rules are set seldom: what does it is loaded when it is first asked for.
const verbs = () => import('./line-rules.ts')

/** Routes by which a company's own admins set the rules of its line. */
export function lineRuleRoutes(context: PlatformWriting): Route[] {
  return [
    route(
      {
        ...ofCompany,
        method: 'GET',
        summary: 'Rules of the line of the company, and what holds where it says nothing',
        answers: document(lineRulesDocument),
      },
      async ({ caller }) => {
        const found = await (await verbs()).findLineRules(context.db, caller)
        return found.ok ? done({ data: found.value }) : found
      },
    ),
    writeRoute(
      context,
      {
        ...ofCompany,
        method: 'PATCH',
        summary: 'Changes the rules that are named; null: as it holds otherwise',
        body: lateBody(companyLineRulesPayload, { name: 'line_rules' }),
        answers: document(lineRulesDocument),
      },
      async (within, { asked, body }) =>
        body.ok ? await (await verbs()).updateLineRules(within, asked, body.value.line_rules) : body,
    ),
  ]
}
