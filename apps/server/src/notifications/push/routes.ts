import { askForPush, type TicketPushResource } from '@rinda/contract/queue/ticket-push'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { ticketPushDocument } from '../../http/documents/message-documents.ts'
import { ticketToken } from '../../http/openapi/describe.ts'
import { document } from '../../http/route/answers.ts'
import { body } from '../../http/route/body.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'
import type { PushContext } from './ticket-push.ts'

/** Routes by which the holder of a ticket, by its token in the header X-Ticket-Token, is told of their turn also with the page closed. */
export function pushRoutes(context: PushContext): Route[] {
  const ofTicket = {
    tag: 'visit',
    path: '/api/visit/tickets/:id/push',
    headers: ticketToken,
    who: visitors,
    params: z.object({ id: pathId }),
    answers: document(ticketPushDocument),
  } as const
  return [
    route(
      {
        ...{ ...ofTicket, method: 'GET' },
        summary:
          'The public key that a browser subscribes with to be told of a ticket, and whether any is told',
      },
      async ({ caller, params, now }) => {
        const { showPush } = await import('./ticket-push.ts')
        return inDocument(await showPush(context, caller, params.id, now))
      },
    ),
    route(
      {
        ...{ ...ofTicket, method: 'POST', body: body(askForPush) },
        summary:
          'Has a browser told, by Web Push, that a ticket is next and that it is called, until it has ended',
      },
      async ({ caller, params, body, now }) => {
        const { startPush } = await import('./ticket-push.ts')
        const asked = { ticketId: params.id, push: body.push }
        return inDocument(await startPush(context, caller, asked, now))
      },
    ),
    route(
      { ...ofTicket, method: 'DELETE', summary: 'Has no browser told of a ticket any more' },
      async ({ caller, params, now }) => {
        const { stopPush } = await import('./ticket-push.ts')
        return inDocument(await stopPush(context, caller, params.id, now))
      },
    ),
  ]
}

function inDocument(result: Result<TicketPushResource>): Result<{ data: TicketPushResource }> {
  return result.ok ? done({ data: result.value }) : result
}
