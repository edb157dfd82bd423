import { rowId } from '@rinda/contract/wire/fields'
import { z } from 'zod'

/** Headers of a write, as the OpenAPI document describes them. */
export const idempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .max(200)
    .optional()
    .describe('The same key from the same caller gets the first answer again, and nothing is done twice'),
})

/** The same of a change that can be kept from overwriting what others changed meanwhile. */
export const ifMatch = idempotencyKey.extend({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The `ETag` of what the change was made from: when it is another by now, nothing is done (409)',
    ),
})

/** Query by which the platform's admin names a company; whoever administers one has that. */
export const chosenCompany = z.object({
  company_id: rowId.optional().describe('For the platform’s admin: whose; else one’s own company'),
})

/** Header by which a visitor proves a booking, as the OpenAPI document describes it. */
export const bookingToken = z.object({
  'x-booking-token': z
    .string()
    .optional()
    .describe('The `token` of the booking, which visitors prove it with'),
})

/** The same of a ticket. */
export const ticketToken = z.object({
  'x-ticket-token': z.string().optional().describe('The `token` of the ticket, told to whoever asked for it'),
})

const names = new Set<string>()

/**
 * Gives a schema the name under which it stands once in the OpenAPI document, for all that refer to it.
 * @throws Error where the name is taken: who reads of one of the two would be shown the other.
 */
function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  if (names.has(id)) throw new Error(`Two schemas are named ${id}`)
  names.add(id)
  return schema.meta({ ...schema.meta(), id })
}

const error = named(
  'error',
  z.object({
    status: z.string(),
    code: z.string().describe('One of the closed list: forbidden, invalid, not_found, …'),
    title: z.string(),
    detail: z.string(),
    source: z.object({ pointer: z.string(), parameter: z.string() }).partial().optional(),
    meta: z.object({ info: z.object({ lv: z.string(), en: z.string(), ru: z.string() }) }).optional(),
  }),
)
const errorsDocument = named(
  'errors',
  z.object({ errors: z.array(error) }).describe('Why it was not done: one error for each fault'),
)

const linked = named('resource_identifier', z.object({ type: z.string(), id: z.string() }))
const relationships = named(
  'relationships',
  z.record(z.string(), z.object({ data: z.union([linked, z.array(linked), z.null()]) })),
)

/** An object of the wire as the OpenAPI document shows it, under the name of its type where no other is given. */
export function resourceShape<Type extends string, Attributes extends z.ZodObject>(
  type: Type,
  attributes: Attributes,
  name: string = type,
) {
  return named(
    name,
    z.object({
      id: z.string(),
      type: z.literal(type),
      attributes,
      relationships: relationships.optional(),
    }),
  )
}

const other = named('resource_object', z.looseObject({ id: z.string(), type: z.string() }))

/** A document of which no more is said than that it is one. */
export const anyDocument = z.object({ data: z.union([other, z.array(other), z.null()]) }).loose()

export function oneDocument<Shape extends z.ZodObject>(shape: Shape) {
  return z.object({ data: shape, included: z.array(other).optional() })
}

export function listDocument<Shape extends z.ZodObject>(shape: Shape) {
  const links = z.object({ next: z.string().nullable() })
  return z.object({
    data: z.array(shape),
    included: z.array(other).optional(),
    links: links.optional(),
  })
}

/** The answers of a route, for its description alone: what is sent is rendered elsewhere. */
export function answers(document: z.ZodType, status: 200 | 201 = 200): Record<string, object> {
  return { [status]: inMediaType(document), ...refusals() }
}

/** The same of a route that answers with no content. */
export function emptyAnswers(): Record<string, object> {
  return { 204: z.null().describe('It is done: there is nothing to say'), ...refusals() }
}

/** The same of a route that answers with a file. */
export function fileAnswers(): Record<string, object> {
  const content = { '*/*': { schema: z.any() } }
  return { 200: { description: 'The file', content }, ...refusals() }
}

/** The same of a route whose answer names its state in `ETag`, and which says no more to who has that state already. */
export function freshAnswers(described: Record<string, object>): Record<string, object> {
  const headers = { ETag: { type: 'string', description: 'The state that this is, for `If-None-Match`' } }
  const notModified = z.null().describe('The state named in `If-None-Match` still holds')
  return { ...described, 200: { ...described[200], headers }, 304: notModified }
}

function refusals() {
  const errors = inMediaType(errorsDocument)
  return { '4xx': errors, 503: errors }
}

/** The same where the answer says in `ETag` which version of the object it shows. */
export function versionedAnswers(document: z.ZodType, status: 200 | 201 = 200): Record<string, object> {
  const headers = {
    ETag: { type: 'string', description: 'The version that this is: its `timestamp`, quoted' },
  }
  return { ...answers(document, status), [status]: { ...inMediaType(document), headers } }
}

/** A document in the media types in which it comes: that of JSON:API, and plain JSON for who speaks that. */
function inMediaType(schema: z.ZodType) {
  return {
    description: schema.description ?? 'As asked for',
    content: { 'application/vnd.api+json': { schema }, 'application/json': { schema } },
  }
}
