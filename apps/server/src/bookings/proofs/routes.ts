import { rowId } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { challengeDocument } from '../../http/documents/own-booking-documents.ts'
import { documentOf, nothing } from '../../http/route/answers.ts'
import { body } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'
import type { prove } from './prove.ts'

const hex = z.string('field_wrong').regex(/^[0-9a-f]{1,128}$/, 'field_wrong')
const whole = z.int('field_wrong').min(0, 'field_wrong')

/** A challenge as it was given, with what solves it. */
const proof = z.object({
  proof: z.object({
    company_id: rowId,
    challenge: z.object({
      signature: hex,
      parameters: z.object({
        ...{ algorithm: z.literal('PBKDF2/SHA-256', 'field_wrong'), nonce: hex, salt: hex, keyPrefix: hex },
        ...{ cost: whole.max(100_000, 'field_wrong'), keyLength: whole.max(64, 'field_wrong') },
        data: z.record(z.string(), z.union([z.string().max(100), z.number()]), 'field_wrong'),
      }),
    }),
    solution: z.object({ counter: whole.max(0xffffffff, 'field_wrong'), derived_key: hex }),
  }),
})

/** Calls by which a visitor's page shows that it works for a person: each challenge that is solved gives its address room for one more act. */
export function proofRoutes(context: Parameters<typeof prove>[0]): Route[] {
  return [
    route(
      {
        ...{ method: 'GET', path: '/api/visit/challenge', tag: 'visit', who: visitors },
        summary:
          'A piece of work for the page of a visitor who is over a limit; any client may go without it',
        query: z.object({ company_id: rowId }),
        answers: documentOf<{ data: object }>(challengeDocument),
      },
      async ({ caller, query, now }) => {
        const { askChallenge } = await import('./prove.ts')
        const challenge = await askChallenge(context, caller, { companyId: query.company_id, now })
        return done({ data: { id: challenge.signature ?? '', type: 'challenge', attributes: challenge } })
      },
    ),
    route(
      {
        ...{ method: 'POST', path: '/api/visit/challenge', tag: 'visit', who: visitors },
        summary:
          'Takes the solution of a challenge, once: the address has room for one more hold, booking and ticket',
        body: body(proof),
        answers: nothing,
      },
      async ({ caller, body, now }) => {
        const { prove } = await import('./prove.ts')
        const { company_id: companyId, challenge, solution } = body.proof
        const { counter, derived_key: derivedKey } = solution
        const proved = await prove(
          context,
          caller,
          { challenge, solution: { counter, derivedKey } },
          { companyId, now },
        )
        return proved.ok ? done({ headers: {} }) : proved
      },
    ),
  ]
}
