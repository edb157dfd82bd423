import { userPayload, userPayloads, userPayloadUnderLocation } from '@rinda/contract/people/user-payload'
import { email, phoneNumber, rowId } from '@rinda/contract/wire/fields'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { parse } from '../edge/parse.ts'
import { listDocument, oneDocument, resourceShape } from '../http/openapi/describe.ts'
import { pageOf, pageParameters, usualRows } from '../http/paging.ts'
import { document } from '../http/route/answers.ts'
import type { BodyReader } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staffAndPrograms } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { SentUser } from './input.ts'
import { renderUser } from './resource.ts'
import type { UserWriting } from './write-user.ts'

// Other systems ask for visitors, portals do not: what answers them is loaded by the first call.
const lists = () => import('./list.ts')
const verbs = () => import('./write-user.ts')

const text = z.string()
const user = resourceShape(
  'user',
  z.object({
    company_id: z.number(),
    ...{ email: text, phone_country_code: text, phone_number: text, first_name: text, last_name: text },
    ...{ project: text, timestamp: z.number(), created_at: text, updated_at: text },
    token: text.optional().describe('For programs of the operator alone'),
    push_id: text.optional().describe('For programs of the operator alone'),
  }),
)
const listQuery = z.object({
  company_id: rowId.optional(),
  email: email.optional(),
  phone_number: phoneNumber.optional(),
  ...pageParameters,
})
const ofUsers = { tag: 'users', who: staffAndPrograms } as const
const ofOne = { ...ofUsers, path: '/api/users/:id', params: z.object({ id: pathId }) } as const
/** Body that is read without a refusal: the verb tells its faults, and only to whoever may do it. */
const userBody: BodyReader<Result<SentUser>> = {
  name: 'user',
  described: userPayloads,
  read: (payload) => done(parseUser(payload)),
}

/** Visitors who are known by name: listed page by page, read, written down, changed. */
export function userRoutes(context: UserWriting): Route[] {
  return [
    route(
      {
        ...ofUsers,
        method: 'GET',
        path: '/api/users',
        summary: 'Visitors, page by page',
        query: listQuery,
        answers: document(listDocument(user)),
      },
      async ({ caller, query, request }) => {
        const { 'page[size]': size = usualRows, 'page[after]': after, ...input } = query
        const { listUsersFor } = await lists()
        const rows = await listUsersFor(context.db, caller, {
          companyId: input.company_id,
          email: input.email,
          phoneNumber: input.phone_number,
          after,
          most: size + 1,
        })
        const { page, links } = pageOf(request, rows, size, (row) => row.user_id)
        return done({ data: page.map((row) => renderUser(caller, row)), links })
      },
    ),
    route(
      { ...ofOne, method: 'GET', summary: 'One visitor', answers: document(oneDocument(user)) },
      async ({ caller, params }) => {
        const { getUser } = await lists()
        const found = await getUser(context.db, caller, params.id)
        return found.ok ? done({ data: renderUser(caller, found.value) }) : found
      },
    ),
    writeRoute(
      context,
      {
        ...ofUsers,
        method: 'POST',
        path: '/api/users',
        summary: 'Writes down a visitor',
        body: userBody,
        answers: document(oneDocument(user), 201),
      },
      async (within, { body, asked }) => (await verbs()).createUser(within, asked, body),
    ),
    writeRoute(
      context,
      {
        ...ofOne,
        method: 'PATCH',
        summary: 'Changes what is named of a visitor',
        body: userBody,
        answers: document(oneDocument(user)),
      },
      async (within, { params, body, asked }) => (await verbs()).updateUser(within, asked, params.id, body),
    ),
  ]
}

/** Parses what is said of a visitor, under either name. */
function parseUser(payload: unknown): Result<SentUser> {
  const key = keyIn(payload)
  const parsed = key === 'user' ? parse(userPayload, payload) : parse(userPayloadUnderLocation, payload)
  if (!parsed.ok) return parsed
  return done({ key, input: 'user' in parsed.value ? parsed.value.user : parsed.value.location })
}

function keyIn(payload: unknown): SentUser['key'] {
  const isNamed = typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'user')
  return isNamed ? 'user' : 'location'
}
