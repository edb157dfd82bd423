import { newApiKeyPayload } from '@rinda/contract/set-up/api-key'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { apiKeyDocument, apiKeyListDocument } from '../http/documents/integration-documents.ts'
import { chosenCompany } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { companyAdmins } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { KeyContext } from './set-up-keys.ts'

const path = '/api/portal/api_keys'
const ofAdmins = {
  tag: 'directory',
  who: companyAdmins,
} as const

// Keys are set up seldom: what does it is loaded when it is first asked for.
const verbs = () => import('./set-up-keys.ts')

/** Routes by which admins give other systems keys to their company's interface, and end them. */
export function apiKeyRoutes(context: KeyContext): Route[] {
  return [
    route(
      {
        ...{ ...ofAdmins, method: 'GET', path, query: chosenCompany },
        summary: 'Keys of the company, the latest first',
        answers: document(apiKeyListDocument),
      },
      async ({ caller, query }) => {
        const listed = await (await verbs()).listKeys(context, caller, query.company_id)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'POST', path },
        summary: 'Makes a key, which is told in this answer alone',
        tellsOnce: 'key',
        body: lateBody(newApiKeyPayload, { name: 'api_key' }),
        answers: document(apiKeyDocument, 201),
      },
      async (within, { asked, body }) =>
        body.ok ? await (await verbs()).makeKey(within, asked, body.value.api_key) : body,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'DELETE', path: `${path}/:keyId`, query: chosenCompany },
        params: z.object({ keyId: pathId }),
        summary: 'Ends a key at once',
        answers: document(apiKeyDocument),
      },
      async (within, { asked, params, query }) =>
        await (await verbs()).revokeKey(within, asked, {
          companyId: query.company_id,
          keyId: params.keyId,
        }),
    ),
  ]
}
