import { newWebhookPayload, webhookPayload } from '@rinda/contract/set-up/webhook'
import { done } from '@rinda/contract/wire/refusals'
import { deliveryStates, webhookEvents, webhookTest } from '@rinda/domain/company/webhook-event'
import { z } from 'zod'
import {
  deliveryDocument,
  deliveryListDocument,
  webhookDocument,
  webhookListDocument,
} from '../http/documents/integration-documents.ts'
import { chosenCompany } from '../http/openapi/describe.ts'
import { linkAfter, pageParameters } from '../http/paging.ts'
import { document } from '../http/route/answers.ts'
import { lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { companyAdmins } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { DeliveryContext } from './deliveries.ts'
import type { SetUpContext } from './set-up-webhooks.ts'

const path = '/api/portal/webhooks'
const one = `${path}/:webhookId`
const ofAdmins = {
  tag: 'directory',
  who: companyAdmins,
} as const
const ofOne = { ...ofAdmins, params: z.object({ webhookId: pathId }) }
const ofDeliveries = z.object({
  state: z.enum(deliveryStates, 'field_wrong').optional(),
  event: z.enum([...webhookEvents, webhookTest], 'field_wrong').optional(),
  'page[after]': pageParameters['page[after]'],
})

// Webhooks are set up seldom: what does it is loaded when it is first asked for.
const setUp = () => import('./set-up-webhooks.ts')
const sent = () => import('./deliveries.ts')

/** Routes by which admins have other systems told of their company's changes, and see what was sent. */
export function webhookRoutes(context: SetUpContext & DeliveryContext): Route[] {
  return [
    route(
      {
        ...{ ...ofAdmins, method: 'GET', path, query: chosenCompany },
        summary: 'Webhooks of the company',
        answers: document(webhookListDocument),
      },
      async ({ caller, query, now }) => {
        const listed = await (await setUp()).listWebhooks(context, caller, query.company_id, now)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'POST', path },
        summary: 'Makes a webhook; its secret is told in this answer alone',
        tellsOnce: 'secret',
        body: lateBody(newWebhookPayload, { name: 'webhook' }),
        answers: document(webhookDocument, 201),
      },
      async (within, { asked, body }) =>
        body.ok ? await (await setUp()).makeWebhook(within, asked, body.value.webhook) : body,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofOne, method: 'PATCH', path: one },
        summary: 'Changes what is named of a webhook; switched off it is told nothing',
        body: lateBody(webhookPayload, { name: 'webhook' }),
        answers: document(webhookDocument),
      },
      async (within, { asked, params, body }) =>
        body.ok
          ? await (await setUp()).changeWebhook(within, asked, params.webhookId, body.value.webhook)
          : body,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofOne, method: 'DELETE', path: one },
        summary: 'Removes a webhook, with what was to be sent to it',
        answers: document(webhookDocument),
      },
      async (within, { asked, params }) => (await setUp()).endWebhook(within, asked, params.webhookId),
    ),
    writeRoute(
      context,
      {
        ...{ ...ofOne, method: 'POST', path: `${one}/secret` },
        summary: 'Makes another secret, told in this answer alone; for a day the one before signs too',
        tellsOnce: 'secret',
        answers: document(webhookDocument, 201),
      },
      async (within, { asked, params }) => (await setUp()).rotateSecret(within, asked, params.webhookId),
    ),
    route(
      {
        ...{ ...ofOne, method: 'POST', path: `${one}/test` },
        summary: 'Sends a message that tells of nothing',
        answers: document(deliveryDocument, 201),
      },
      async ({ caller, params, now }) => {
        const made = await (await sent()).sendTest(context, caller, params.webhookId, now)
        return made.ok ? done({ data: made.value }) : made
      },
    ),
    route(
      {
        ...{ ...ofOne, method: 'GET', path: `${one}/deliveries`, query: ofDeliveries },
        summary: 'What was sent to a webhook in the last two weeks, the latest first',
        answers: document(deliveryListDocument),
      },
      async ({ caller, params, query, request }) => {
        const { state, event, 'page[after]': after } = query
        const filter = { state, event }
        const listed = await (await sent()).listDeliveries(context, caller, params.webhookId, filter, after)
        if (!listed.ok) return listed
        const { data, next } = listed.value
        return done({ data, links: { next: next === null ? null : linkAfter(request, String(next)) } })
      },
    ),
    route(
      {
        ...{ ...ofAdmins, method: 'POST', path: `${one}/deliveries/:deliveryId/replay` },
        params: z.object({ webhookId: pathId, deliveryId: pathId }),
        summary: 'Sends one message once more, under the same id',
        answers: document(deliveryDocument),
      },
      async ({ caller, params, now }) => {
        const again = await (await sent()).sendAgain(context, caller, params, now)
        return again.ok ? done({ data: again.value }) : again
      },
    ),
  ]
}
