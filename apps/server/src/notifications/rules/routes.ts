import {
  messagePreviewQuery,
  messageRulesPayload,
  messageSamplePayload,
} from '@rinda/contract/set-up/message-rules'
import { done } from '@rinda/contract/wire/refusals'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import { messagePreviewDocument, messageRulesDocument } from '../../http/documents/message-documents.ts'
import { document, nothing } from '../../http/route/answers.ts'
import { body, lateBody } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { companyAdmins } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { PreviewContext } from '../preview/show-preview.ts'

const ofCompany = {
  tag: 'directory',
  path: '/api/portal/message_rules',
  who: companyAdmins,
} as const

type Context = PlatformWriting & PreviewContext & { wakeMessages: (at: Date) => void }

// Rules are set seldom: what does it is loaded when it is first asked for.
const verbs = () => import('./message-rules.ts')

/** Routes by which a company's own admins set the rules of the messages to their visitors. */
export function messageRuleRoutes(context: Context): Route[] {
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
    route(
      {
        ...ofCompany,
        ...{ method: 'GET', path: '/api/portal/message_preview' },
        summary: 'A message of the company as it is sent on each way, about a visit that is made up',
        query: messagePreviewQuery,
        answers: document(messagePreviewDocument),
      },
      async ({ caller, query, now }) => {
        const { showPreview } = await import('../preview/show-preview.ts')
        const shown = await showPreview(context, caller, query, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    route(
      {
        ...ofCompany,
        ...{ method: 'POST', path: '/api/portal/message_samples' },
        summary: 'Sends such a mail to the address of the person who asks, a few times an hour',
        body: body(messageSamplePayload),
        answers: nothing,
      },
      async ({ caller, body, now }) => {
        const { sendSample } = await import('../preview/send-sample.ts')
        const sent = await sendSample(context, caller, body.message_sample, now)
        return sent.ok ? done({ headers: {} }) : sent
      },
    ),
  ]
}
