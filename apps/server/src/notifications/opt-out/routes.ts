import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { optOutDocument } from '../../http/documents/message-documents.ts'
import { document } from '../../http/route/answers.ts'
import { fileBody } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'

const token = z.string('field_wrong').max(120, 'field_wrong')
const mostBytes = 4096
const ofLink = {
  tag: 'visit',
  path: '/api/visit/opt_outs/:token',
  who: visitors,
  params: z.object({ token }),
  answers: document(optOutDocument),
} as const

const acts = [
  { method: 'GET', summary: 'Whose messages the link of one of them stops, and whether they are' },
  {
    method: 'POST',
    summary: 'Stops reminders of a company to the address of a link, in one click too (RFC 8058)',
    isOut: true,
  },
  { method: 'DELETE', summary: 'Lets them come again', isOut: false },
] as const

/** Routes by which somebody stops messages that they did not ask for, by the link that stands in each. */
export function optOutRoutes({ db }: { db: Database }): Route[] {
  return acts.map(({ method, summary, ...act }) =>
    // A program for mail sends a form with it (RFC 8058): whatever it says, the link says enough.
    route(
      { ...ofLink, method, summary, ...(method === 'POST' ? { body: fileBody(mostBytes) } : {}) },
      async ({ params, now }) => {
        const { optOut } = await import('./opt-out.ts')
        const shown = await optOut(db, { token: params.token, ...act }, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  )
}
