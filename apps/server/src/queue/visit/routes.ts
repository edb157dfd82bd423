import type { VisitBoardResource } from '@rinda/contract/queue/visit-board'
import type { VisitLocationResource } from '@rinda/contract/queue/visit-location'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import {
  ticketDocument,
  visitBoardDocument,
  visitLocationDocument,
} from '../../http/documents/queue-documents.ts'
import { ticketToken } from '../../http/openapi/describe.ts'
import { document, documentOf } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff, visitors } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { QueueContext } from '../context.ts'
import type { Waits } from '../line/waits.ts'
import { showBoard } from './show-board.ts'
import { showLocation } from './show-location.ts'
import { showTicket } from './show-ticket.ts'

type Context = QueueContext & { waits: Waits; socketKey: string | undefined }

/** Calls of the pages on which visitors see a line: a kiosk, a display, the ticket on a phone, and its paper, which staff print again. */
export function visitRoutes(context: Context): Route[] {
  const ofPage = { method: 'GET', tag: 'visit', who: visitors, params: z.object({ id: pathId }) } as const
  return [
    route(
      {
        ...ofPage,
        path: '/api/visit/locations/:id',
        summary: 'A location as its line stands now: its services, their waits, and why one takes nobody',
        answers: documentOf<Document<VisitLocationResource>>(visitLocationDocument),
      },
      async ({ caller, params, now }) => inDocument(await showLocation(context, caller, params.id, now)),
    ),
    route(
      {
        ...ofPage,
        path: '/api/visit/locations/:id/board',
        summary: 'Who is called at a location, and who is next, as a call display shows it',
        answers: documentOf<Document<VisitBoardResource>>(visitBoardDocument),
      },
      async ({ caller, params, now }) => inDocument(await showBoard(context, caller, params.id, now)),
    ),
    route(
      {
        ...ofPage,
        path: '/api/visit/tickets/:id',
        headers: ticketToken,
        summary: 'The ticket of a visitor, by its token in the header X-Ticket-Token',
        answers: document(ticketDocument),
      },
      async ({ caller, params, now }) => inDocument(await showTicket(context, caller, params.id, now)),
    ),
    writeRoute(
      context,
      {
        ...{ method: 'POST', tag: 'queue', who: staff, params: z.object({ id: pathId }) },
        path: '/api/portal/tickets/:id/paper',
        summary: 'A ticket that waits, with its token, to be printed again; 409 where it waits no more',
        tellsOnce: 'token',
        answers: document(ticketDocument),
      },
      async (within, { asked, params }) => {
        // Paper runs out seldom: what does it is loaded when it is first asked for.
        const { printAgain } = await import('../paper/print-again.ts')
        return printAgain(within, asked, params.id)
      },
    ),
  ]
}

function inDocument<Data>(result: Result<Data>): Result<{ data: Data }> {
  return result.ok ? done({ data: result.value }) : result
}
