import type { PaymentRehearsalResource } from '@rinda/contract/booking/payment-rehearsal'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { undescribed } from '../../http/route/answers.ts'
import { body, fileBody } from '../../http/route/body.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'
import { beginRehearsal, chooseInRehearsal, type RehearsalContext, showRehearsal } from './rehearsal.ts'

const mostBytes = 16 * 1024
const path = '/api/rehearsals/:companyId'
const ofPage = {
  tag: 'visit',
  ...{ who: visitors, path: `${path}/:rehearsalId` },
  params: z.object({ companyId: pathId, rehearsalId: z.uuid('not_found') }),
  answers: undescribed<Document<PaymentRehearsalResource>>(),
} as const
const choice = z.object({ rehearsal: z.object({ choice: z.enum(['paid', 'canceled'], 'field_wrong') }) })

/** Routes of the gateway with which a demo rehearses payments. They are there in a demo alone. */
export function rehearsalRoutes(context: RehearsalContext): Route[] {
  return [
    route(
      {
        ...{ method: 'POST', tag: 'visit', who: visitors, path },
        params: z.object({ companyId: pathId }),
        summary: 'Begins the rehearsal of a payment, as a gateway would begin a real one',
        body: fileBody(mostBytes),
        answers: undescribed(),
      },
      async ({ params, body: sent, request, now }) => {
        const call = { headers: request.headers, body: sent?.toString() ?? '' }
        return await beginRehearsal(context, params.companyId, call, now)
      },
    ),
    route({ ...ofPage, method: 'GET', summary: 'A payment that is rehearsed' }, async ({ params }) => {
      const shown = await showRehearsal(context, params)
      return shown.ok ? done({ data: shown.value }) : shown
    }),
    route(
      {
        ...{ ...ofPage, method: 'POST', body: body(choice) },
        summary: 'Does as if somebody had paid it, or had given up, and tells of it',
      },
      async ({ params, body: sent, now }) => {
        const chosen = await chooseInRehearsal(context, params, sent.rehearsal.choice, now)
        return chosen.ok ? done({ data: chosen.value }) : chosen
      },
    ),
  ]
}
