import { z } from 'zod'
import { ticketDocument } from '../../http/queue-documents.ts'
import { document } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import type { Route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { QueueContext } from '../context.ts'

/** Calls about the paper on which a ticket stands. */
export function paperRoutes(context: QueueContext): Route[] {
  return [
    writeRoute(
      context,
      {
        ...{ method: 'POST', tag: 'queue', who: staff, params: z.object({ id: pathId }) },
        path: '/api/portal/tickets/:id/paper',
        summary: 'A ticket that waits, with its token, to be printed again; 409 where it waits no more',
        answers: document(ticketDocument),
      },
      async (within, { asked, params }) => {
        // Paper runs out seldom: what does it is loaded when it is first asked for.
        const { printAgain } = await import('./print-again.ts')
        return printAgain(within, asked, params.id)
      },
    ),
  ]
}
